import type { Kysely } from 'kysely'
import {
  type AfterSale,
  AfterSaleKind,
  type AfterSaleState,
} from '../../src/features/order/contract-shapes'
import { type L10nText, packText, readText, unpackList, unpackTexts } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import type { Context, Locale } from '../handler'
import { type Actor, actionsOf } from './after-sale-machine'
import { saleOf } from './after-sales'

export interface WantedSales {
  readonly userId?: string
  readonly storeIds?: readonly string[]
  readonly id?: string
  readonly orderId?: string | undefined
  readonly status?: number | undefined
  readonly keyword?: string | undefined
}

const NAMES: Readonly<Record<Exclude<Actor, 'buyer' | 'seller'>, L10nText>> = {
  operator: { en: 'Customer service', 'zh-Hans': '平台客服' },
  clock: { en: 'Automatically', 'zh-Hans': '系统自动' },
}

function found(db: Kysely<Database>, wanted: WantedSales) {
  const { userId, storeIds, id, orderId, status, keyword = '' } = wanted
  let mine = db.selectFrom('after_sales').innerJoin('orders', 'orders.id', 'after_sales.orderId')
  if (userId !== undefined) mine = mine.where('after_sales.userId', '=', userId)
  if (storeIds) mine = mine.where('after_sales.storeId', 'in', storeIds)
  if (id !== undefined) mine = mine.where('after_sales.id', '=', id)
  if (orderId !== undefined) mine = mine.where('after_sales.orderId', '=', orderId)
  if (status !== undefined) mine = mine.where('after_sales.state', '=', status)
  if (keyword !== '') mine = mine.where('orders.serial', '=', keyword.trim())
  return mine
}

/** After-sales of a buyer or of some shops, the newest first, as `by` sees them. */
export async function pageOfSales(
  context: Context,
  wanted: WantedSales,
  by: readonly Actor[],
  paging: { pageIndex: number; pageSize: number } = { pageIndex: 1, pageSize: 1 },
) {
  const { db, locale } = context
  const { limit, offset } = pageWindow(paging)
  const mine = found(db, wanted)
  const rows = await mine
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.orderId', '=', 'after_sales.orderId')
        .onRef('order_lines.position', '=', 'after_sales.position'),
    )
    .leftJoin('stores', 'stores.id', 'after_sales.storeId')
    .leftJoin('order_refunds', 'order_refunds.afterSaleId', 'after_sales.id')
    .selectAll('after_sales')
    .select([
      'orders.serial as orderSerial',
      'order_lines.name as name',
      'order_lines.skuName as skuName',
      'order_lines.image as image',
      'stores.name as storeName',
      'order_refunds.amount as refunded',
      'order_refunds.points as points',
      'order_refunds.channel as channel',
    ])
    .orderBy('after_sales.createdAt', 'desc')
    .orderBy('after_sales.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countOf(mine)
  const result = await Promise.all(
    rows.map(async (row): Promise<AfterSale> => {
      const text = (json: string | null) => (json === null ? '' : readText(json, locale))
      const parcel = (json: string) => (json === '' ? null : unpackTexts(json, 'carrier', 'number'))
      return {
        id: row.id,
        orderId: row.orderId,
        orderSerial: row.orderSerial,
        storeId: row.storeId,
        storeName: text(row.storeName),
        position: row.position,
        name: text(row.name),
        skuName: text(row.skuName),
        image: row.image,
        count: row.count,
        kind: row.kind as AfterSaleKind,
        state: row.state as AfterSaleState,
        reason: row.reason,
        message: row.message,
        pictures: unpackList(row.pictures).filter((picture) => typeof picture === 'string'),
        // Nobody pays for an exchange; the row holds what goes back when none is ever sent.
        amount: row.kind === AfterSaleKind.Exchange ? 0 : row.amount,
        refunded: row.refunded ?? 0,
        points: row.points ?? 0,
        channel: row.channel ?? '',
        createdAt: row.createdAt,
        deadlineAt: row.deadlineAt,
        returnParcel: parcel(row.returnParcel),
        exchangeParcel: parcel(row.exchangeParcel),
        steps: await stepsOf(db, row.id, text(row.storeName), locale),
        actions: [...new Set(by.flatMap((actor) => actionsOf(saleOf(row), actor)))],
      }
    }),
  )
  return { result, pageIndex: paging.pageIndex, pageSize: limit, totalCount: count }
}

/** The shop speaks as a shop: who of it pressed the button is nobody's business. */
async function stepsOf(db: Kysely<Database>, id: string, storeName: string, locale: Locale) {
  const steps = await db
    .selectFrom('after_sale_steps')
    .leftJoin('users', 'users.id', 'after_sale_steps.actorId')
    .selectAll('after_sale_steps')
    .select('users.nickName as nickName')
    .where('afterSaleId', '=', id)
    .orderBy('position')
    .execute()
  return steps.map(({ createdAt, actor, nickName, action, message }) => {
    const by = actor as Actor
    const buyer = readText(nickName ?? packText(''), locale)
    const name = by === 'buyer' ? buyer : by === 'seller' ? storeName : NAMES[by][locale]
    return { at: createdAt, by, name, action, message }
  })
}
