import * as v from 'valibot'
import { ContractError, NetworkError } from '../../errors'
import { endpoint, type HttpRequest, setHttpClient } from '../../http/endpoint'
import { watchAnswers } from './sink'

const read = endpoint({ method: 'GET', path: 'a/{id}', data: v.object({ n: v.number() }) })
const write = endpoint({ method: 'POST', path: 'a/save', data: v.object({ n: v.number() }) })
const answer = jest.fn<Promise<unknown>, [HttpRequest]>()
const add = jest.fn()
let page = '/product/show'
const watch = (isHidden = false) => {
  setHttpClient({ send: answer })
  return watchAnswers({ add }, { page: () => page, isHidden: () => isHidden })
}
beforeEach(() => {
  jest.useFakeTimers()
  page = '/product/show'
  add.mockReset()
  answer.mockReset()
})

afterEach(() => {
  jest.useRealTimers()
  setHttpClient(undefined)
})

test('a good one passes, and nobody is told', async () => {
  watch()
  answer.mockResolvedValue({ n: 1 })
  expect([await read({ params: { id: 1 } }), await write()]).toEqual([{ n: 1 }, { n: 1 }])
  expect(add).not.toHaveBeenCalled()
})

test('of a write that is not as agreed is told, once, and its caller hears of it as ever', async () => {
  const answers = watch()
  answer.mockResolvedValue({ n: 'one' })
  const error = await write().catch((each: unknown) => each)
  expect(error).toBeInstanceOf(ContractError)
  answers(error)
  expect(add.mock.calls).toEqual([['answer', 'answer of a/save', error]])
})

test('of a read the query tells', async () => {
  const answers = watch()
  answer.mockResolvedValue({ n: 'one' })
  const error = await read({ params: { id: 1 } }).catch((each: unknown) => each)
  expect(add).not.toHaveBeenCalled()
  answers(error)
  answers(new NetworkError('a'))
  expect(add.mock.calls).toEqual([['answer', 'answer of a/1', error]])
})

const wait = async (ms: number) => {
  answer.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve({ n: 1 }), ms)))
  const asked = read({ params: { id: 1 } })
  await jest.advanceTimersByTimeAsync(ms)
  await asked
}

test('one that the page in front waited long for is told in steps', async () => {
  watch()
  for (const ms of [4999, 5000, 9999, 10_000, 29_999, 30_000, 64_999]) await wait(ms)
  const told = (step: number) => ['slow', 'a/1 took long on /product/show', `${step} s and more`]
  expect(add.mock.calls).toEqual([5, 5, 10, 10, 30, 30].map(told))
})

test('nobody waited behind another page, while the app was away, or out of sight', async () => {
  watch()
  const left = wait(7000)
  page = '/cart/index'
  await left
  await wait(65_000)
  watch(true)
  await wait(7000)
  expect(add).not.toHaveBeenCalled()
})
