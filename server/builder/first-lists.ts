import { isObject } from '../../src/shared/json'
import type { Locale } from '../../src/shared/l10n'
import { addressOf } from '../../src/shared/url'
import { fitCouponsHandler } from '../coupon/routes'
import type { Context, Handler } from '../handler'
import { coerceQuery, validate } from '../http/validate'
import { getProductDetailHandler } from '../product/get-product-detail'
import { getProductStoreHandler } from '../product/more'
import { pageProductsHandler } from '../product/page-products'
import { getProductSkusHandler } from '../product/routes'
import { getConfigValueHandler } from '../record/configs'
import { getRelationsHandler } from '../record/dictionary-routes'
import { Refusal } from '../refusal'
import { revisionOf } from './revision'

/** So many lists of a page travel with it: those of the first screens. */
const MOST = 4
const PAGE_SIZE = 15
/** What a list of products may be narrowed by, as the app asks for it. */
const FILTERS = ['keyWord', 'classIds', 'priceStyleId', 'storeId', 'tags', 'exceptId']

interface Asked {
  readonly handler: Handler
  readonly query?: Record<string, string | number>
  readonly body?: object
}

/** What a widget asks for first; undefined where that depends on who asks, or is another call. */
function firstCall(node: unknown): Asked | undefined {
  const config = isObject(node) && isObject(node.config) ? node.config : {}
  const bind = isObject(config.bind) ? config.bind : {}
  if (bind.from === 'relation' && typeof bind.type === 'string')
    return { handler: getRelationsHandler, query: { type: bind.type } }
  if (config.type !== 'productList' || bind.call !== pageProductsHandler.contract.path)
    return undefined
  const query: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(isObject(bind.query) ? bind.query : {})) {
    if (!FILTERS.includes(name) || value === '') continue
    if (typeof value !== 'string') return undefined
    query[name] = value
  }
  const size = Number(config.limit ?? config.pageSize ?? PAGE_SIZE)
  return { handler: pageProductsHandler, query: { ...query, pageIndex: 1, pageSize: size } }
}

/** Answers by address. What a call is asked in its body is part of it. */
export type Answers = Readonly<Record<string, unknown>>

/** The answer as the call itself gives it; none where that would refuse, or not be answered. */
async function answerTo({ handler, query, body }: Asked, context: Context) {
  const { contract, answer } = handler
  if (context.services.faults.awaits(contract.method, contract.path)) return []
  const sent = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
  try {
    const read =
      query && validate(contract.query, coerceQuery(contract.query, Object.fromEntries(sent)))
    const data = await answer({ params: {}, query: read, body }, context)
    return [
      [addressOf(contract.path, body ? { body: JSON.stringify(body) } : query), data],
    ] as const
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

async function answersTo(asked: readonly Asked[], context: Context): Promise<Answers> {
  const answers = await Promise.all(asked.map((one) => answerTo(one, context)))
  return Object.fromEntries(answers.flat())
}

/** Whether a page is for everybody. */
export function isOpen(view: unknown): boolean {
  const { security } = isObject(view) ? view : {}
  const { isLogin, isAdmin, getApi } = isObject(security) ? security : {}
  return !(isLogin || isAdmin || getApi)
}

/** What the lists of a page show first: in which language, how new the pages are, the answers by address. */
export interface FirstLists {
  readonly locale: Locale
  readonly rev: string
  readonly answers: Answers
}

/** What the lists of a page that is for everybody ask for first, answered for who asks. */
export async function firstLists(view: unknown, context: Context): Promise<FirstLists> {
  const { widgets } = isObject(view) ? view : {}
  const nodes = Array.isArray(widgets) && isOpen(view) ? widgets : []
  const asked = nodes.flatMap((node) => firstCall(node) ?? []).slice(0, MOST)
  const rev = await revisionOf(context.services)
  return { locale: context.locale, rev, answers: await answersTo(asked, context) }
}

/** What the app asks for with its first page, besides what that shows: what the brand has set for its shop. */
export const firstOfStart = (context: Context): Promise<Answers> =>
  answersTo([{ handler: getConfigValueHandler, query: { type: 'brand' } }], context)

/** What the page of a product asks for first; empty where there is no such product. */
export async function firstOfProduct(id: string, context: Context): Promise<Answers> {
  const handlers = [getProductDetailHandler, getProductSkusHandler, getProductStoreHandler]
  const asked = handlers.map((handler) => ({ handler, query: { id } }))
  const answers = await answersTo(asked, context)
  const detail = answers[addressOf(getProductDetailHandler.contract.path, { id })]
  if (!isObject(detail)) return {}
  const products = [{ productId: detail.id, skuId: detail.skuId, count: 1 }]
  const coupons = { handler: fitCouponsHandler, body: { products } }
  return { ...answers, ...(await answersTo([coupons], context)) }
}
