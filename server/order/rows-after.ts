import type { Generated } from 'kysely'

/** A parcel on its way. The route follows from its time; nobody drives it. */
export interface ParcelTable {
  id: string
  orderId: string
  carrier: string
  number: string
  requestId: string
  createdAt: number
}

export interface ParcelLineTable {
  parcelId: string
  orderId: string
  position: number
  count: number
}

/** `kind` and `state` are those of src/features/order/contract-after.ts. Money is cents. */
export interface AfterSaleTable {
  id: string
  orderId: string
  userId: string
  storeId: string
  position: number
  count: number
  kind: number
  state: number
  reason: string
  message: string
  /** JSON: addresses. */
  pictures: string
  amount: number
  /** 1 when the goods were on their way already when it was asked for. */
  sent: number
  /** 1 once a refusal was appealed. */
  appealed: Generated<number>
  /** JSON: carrier and number; empty before. */
  returnParcel: Generated<string>
  exchangeParcel: Generated<string>
  requestId: string
  createdAt: number
  deadlineAt: number | null
}

export interface AfterSaleStepTable {
  afterSaleId: string
  position: number
  createdAt: number
  /** `buyer`, `seller`, `operator` or `clock`. */
  actor: string
  /** The user; empty for the clock. */
  actorId: string
  action: string
  message: string
}

/** Money and points that went back for an order or a package; an after-sale pays back once. */
export interface OrderRefundTable {
  id: string
  /** Empty for a package. */
  orderId: string
  payId: string
  userId: string
  /** Empty when a whole order was called off. */
  afterSaleId: string
  amount: number
  points: number
  /** Points the order had brought, which are taken again. */
  taken: number
  /** `balance`, the name of a gateway, or `none` when nothing had been paid. */
  channel: string
  reason: string
  createdAt: number
  /** What was paid out to the shop without it; empty before. */
  settlementId: Generated<string>
}

export interface AfterTables {
  parcels: ParcelTable
  parcel_lines: ParcelLineTable
  after_sales: AfterSaleTable
  after_sale_steps: AfterSaleStepTable
  order_refunds: OrderRefundTable
}
