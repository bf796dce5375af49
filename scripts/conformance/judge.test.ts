// @reads nothing
import * as v from 'valibot'
import { endpoint } from '../../src/http/endpoint'
import { id, pageOf } from '../../src/http/shapes'
import { judge } from './judge'
import { NEVER, SENDS } from './kinds'
import { Line, type Reply } from './line'
import { READS } from './reads'
import { CONTRACTS, isWrite } from './run'
import { WRITES } from './writes'

const { contract } = endpoint({
  method: 'GET',
  path: 'beer/page',
  data: pageOf(v.object({ id, price: v.number() })),
})

const reply = (body: unknown, status = 200): Reply => ({
  status,
  body,
  text: JSON.stringify(body),
  ms: 1,
})
const BEERS = [
  { id: '1', price: 100 },
  { id: '2', price: 200 },
]
const page = (result: readonly unknown[]) =>
  reply({ code: 200, message: '', data: { result, pageIndex: 1, pageSize: 15, totalCount: 2 } })

test('recipes are of calls there are, and none that changes something stands among those that read', () => {
  const named = [...Object.keys({ ...READS, ...WRITES, ...NEVER }), ...SENDS]
  expect(named.filter((call) => !CONTRACTS.has(call))).toEqual([])
  const writes = [...CONTRACTS].filter(([, each]) => isWrite(each)).map(([name]) => name)
  expect(Object.keys(READS).filter((call) => writes.includes(call))).toEqual([])
  expect(Object.keys(WRITES).filter((call) => !writes.includes(call))).toEqual([])
})

test('fields that nobody knows are tolerated', () => {
  const more = BEERS.map((beer) => ({ ...beer, brewer: { id: 7 } }))
  expect(judge(contract, {}, page(more)).kind).toBe('agrees')
})

test('the same in every item is said once, of the first of them', () => {
  expect(judge(contract, {}, page(BEERS.map(({ id: own }) => ({ id: own }))))).toMatchObject({
    kind: 'differs',
    differences: [
      { at: 'data.result[0].price', expected: 'something', came: 'nothing (and 1 more like it)' },
    ],
  })
})

test('a refusal in an envelope and a missing call are told from each other', () => {
  const says = (code: number, status = 200) =>
    judge(contract, {}, reply({ code, message: 'No', data: null }, status))
  expect(says(400)).toEqual({ kind: 'refused', code: 400, words: 'No' })
  expect(says(404, 404).kind).toBe('missing')
  expect(says(503, 503).kind).toBe('failed')
  expect(says(400, 409).kind).toBe('differs')
})

const line = (fetch: (request: Request) => Response | Promise<Response>, timeoutMs = 60_000) =>
  new Line({ origin: 'https://x', projectKey: 'k', timeoutMs, width: 2, locale: 'en', fetch })

test('a call that is not answered in time is lost, and so is one that does not get through', async () => {
  const late = await line(() => new Promise(() => {}), 1).send(contract, {})
  expect(late).toMatchObject({ status: 0, lost: 'timeout' })
  expect(judge(contract, {}, late)).toEqual({ kind: 'failed', words: 'nothing after 1 ms' })
  const cut = await line(() => Promise.reject(new Error('refused'))).send(contract, {})
  expect(cut).toMatchObject({ lost: 'unreachable', text: 'refused' })
})

test('a server with another clock tells its time once', async () => {
  const stamps: number[] = []
  const other = line((request) => {
    const stamp = Number(request.headers.get('timestamp'))
    stamps.push(stamp)
    return Response.json(stamp === 5000 ? { code: 200, data: [] } : { code: 412, time: 5000 })
  })
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  await other.send(contract, {})
  await other.send(contract, {})
  jest.restoreAllMocks()
  expect(stamps).toEqual([1000, 5000, 5000])
})

test('no more calls are under way than are wanted', async () => {
  let under = 0
  let most = 0
  const ends: (() => void)[] = []
  const slow = line(async () => {
    most = Math.max(most, ++under)
    await new Promise<void>((resolve) => ends.push(resolve))
    under--
    return Response.json({})
  })
  const calls = [1, 2, 3, 4].map(() => slow.send(contract, {}))
  for (let done = 0; done < 4; ) {
    await Promise.resolve()
    const end = ends.shift()
    if (!end) {
      await new Promise(setImmediate)
      continue
    }
    end()
    done++
  }
  await Promise.all(calls)
  expect(most).toBe(2)
})
