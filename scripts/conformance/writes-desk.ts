import { about, type Data, find, type Given, itemsOf, type Recipe } from './given'
import type { Input } from './line'

const PAGED = { pageIndex: 1, pageSize: 15 }
const LIVES = 'POST live/page'
const MINE: Input = { body: { ...PAGED, mine: true } }
const DESK_ORDERS = 'POST merchant/order/page'
const PRODUCTS = 'POST merchant/product/page'
/** A page that no tab shows: what is tried there is seen by few. */
const URL = '/company/about'
/** What the run creates bears this name. */
const NAME = 'Conformance'
const NAMES = { en: NAME, 'zh-Hans': '一致性测试' }

const live = (more: object, fits?: (item: Data) => boolean): Recipe =>
  about(LIVES, {
    part: 'body',
    to: 'liveId',
    input: MINE,
    more: () => more,
    ...(fits && { fits }),
  })
const own = ({ title }: Data): boolean => title === NAME

/** The page that is edited, as its draft stands; only administrators read it. */
const draft =
  (more: (draft: Data) => object): Recipe =>
  async (given) => {
    const found = await given.data('GET paas/viewEngine/draft', { query: { url: URL } })
    return found && { body: { url: URL, requestId: given.wish(), ...more(found) } }
  }

const template = about('POST paas/viewEngine/templates/list', {
  part: 'body',
  fits: ({ name }) => name === NAME,
  more: (given) => ({ requestId: given.wish() }),
})

async function storeOf(given: Given): Promise<string | undefined> {
  const [desk] = itemsOf(await given.data('GET notice/im/desks'))
  return desk?.storeId
}

const talk = (box: string, more: (talk: Data) => object): Recipe =>
  about('POST notice/im/page', {
    part: 'body',
    to: 'conversationId',
    input: { body: { ...PAGED, box } },
    more: (_, item) => more(item),
  })

