import { pageDeviceOrders } from '../../src/features/device/contract'
import { getBuyPrice } from '../../src/features/order/contract'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import { callerOf, handle } from '../handler'
import { expireOrders } from './expire'
import { quote } from './quote'

export const getBuyPriceHandler = handle(getBuyPrice, async ({ body }, { db, now }) => {
  await expireOrders(db, now())
  const { goodsAmount, freight, amount } = await quote(db, body.products, body.way)
  return { goodsAmount, freight, amount }
})

/** A device somebody owns is one they bought. */
export const pageDeviceOrdersHandler = handle(pageDeviceOrders, async ({ body }, context) => {
  const { limit, offset } = pageWindow(body)
  const mine = context.db
    .selectFrom('devices')
    .where('ownerId', '=', callerOf(context).id)
    .$if(body.status !== undefined, (query) => query.where('status', '=', body.status ?? 0))
  const rows = await mine
    .select(['id', 'serial', 'kind', 'name', 'price', 'status', 'income'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await mine
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    result: rows.map(({ id, kind, name, ...rest }) => ({
      ...rest,
      id: `D${id}`,
      deviceId: id,
      name: readText(name, context.locale),
      image: `/pictures/device/${kind}.svg`,
    })),
    pageIndex: body.pageIndex,
    pageSize: limit,
    totalCount: count,
  }
})
