// @reads nothing
import { UNWRITTEN_CALLS } from '../../__tests__/contracts/rows'
import { openSandbox, type TestSandbox } from '../../server/testing/open-sandbox'
import { FAULTS } from './faults'
import { Line } from './line'
import { exitCodeOf } from './report'
import { CONTRACTS, type Result, Run } from './run'
import type { Answer } from './spoil'

const ACCOUNTS = ['13800138000', '13900139000', '19912345678'].map((mobile) => ({
  mobile,
  password: 'taproom1',
}))

type Carry = (request: Request) => Promise<Response>

/** Every call, on a server that carries requests so. */
function check(sandbox: TestSandbox, carry: Carry): Promise<readonly Result[]> {
  const line = new Line({
    origin: 'http://127.0.0.1:4000',
    projectKey: 'taproom',
    timeoutMs: 60_000,
    width: 4,
    locale: 'en',
    fetch: carry,
  })
  return new Run({
    line,
    accounts: ACCOUNTS,
    writes: true,
    payPassword: '135790',
    code: (mobile) => sandbox.lastCode(mobile),
  }).all()
}

const CALLS = [...CONTRACTS].map(([name, contract]) => {
  const path = contract.path.replace(/\{\w+\}/g, '[^/]+')
  const address = new RegExp(`^${contract.method} /${contract.host ?? 'main'}/${path}$`)
  return { name, address, isPattern: contract.path.includes('{') }
})

/** Which call a request is: one that is spelt out before a pattern. */
function callOf(request: Request): string | undefined {
  const asked = `${request.method} ${new URL(request.url).pathname}`
  const fitting = CALLS.filter(({ address }) => address.test(asked))
  return (fitting.find(({ isPattern }) => !isPattern) ?? fitting[0])?.name
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() }
}

/** A copy of the sandbox with all fifty faults in it. */
const spoilt =
  (sandbox: TestSandbox): Carry =>
  async (request) => {
    const name = callOf(request)
    const response = await sandbox.fetch(request)
    const fault = FAULTS.find(({ call }) => call === name)
    if (!fault) return response
    const came = await answerOf(response)
    const spoiltAnswer = fault.spoil(came)
    if (typeof spoiltAnswer === 'string')
      return new Response(spoiltAnswer, {
        status: /404/.test(spoiltAnswer) ? 404 : 200,
        headers: { 'content-type': 'text/html' },
      })
    const { status, body } = spoiltAnswer ?? came
    return Response.json(body, { status })
  }

const standing = ({ call, outcome }: Result) => `${outcome.kind} ${call}`
const bare = (call: string) => call.replace(/^\w+: /, '')

let sandbox: TestSandbox
let agreed: readonly Result[]
beforeAll(async () => {
  sandbox = await openSandbox()
  agreed = await check(sandbox, async (request) => sandbox.fetch(request))
})
afterAll(() => sandbox.close())

/** Refused for a reason of their own: a code of WeChat, a number nobody has, what only administrators may. */
const REFUSED: readonly string[] = [
  'GET asset/wechat/getOpenId',
  'GET asset/wechat/loginByOpenId',
  'GET asset/wechat/updateOpenId',
  'GET merchant/pickup/find',
  'GET merchant/ticket/find',
  'GET merchant/voucher/find',
  'POST api/AuthWeiXinPublic/LoginByOpenId',
  'POST basic/authMp/bind',
  'POST basic/authMp/getOpenInfo',
  'POST basic/authMp/getPhone',
  'POST basic/authMp/login',
  'POST investApply/exit',
  'POST live/forbidden',
  'POST member/grade/birthdayCoupon',
  'POST merchant/ticket/redeem',
  'POST merchant/voucher/redeem',
  'POST notice/im/rate',
  'POST notice/im/transfer',
  'POST notice/subscription/save',
  'POST paas/viewEngine/assets/delete',
  'POST paas/viewEngine/rename',
  'POST people/identity/verify',
  'POST people/user/reg',
  'POST share/taskJob/execute',
]
/** Never made, or about something that the seed has not. */
const UNASKED: readonly string[] = [
  'DELETE Api/UserDetail/Cancel',
  'GET basic/storageFile/cut',
  'GET paas/viewEngine/templates/one',
  'POST basic/storageFile/cut',
  'POST device/command/withdraw',
  'POST device/offer/answer',
  'POST investApply/pay',
  'POST investApply/sign',
  'POST merchant/pickup/redeem',
  'POST notice/push/save',
  'POST order/afterSale/appeal',
  'POST order/afterSale/receive',
  'POST paas/viewEngine/assets/save',
  'POST paas/viewEngine/cancel',
  'POST people/user/userDetail/findPassword',
  'POST people/userDetail/changeMobile',
  'POST people/userDetail/changePayPassword',
  'POST people/userDetail/findPayPassword',
  'POST product/productShow/notify',
  'POST userDetail/changePassword',
  'PUT offlineRecharge/',
]

test('the sandbox keeps to every contract, and every call is in the table', () => {
  const unwritten = new Set([...UNWRITTEN_CALLS].map(({ method, path }) => `${method} ${path}`))
  const due = agreed.filter(({ call }) => !unwritten.has(bare(call)))
  const odd = due.filter(({ outcome }) => !['agrees', 'refused', 'unasked'].includes(outcome.kind))
  expect(odd).toEqual([])
  expect(agreed).toHaveLength(CONTRACTS.size)
  const named = (kind: string) =>
    due.filter(({ outcome }) => outcome.kind === kind).map(({ call }) => call)
  expect(named('refused').sort()).toEqual(REFUSED)
  expect(named('unasked').sort()).toEqual(UNASKED)
  expect(exitCodeOf(due)).toBe(0)
})

describe('a copy with fifty faults', () => {
  let found: readonly Result[]
  beforeAll(async () => {
    await sandbox.post('/sandbox/reset')
    found = await check(sandbox, spoilt(sandbox))
  })

  test('every fault is found at its call, and named by its place', () => {
    const seen = FAULTS.map(({ call, does, at }) => {
      const outcome = found.find((one) => bare(one.call) === call)?.outcome
      const places = outcome?.kind === 'differs' ? outcome.differences.map((one) => one.at) : []
      return { call, does, kind: outcome?.kind, at: places.find((place) => place === at) }
    })
    expect(seen).toEqual(
      FAULTS.map(({ call, does, found: kind, at }) => ({ call, does, kind, at })),
    )
  })

  test('the calls nobody touched stand as they did', () => {
    const calls = new Set(FAULTS.map(({ call }) => call))
    expect(calls.size).toBe(50)
    const others = (results: readonly Result[]) =>
      results.filter(({ call }) => !calls.has(bare(call))).map(standing)
    expect(others(found)).toEqual(others(agreed))
    expect(exitCodeOf(found)).toBe(1)
  })
})
