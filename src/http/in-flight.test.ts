import type { HttpRequest } from './endpoint'
import { shareInFlight } from './in-flight'

const READ: HttpRequest = {
  host: 'main',
  method: 'GET',
  path: 'people/user/info',
  read: true,
  anonymous: false,
}

/** A way to the server that answers when told, with the number of the call. */
function world() {
  const answers: (() => void)[] = []
  const send = jest.fn(
    () =>
      new Promise<unknown>((resolve) => {
        const number = answers.length + 1
        answers.push(() => resolve(number))
      }),
  )
  let epoch = 1
  const shared = shareInFlight(send, () => epoch)
  return {
    shared,
    send,
    answer: () => answers.forEach((one) => void one()),
    next: () => {
      epoch += 1
    },
  }
}

test('two equal reads under way are one call with one answer', async () => {
  const { shared, send, answer } = world()
  const both = [shared(READ), shared({ ...READ })]
  answer()
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(send).toHaveBeenCalledTimes(1)
})

const mine = { id: '1', token: 'mine', expireTime: 0 }
const yours = { id: '2', token: 'yours', expireTime: 0 }

test.each<[string, HttpRequest, HttpRequest]>([
  ['credentials of their own', { ...READ, credentials: mine }, { ...READ, credentials: yours }],
  [
    'equal credentials of their own',
    { ...READ, credentials: mine },
    { ...READ, credentials: mine },
  ],
  ['a session and without one', READ, { ...READ, anonymous: true }],
  ['another client', { ...READ, alternate: true }, { ...READ, alternate: true }],
  ['a change', { ...READ, read: false }, { ...READ, read: false }],
  ['another question', READ, { ...READ, query: { page: 2 } }],
  ['another body', { ...READ, body: { a: 1 } }, { ...READ, body: { a: 2 } }],
  ['another server', READ, { ...READ, host: 'generic' }],
])('not shared: with %s', async (_name, one, other) => {
  const { shared, answer } = world()
  const both = [shared(one), shared(other)]
  answer()
  expect(await Promise.all(both)).toEqual([1, 2])
})

test('a read of one session is not the read of the next', async () => {
  const { shared, answer, next } = world()
  const before = shared(READ)
  next()
  const after = shared(READ)
  answer()
  expect(await Promise.all([before, after])).toEqual([1, 2])
})