/** The desks of a shop, of support, of authors and of those who edit pages. */
export const DESK_WRITES: Readonly<Record<string, Recipe>> = {
  'POST paas/viewEngine/save': draft(({ revision, baseVersion, definition }) => ({
    revision,
    baseVersion,
    definition,
  })),
  'POST paas/viewEngine/presence': () => ({ body: { url: URL, tab: 'conformance' } }),
  'POST paas/viewEngine/previewLink': () => ({ body: { url: URL } }),
  'POST paas/viewEngine/previewLink/revoke': () => ({ body: { url: URL } }),
  'POST paas/viewEngine/publish': draft(({ revision }) => ({ revision, note: NAME })),
  'POST paas/viewEngine/rollback': draft(() => ({ version: 0, note: NAME })),
  'POST paas/viewEngine/discard': draft(({ revision }) => ({ revision })),
  'POST paas/viewEngine/cancel': about('POST paas/viewEngine/releases', {
    part: 'body',
    input: { body: { ...PAGED, url: URL } },
    fits: ({ state }) => state === 'waiting',
  }),
  'POST paas/viewEngine/unpublish': draft(() => ({ note: NAME })),
  // What is made to be renamed would stay: no call deletes a page.
  'POST paas/viewEngine/rename': draft(({ revision }) => ({ to: URL, revision, relink: false })),
  'POST paas/viewEngine/templates/save': (given) => ({
    body: {
      kind: 'page',
      name: NAME,
      definition: { widgets: [{ config: { type: 'text', id: 'a' }, value: NAME }] },
      requestId: given.wish(),
    },
  }),
  'POST paas/viewEngine/templates/delete': template,
  'POST paas/viewEngine/assets/save': about('POST paas/viewEngine/assets/list', {
    part: 'body',
    more: (_, { name, folder, alt }) => ({ name, folder, alt }),
  }),
  'POST autoConfigAdmin/save': async ({ data }) => {
    // Only an administrator gets as far as writing back what stands there.
    const value =
      (await data('POST employee/isAdmin')) && (await data('GET basic/autoConfig/getValue'))
    return value && { body: { type: 'service', value } }
  },
  'POST live/create': (given) => ({ body: { title: NAME, requestId: given.wish() } }),
  'POST live/update': live({ title: NAME }, own),
  'POST live/begin': live({}, own),
  'POST live/notice': live({ notice: 'Welcome' }),
  'POST live/sendMessage': about(LIVES, {
    part: 'body',
    to: 'liveId',
    fits: ({ status }) => status === 1,
    more: ({ account }) => ({ content: 'Cheers', fromUserId: account?.id ?? '' }),
  }),
  'POST live/liveAuthor/thumbup': about(LIVES, {
    part: 'body',
    to: 'liveId',
    fits: ({ status }) => status === 1,
  }),
  'POST live/pin': async (given) => {
    const onAir = await find(given, LIVES, MINE, ({ status }) => status === 1)
    const shown = onAir && (await given.data('GET live/show', { query: { liveId: onAir.id } }))
    const product = shown?.products[0]
    return product && { body: { liveId: onAir.id, productId: product.id } }
  },
  'POST live/liveUser/forbidden': async (given) => {
    for (const { id } of itemsOf(await given.data(LIVES, MINE))) {
      const seen = await given.data('POST live/liveUser/page', { body: { ...PAGED, liveId: id } })
      const viewer = itemsOf(seen).find(({ id: who }) => who !== given.account?.id)
      if (viewer) return { body: { liveId: id, userId: viewer.id, barred: 0 } }
    }
    return undefined
  },
  'POST live/end': live({}, own),
  'POST live/forbidden': live({}, own),
  'DELETE live/delete': about(LIVES, { to: 'liveId', input: MINE, fits: own }),
  'POST live/liveFollow/add': async (given) => {
    const one = await find(given, LIVES, undefined, ({ author }) => author.id !== given.account?.id)
    return one && { body: { authorId: one.author.id } }
  },
  'DELETE live/liveFollow/cancel': about('POST live/liveFollow/page', { to: 'authorId' }),
  'POST notice/im/open': () => ({ body: {} }),
  'POST messages': async (given) => {
    const standing = await find(given, 'POST notice/im/page')
    return (
      standing && {
        body: {
          conversationId: standing.id,
          requestId: given.wish(),
          kind: 'text',
          content: 'Is anybody there?',
        },
      }
    )
  },
  'POST notice/im/question': talk('own', () => ({ questionId: 'cold', requestId: 'conformance' })),
  'POST notice/im/read': talk('own', () => ({ upTo: 1 })),
  'POST notice/im/rate': talk('own', () => ({ stars: 5 })),
  'POST notice/im/transfer': async (given) => {
    const standing = await find(given, 'POST notice/im/page', { body: { ...PAGED, box: 'mine' } })
    const [desk] = itemsOf(await given.data('GET notice/im/desks'))
    const other = desk?.colleagues.find(({ id }: Data) => id !== given.account?.id)
    return standing && other && { body: { conversationId: standing.id, userId: other.id } }
  },
  'POST notice/im/close': talk('waiting', () => ({})),
  'POST notice/im/seat': async (given) => {
    const storeId = await storeOf(given)
    const [other] = given.others
    return storeId && other && { body: { storeId, mobile: other.mobile } }
  },
  'POST notice/im/unseat': async (given) => {
    const storeId = await storeOf(given)
    const [other] = given.others
    return storeId && other && { body: { storeId, userId: other.id } }
  },
  'POST merchant/order/ship': async (given) => {
    const due = await find(given, DESK_ORDERS, { body: { ...PAGED, status: 2 } }, ({ actions }) =>
      actions?.includes('ship'),
    )
    const lines = due?.lines.map(({ position }: Data) => ({ position, count: 1 })).slice(0, 1)
    return (
      due && {
        body: { id: due.id, carrier: 'SF', number: 'SF1234567', lines, requestId: given.wish() },
      }
    )
  },
  'POST merchant/order/close': about(DESK_ORDERS, {
    part: 'body',
    input: { body: { ...PAGED, status: 2 } },
    fits: ({ actions, parcels }) => actions?.includes('close') && !parcels?.length,
    more: (given) => ({ reason: 'soldOut', requestId: given.wish() }),
  }),
  'POST merchant/pickup/redeem': about(DESK_ORDERS, {
    part: 'body',
    input: { body: { ...PAGED, status: 2 } },
    from: 'pickupCode',
    to: 'code',
  }),
  'POST merchant/afterSale/decide': about('POST merchant/afterSale/page', {
    part: 'body',
    fits: ({ actions }) => actions?.includes('refuse'),
    more: () => ({ action: 'refuse', message: 'No picture' }),
  }),
  'POST merchant/product/save': async (given) => {
    const like = await find(given, PRODUCTS)
    return (
      like && {
        body: {
          requestId: given.wish(),
          storeId: like.storeId,
          classId: like.classId,
          name: NAMES,
          intro: NAMES,
          images: like.images.slice(0, 1),
          skus: [{ name: NAMES, price: 1900, stock: 24 }],
        },
      }
    )
  },
  'POST merchant/product/shelf': about(PRODUCTS, {
    part: 'body',
    more: (_, { isOnShelf }) => ({ isOnShelf }),
  }),
  'POST merchant/product/sku': async (given) => {
    const product = await find(given, PRODUCTS)
    const sku = product?.skus[0]
    return sku && { body: { id: sku.id, price: sku.price, stock: sku.stock } }
  },
  'POST merchant/review/reply': about('POST merchant/review/page', {
    part: 'body',
    fits: ({ reply }) => reply === '',
    more: () => ({ reply: 'Thank you' }),
  }),
  'POST merchant/coupon/save': async (given) => {
    const product = await find(given, PRODUCTS)
    return (
      product && {
        body: {
          storeId: product.storeId,
          name: NAMES,
          amount: 500,
          threshold: 3000,
          total: 10,
          days: 7,
          requestId: given.wish(),
        },
      }
    )
  },
  'POST merchant/application/decide': about('POST merchant/application/page', {
    part: 'body',
    fits: ({ isWaiting }) => isWaiting,
    more: () => ({ isApproved: false, reason: 'Licence unreadable' }),
  }),
  'POST asset/withdraw/decide': about('POST asset/withdraw/review', {
    part: 'body',
    fits: ({ status }) => status === 1,
    more: () => ({ isPaid: false, reason: 'Another name' }),
  }),
  'POST people/identity/decide': about('POST people/identity/page', {
    part: 'body',
    fits: ({ status }) => status === 1,
    more: (given, { submittedAt }) => ({
      submittedAt,
      isApproved: false,
      reason: 'Unreadable',
      requestId: given.wish(),
    }),
  }),
  'POST investMerchant/decide': about('POST investMerchant/applications', {
    part: 'body',
    fits: ({ canDecide }) => canDecide,
    more: (given, { status }) => ({
      status,
      isApproved: false,
      reason: 'Full',
      requestId: given.wish(),
    }),
  }),
}
