import { connectSocket } from './index'

const { env } = process
afterEach(() => {
  process.env = env
  for (const name of ['wx', 'my', 'WebSocket']) Reflect.deleteProperty(globalThis, name)
})
const ears = () => ({ heard: jest.fn(), ended: jest.fn() })

describe.each(['weapp', 'alipay'] as const)('%s', (host) => {
  const listeners: Record<string, (message?: object) => void> = {}
  const close = jest.fn()
  const connect = jest.fn((_options: { url: string; fail: () => void }) => ({
    onMessage: (listener: () => void) => Object.assign(listeners, { message: listener }),
    onClose: (listener: () => void) => Object.assign(listeners, { close: listener }),
    onError: (listener: () => void) => Object.assign(listeners, { error: listener }),
    close,
  }))
  beforeEach(() => {
    process.env = { ...env, TARO_ENV: host }
    Object.assign(globalThis, { [host === 'alipay' ? 'my' : 'wx']: { connectSocket: connect } })
  })

  test('a connection of its own, by the secure address, listened to in the turn of the call', () => {
    const { heard, ended } = ears()
    const hangUp = connectSocket('https://shop.example/chat/socket?ticket=1', { heard, ended })
    const [options] = connect.mock.calls[0] ?? []
    expect(options).toMatchObject({
      url: 'wss://shop.example/chat/socket?ticket=1',
      multiple: true,
    })
    listeners.message?.({ data: '{}' })
    // As Alipay wraps it.
    listeners.message?.({ data: { data: '{"a":1}', isBuffer: false } })
    expect(heard.mock.calls).toEqual([['{}'], ['{"a":1}']])
    listeners.close?.()
    listeners.error?.()
    options?.fail()
    expect(ended).toHaveBeenCalledTimes(3)
    hangUp()
    expect(close).toHaveBeenCalledWith({})
  })
})

test('a browser dials the page’s own server by a path, and another by its origin', () => {
  process.env = { ...env, TARO_ENV: 'h5' }
  const dialled: FakeSocket[] = []
  class FakeSocket {
    onmessage?: (event: object) => void
    onclose?: () => void
    readonly close = jest.fn()
    constructor(readonly url: string) {
      dialled.push(this)
    }
  }
  Object.assign(globalThis, { WebSocket: FakeSocket })
  const { heard, ended } = ears()
  const hangUp = connectSocket('/chat/socket', { heard, ended })
  connectSocket('https://shop.example/chat/socket', ears())
  expect(dialled.map(({ url }) => url)).toEqual([
    'ws://localhost/chat/socket',
    'wss://shop.example/chat/socket',
  ])
  dialled[0]?.onmessage?.({ data: 'x' })
  dialled[0]?.onclose?.()
  hangUp()
  expect(heard).toHaveBeenCalledWith('x')
  expect(ended).toHaveBeenCalledTimes(1)
  expect(dialled[0]?.close).toHaveBeenCalledTimes(1)
})
