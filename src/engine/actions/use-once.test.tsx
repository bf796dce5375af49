import { renderHook } from '@testing-library/react'
import { ApiError, NetworkError } from '../../errors'
import { useOnce } from './use-once'

const LOST = new NetworkError('order/buy')
const REFUSED = new ApiError('order/buy', 500, 'no')

function setUp() {
  const ids: string[] = []
  const { result } = renderHook(() => useOnce())
  const send = (answer: () => Promise<unknown>, wish?: string) =>
    result
      .current(async (requestId) => {
        ids.push(requestId)
        return await answer()
      }, wish)
      .catch((error: unknown) => error)
  return { ids, send }
}

const taken = async () => 'answer'
const lost = async () => Promise.reject(LOST)
const refused = async () => Promise.reject(REFUSED)

it('names the same wish alike until the server has answered', async () => {
  const { ids, send } = setUp()
  expect(await send(lost)).toBe(LOST)
  expect(await send(lost)).toBe(LOST)
  expect(await send(taken)).toBe('answer')
  expect(ids[0]).not.toBe('')
  expect(new Set(ids).size).toBe(1)
})

it('names anew what was taken, and what was refused', async () => {
  const { ids, send } = setUp()
  await send(taken)
  expect(await send(refused)).toBe(REFUSED)
  await send(taken)
  expect(new Set(ids).size).toBe(3)
})

it('names another wish otherwise, though the first is lost', async () => {
  const { ids, send } = setUp()
  await send(lost, 'two glasses')
  await send(lost, 'three glasses')
  await send(taken, 'three glasses')
  const [two, three, again] = ids
  expect(three).not.toBe(two)
  expect(again).toBe(three)
})

it('keeps the name of a wish when the one before it is answered late', async () => {
  const { ids, send } = setUp()
  let answer = () => {}
  const late = send(() => new Promise<void>((resolve) => (answer = resolve)), 'two glasses')
  await send(lost, 'three glasses')
  answer()
  await late
  await send(taken, 'three glasses')
  expect(ids[2]).toBe(ids[1])
})
