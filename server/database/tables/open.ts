import type { Generated } from 'kysely'
import type { L10nJson } from '../l10n'

export interface CartLineTable {
  userId: string
  productId: string
  skuId: string
  count: number
  createdAt: number
  /** JSON: what the variant was when its shop took it away; empty while it is there. */
  gone: Generated<string>
}

export interface ReviewTable {
  id: string
  userId: string
  productId: string
  orderId: string
  stars: number
  content: string
  createdAt: number
  /** Text in both languages, or empty. */
  skuName: Generated<string>
  /** JSON: addresses. */
  pictures: Generated<string>
  isAnonymous: Generated<number>
  /** What was added later. */
  addition: Generated<string>
  addedAt: Generated<number | null>
  /** What the shop says to it. */
  reply: Generated<string>
  repliedAt: Generated<number | null>
}

/** Who somebody says they are, with both sides of their card, and what was made of it. */
export interface IdentityTable {
  userId: string
  name: string
  idCard: string
  front: Generated<string>
  back: Generated<string>
  /** `IdentityStatus`. */
  status: number
  reason: Generated<string>
  submittedAt: number
  reviewedAt: number | null
}

/** A grade that becomes the user's when the payment is made. */
export interface GradeOrderTable {
  payId: string
  userId: string
  gradeId: number
  requestId: string
}

/** A configuration an administrator has changed. */
export interface ConfigTable {
  type: string
  json: string
}

export interface ContentTable {
  id: string
  /** `material`, `event` or `video`. */
  kind: string
  title: L10nJson
  intro: L10nJson
  image: string
  url: string
  createdAt: number
  /** Of an event; 0 else. */
  startsAt: number
  seats: number
  /** Where it happens; empty for anywhere. */
  storeId: Generated<string>
  endsAt: Generated<number>
  /** Of an event, for each place; 0 is free. */
  points: Generated<number>
  /** HTML in both languages, or empty. */
  text: Generated<string>
  /** What a video plays, and the seconds it takes. */
  src: Generated<string>
  length: Generated<number>
  regionId: Generated<string>
  /** JSON: where an event is that is in no store; empty else. */
  place: Generated<string>
}

/** Somebody kept a material, or handed it on: each counts once. */
export interface MaterialDeedTable {
  userId: string
  requestId: string
  materialId: string
  deed: 'save' | 'share'
  createdAt: number
}

/** Places of somebody at an event. One that was given back stays. */
export interface TicketTable {
  id: string
  code: string
  userId: string
  eventId: string
  count: number
  /** Paid for all of them. */
  points: Generated<number>
  createdAt: number
  cancelledAt: Generated<number | null>
  usedAt: Generated<number | null>
  remindedAt: Generated<number | null>
  /** Who let its guests in. */
  staffId: Generated<string>
}

/** Something of a package that can be fetched piece by piece. */
export interface VoucherTable {
  id: string
  code: string
  userId: string
  payId: string
  packageId: string
  productId: string
  name: L10nJson
  image: string
  total: number
  used: Generated<number>
  createdAt: number
  expiresAt: number
  refundedAt: Generated<number | null>
}

export interface VoucherUseTable {
  id: string
  voucherId: string
  storeId: string
  staffId: string
  count: number
  requestId: string
  createdAt: number
}

export interface OpenTables {
  vouchers: VoucherTable
  voucher_uses: VoucherUseTable
  cart_lines: CartLineTable
  reviews: ReviewTable
  identities: IdentityTable
  grade_orders: GradeOrderTable
  configs: ConfigTable
  contents: ContentTable
  material_deeds: MaterialDeedTable
  tickets: TicketTable
}
