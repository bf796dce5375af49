import type { AskSubscriptions } from '../../shared/host-port'
import { seldom } from './seldom'

interface Asked {
  readonly tmplIds?: string[]
  readonly entityIds?: string[]
  readonly success: (said?: unknown) => void
  readonly fail: (cause?: unknown) => void
}

const askSubscriptions = seldom.askSubscriptions as AskSubscriptions
const isAlipay = process.env.TARO_ENV === 'alipay'

/** A host that does this when it is asked; without it, one that is too old. */
function hostThat(answers?: (asked: Asked) => void) {
  const requestSubscribeMessage = answers && jest.fn(answers)
  Object.assign(globalThis, { [isAlipay ? 'my' : 'wx']: { requestSubscribeMessage } })
  return requestSubscribeMessage
}

test('the host is asked within the tap, for these messages', () => {
  const call = hostThat(() => {})
  void askSubscriptions(['a', 'b'])
  expect(call).toHaveBeenCalledTimes(1)
  const [asked] = call?.mock.calls[0] ?? []
  expect(isAlipay ? asked?.entityIds : asked?.tmplIds).toEqual(['a', 'b'])
})

test('each message has its own answer; one that was not asked about has none', async () => {
  hostThat(({ success }) =>
    success(
      isAlipay
        ? { behavior: 'subscribe', result: { subscribedEntityIds: ['a'] } }
        : { errMsg: 'ok', a: 'accept', b: 'reject', c: 'ban', d: 'filter' },
    ),
  )
  expect(await askSubscriptions(['a', 'b', 'c', 'd'])).toEqual(
    isAlipay
      ? { a: 'accept', b: 'reject', c: 'reject', d: 'reject' }
      : { a: 'accept', b: 'reject', c: 'ban' },
  )
})

test('settings that let none through are told from a sheet that was closed', async () => {
  hostThat(({ fail }) => fail(isAlipay ? { error: 11 } : { errCode: 20004 }))
  expect(await askSubscriptions(['a'])).toEqual({ a: isAlipay ? 'reject' : 'ban' })
})

test.each([
  ['fails', ({ fail }: Asked) => fail({ errCode: 10001, error: 4 })],
  ['fails without a word', ({ fail }: Asked) => fail()],
  [
    'throws',
    () => {
      throw new Error('no such call')
    },
  ],
])('a host that %s has answered nothing', async (_, answers) => {
  hostThat(answers)
  expect(await askSubscriptions(['a'])).toEqual({})
})

test('a host that is too old to ask has answered nothing', async () => {
  hostThat()
  expect(await askSubscriptions(['a'])).toEqual({})
})
