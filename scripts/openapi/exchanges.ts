import { createApp, PROJECT_KEY, type Sandbox } from '../../server/app'
import type { AnyContract } from '../../src/http/endpoint'
import { addressOf, type Input, Line, type Reply } from '../conformance/line'
import { CONTRACTS } from '../conformance/run'

/** The day of every example: what the sandbox answers is then the same each time. */
export const NOON = Date.parse('2026-11-22T12:00:00+08:00')

const PAGED = { pageIndex: 1, pageSize: 1 }
const BASKET = [{ productId: '2001', skuId: '20011', count: 1 }]

/** One example of a group: the call, and what it is asked with. */
interface Example {
  readonly call: string
  readonly input: Input
}

/** The groups of calls in the order in which they are built, and the example of each. */
export const GROUPS: Readonly<
  Record<string, { readonly calls: readonly string[]; readonly example: Example }>
> = {
  start: {
    calls: [
      'GET basic/autoConfig/getValue',
      'GET paas/viewEngine/all',
      'GET paas/viewEngine/getByUrl',
      'GET basic/autoConfig/getList',
    ],
    example: { call: 'GET basic/autoConfig/getValue', input: { query: { type: 'version' } } },
  },
  login: {
    calls: [
      'POST people/user/login',
      'GET basic/sms/code',
      'POST Api/Member/LoginByMobile',
      'POST people/user/reg',
      'GET people/user/checkToken',
      'GET people/user/getLoginUser',
      'POST people/user/logout',
    ],
    example: {
      call: 'POST people/user/login',
      input: {
        body: { key: '13800138000', password: 'taproom1', verifyCode: '', openId: '', type: 4 },
      },
    },
  },
  products: {
    calls: [
      'GET product/page',
      'GET relation/ProductClassRelation/tree',
      'GET product/productShow/detail',
      'GET product/productShow/skus',
      'GET product/facets',
      'GET people/store/location',
      'GET people/store/show',
    ],
    example: { call: 'GET product/page', input: { query: PAGED } },
  },
  cart: {
    calls: ['POST product/productShow/addCart', 'POST cart/list', 'PUT cart/', 'DELETE cart/{id}'],
    example: {
      call: 'POST product/productShow/addCart',
      input: { body: { ...BASKET[0], requestId: 'wish-1' } },
    },
  },
  purchase: {
    calls: [
      'POST basic/address/page',
      'POST basic/address/',
      'GET api/Region/GetRegionData',
      'POST orderBuy/getPrice',
      'POST order/orderBuy/buy',
    ],
    example: {
      call: 'POST order/orderBuy/buy',
      input: {
        body: {
          products: BASKET,
          way: 1,
          isFromCart: false,
          addressId: '5001',
          note: '',
          amount: 3200,
          requestId: 'wish-2',
        },
      },
    },
  },
  payment: {
    calls: ['POST asset/pay/list', 'POST api/pay/pay', 'POST Api/WeiXinPay/MpPayAsyncByPayId'],
    example: {
      call: 'POST asset/pay/list',
      input: { body: { payId: '800001', clientType: 'WapH5' } },
    },
  },
  orders: {
    calls: [
      'POST order/order/page',
      'GET api/ordershow/show',
      'GET api/userCenter/status',
      'POST order/order/cancel',
      'POST order/order/receive',
    ],
    example: { call: 'GET api/userCenter/status', input: {} },
  },
  refusal: {
    calls: [],
    example: {
      call: 'POST order/order/cancel',
      input: { body: { id: '1', reason: 'Too late' } },
    },
  },
}

/** How the examples are asked. */
export const EXAMPLE_LINE = {
  origin: 'http://127.0.0.1:4000',
  projectKey: PROJECT_KEY,
  timeoutMs: 60_000,
  width: 1,
  locale: 'en',
  nowMs: () => NOON,
} as const

const MEMBER = { mobile: '13800138000', id: '1001' }

/**
 * The examples as the guide shows them, taken from a sandbox of their own.
 *
 * @returns by the name of the group: its calls as a table, and request and answer of its example.
 */
export async function takeExchanges(): Promise<Readonly<Record<string, string>>> {
  const sandbox = await createApp({
    dataDir: ':memory:',
    machineMs: () => NOON,
    staticDir: '/nowhere',
  })
  try {
    const taken: Record<string, string> = {}
    for (const [name, { calls, example }] of Object.entries(GROUPS))
      taken[name] = [...tableOf(calls), ...(await exchangeOf(sandbox, example))].join('\n')
    return taken
  } finally {
    await sandbox.close()
  }
}

function contractOf(call: string): AnyContract {
  const contract = CONTRACTS.get(call)
  if (!contract) throw new Error(`no such call: ${call}`)
  return contract
}

/** Who may make a call, in words. */
export const WHO = {
  none: 'anybody',
  optional: 'anybody, and knows who is logged in',
  user: 'a user',
}

function tableOf(calls: readonly string[]): readonly string[] {
  if (calls.length === 0) return []
  const rows = calls.map((call) => {
    const { host = 'main', method, path, auth = 'none' } = contractOf(call)
    const pointer = `/paths/~1${host}~1${path.replaceAll('/', '~1')}/${method.toLowerCase()}`
    return `| \`${call}\` | ${WHO[auth]} | \`#${pointer}\` |`
  })
  return ['| Call | Who asks | In openapi.json |', '|---|---|---|', ...rows, '']
}

async function exchangeOf(sandbox: Sandbox, { call, input }: Example): Promise<readonly string[]> {
  const contract = contractOf(call)
  const { token, expiresAt } = await sandbox.services.tokens.issue(MEMBER.id, 'WapH5')
  const line = new Line({ ...EXAMPLE_LINE, fetch: (request) => sandbox.fetch(request) })
  const isPrivate = contract.auth === 'user'
  const who = isPrivate ? { id: MEMBER.id, token, expireTime: expiresAt } : undefined
  return exchangeLines(contract, input, await line.send(contract, input, who))
}

/** Request and answer of a call as two blocks of Markdown, with what differs each time left out. */
export function exchangeLines(contract: AnyContract, input: Input, reply: Reply): string[] {
  const { host = 'main', method, auth, multipart } = contract
  const { path, search } = addressOf(contract, input)
  return [
    '```http',
    `${method} /${host}/${path}${search}`,
    ...(auth === 'user' ? ['Authorization: Bearer <token>', `userId: ${MEMBER.id}`] : []),
    `timestamp: ${NOON / 1000}`,
    'nonce: <one of its own>',
    'sign: <HMAC-SHA256 in hex>',
    ...(multipart ? ['Content-Type: multipart/form-data'] : []),
    ...(input.body === undefined || multipart ? [] : ['', JSON.stringify(input.body)]),
    '```',
    '',
    '```jsonc',
    `// HTTP ${reply.status}`,
    JSON.stringify(cut(reply.body), null, 2),
    '```',
  ]
}

/** Lists to their first item, long texts to a line; what differs each time becomes what it is. */
function cut(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => cut(item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, key)]))
  if (typeof value !== 'string') return value
  if (name === 'token') return '<token>'
  if (/^\d{18}$/.test(value)) return '<a new id>'
  return value.length > 80 ? `${value.slice(0, 79)}…` : value
}
