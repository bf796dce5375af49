import { traceParcel } from '../../src/features/order/contract-after'
import { type L10nText, packText, readText, unpackTexts } from '../database/l10n'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { notFound } from '../refusal'

const PARCEL = { en: 'The parcel', 'zh-Hans': '包裹' }
const HOUR = 3600

/** What is written at each stop: hours after the parcel left, how far along the way, the words. */
const STOPS: readonly (readonly [hours: number, way: number, text: L10nText])[] = [
  [0, 0, { en: 'Handed to the carrier', 'zh-Hans': '已揽收' }],
  [3, 0.1, { en: 'Left the depot of departure', 'zh-Hans': '离开始发分拣中心' }],
  [12, 0.55, { en: 'On the road', 'zh-Hans': '运输途中' }],
  [22, 0.85, { en: 'Arrived at the depot of the city', 'zh-Hans': '到达目的地分拣中心' }],
  [27, 0.95, { en: 'Out for delivery', 'zh-Hans': '派送中，请保持电话畅通' }],
  [30, 1, { en: 'Delivered and signed for', 'zh-Hans': '已签收' }],
]

/** Cities the sandbox sends to; any other is somewhere in between. GCJ-02 degrees. */
const CITIES: Readonly<Record<string, readonly [number, number]>> = {
  广州市: [23.1291, 113.2644],
  深圳市: [22.5431, 114.0579],
}
const ELSEWHERE = [23.02, 113.75] as const

/** A way with a bend, so that a map shows more than a line. */
function pointOn(from: Place, to: Place, part: number): Place {
  const bend = Math.sin(part * Math.PI) * 0.03
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part + bend,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  }
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The parcel that replaces what an after-sale is about. */
async function anewOf({ db, user }: Context, id: string) {
  const sale = await db
    .selectFrom('after_sales')
    .innerJoin('orders', 'orders.id', 'after_sales.orderId')
    .innerJoin('stores', 'stores.id', 'orders.storeId')
    .select(['exchangeParcel', 'orders.address', 'stores.latitude', 'stores.longitude'])
    .where('after_sales.id', '=', id)
    .where('exchangeParcel', '<>', '')
    .where('after_sales.userId', '=', user?.id ?? '')
    .executeTakeFirst()
  if (!sale) throw notFound(PARCEL)
  const steps = await db
    .selectFrom('after_sale_steps')
    .select(['createdAt', 'action'])
    .where('afterSaleId', '=', id)
    .orderBy('position')
    .execute()
  const left = steps.findIndex(({ action }) => action === 'resend')
  const { exchangeParcel, ...places } = sale
  return {
    ...unpackTexts(exchangeParcel, 'carrier', 'number'),
    ...places,
    createdAt: steps[left]?.createdAt ?? 0,
    receivedAt: steps[left + 1]?.createdAt ?? null,
  }
}

async function parcelOf(context: Context, id: string) {
  const { db, user } = context
  const row = await db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.orderId')
    .innerJoin('stores', 'stores.id', 'orders.storeId')
    .select([
      'parcels.carrier',
      'parcels.number',
      'parcels.createdAt',
      'orders.address',
      'orders.receivedAt',
      'stores.latitude',
      'stores.longitude',
    ])
    .where('parcels.id', '=', id)
    .where('orders.userId', '=', user?.id ?? '')
    .executeTakeFirst()
  return row ?? anewOf(context, id)
}

/** The road of a parcel follows from the clock: nobody drives it. */
export const traceHandler: Handler = handle(traceParcel, async ({ query }, context) => {
  callerOf(context)
  const { carrier, number, createdAt, address, receivedAt, ...from } = await parcelOf(
    context,
    query.id,
  )
  const { region } = unpackTexts(address, 'region')
  const city = Object.entries(CITIES).find(([name]) => region.includes(name))
  const [latitude, longitude] = city?.[1] ?? ELSEWHERE
  const to = { latitude, longitude }
  const passed = STOPS.filter(
    ([hours]) => createdAt + hours * HOUR <= context.now() || receivedAt !== null,
  )
  return {
    carrier,
    number,
    isDelivered: passed.length === STOPS.length,
    steps: passed
      .map(([hours, way, text]) => ({
        // Who has signed for it earlier had it earlier.
        at: Math.min(
          createdAt + hours * HOUR,
          Math.max(receivedAt ?? Number.MAX_SAFE_INTEGER, createdAt),
        ),
        text: readText(packText(text), context.locale),
        ...pointOn(from, to, way),
      }))
      .reverse(),
    route: STOPS.map(([, way]) => pointOn(from, to, way)),
  }
})
