import { isObject } from '../../src/shared/json'
import { addressOf } from '../../src/shared/url'
import type { Context, Handler } from '../handler'
import { pageProductsHandler } from '../product/page-products'
import { getRelationsHandler } from '../record/dictionary-routes'

/** So many lists of a page travel with it: those of the first screens. */
const MOST = 4
const PAGE_SIZE = 15
/** What a list of products may be narrowed by, as the app asks for it. */
const FILTERS = ['keyWord', 'classIds', 'priceStyleId', 'storeId', 'tags', 'exceptId']

interface Asked {
  readonly handler: Handler
  readonly query: Record<string, string | number>
}

/** What a widget asks for first; undefined where that depends on who asks, or is another call. */
function firstCall(node: unknown): Asked | undefined {
  const config = isObject(node) && isObject(node.config) ? node.config : {}
  const bind = isObject(config.bind) ? config.bind : {}
  if (bind.from === 'relation' && typeof bind.type === 'string')
    return { handler: getRelationsHandler, query: { type: bind.type } }
  if (config.type !== 'productList' || bind.call !== pageProductsHandler.contract.path)
    return undefined
  const query: Asked['query'] = {}
  for (const [name, value] of Object.entries(isObject(bind.query) ? bind.query : {})) {
    if (!FILTERS.includes(name)) continue
    if (typeof value !== 'string') return undefined
    query[name] = value
  }
  const size = Number(config.limit ?? config.pageSize ?? PAGE_SIZE)
  return { handler: pageProductsHandler, query: { ...query, pageIndex: 1, pageSize: size } }
}

/** What the lists of a definition ask for first, answered for who asks, by address. */
export async function firstLists(view: unknown, context: Context): Promise<object> {
  const widgets = isObject(view) && Array.isArray(view.widgets) ? view.widgets : []
  const asked = widgets.flatMap((node) => firstCall(node) ?? []).slice(0, MOST)
  const answers = await Promise.all(
    asked.map(async ({ handler, query }) => {
      const data = await handler.answer({ params: {}, query, body: undefined }, context)
      return [addressOf(handler.contract.path, query), data] as const
    }),
  )
  return { locale: context.locale, answers: Object.fromEntries(answers) }
}
