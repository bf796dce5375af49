import Taro from '@tarojs/taro'

/** The mini-programs' variant by name. */
const { offerUpdates, tell } = jest.requireActual<typeof import('.')>('./index.ts')

/** A host that has a new version when a test says so. */
function host() {
  const listeners: (() => Promise<void>)[] = []
  const manager = {
    onUpdateReady: (listener: () => Promise<void>) => listeners.push(listener),
    applyUpdate: jest.fn(),
  }
  Object.assign(Taro, { getUpdateManager: () => manager })
  return { ...manager, ready: () => Promise.all(listeners.map((listener) => listener())) }
}

test.each([
  [true, 1],
  [false, 0],
])(
  'a new version is asked about when it is there, and starts after a yes (%s)',
  async (word, times) => {
    const { ready, applyUpdate } = host()
    const ask = jest.fn(async () => word)
    offerUpdates({ ask, found: () => {} })
    expect(ask).not.toHaveBeenCalled()
    await ready()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(applyUpdate).toHaveBeenCalledTimes(times)
  },
)

test('whoever wants it at once is not asked: it starts when it is there, before or after', async () => {
  const { ready, applyUpdate } = host()
  const ask = jest.fn(async () => false)
  const look = offerUpdates({ ask, found: () => {} })
  look()
  await ready()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(applyUpdate).not.toHaveBeenCalled()
  look(true)
  expect(applyUpdate).toHaveBeenCalledTimes(1)
  const next = host()
  offerUpdates({ ask, found: () => {} })(true)
  expect(next.applyUpdate).not.toHaveBeenCalled()
  await next.ready()
  expect(next.applyUpdate).toHaveBeenCalledTimes(1)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a host without updates is none the worse', () => {
  Object.assign(Taro, { getUpdateManager: undefined })
  expect(() => offerUpdates({ ask: async () => true, found: () => {} })(true)).not.toThrow()
})

test('what has one answer has no other', () => {
  tell({ title: 'Old', text: 'Too old', ok: 'OK' })
  expect(Taro.showModal).toHaveBeenCalledWith({
    title: 'Old',
    content: 'Too old',
    confirmText: 'OK',
    showCancel: false,
  })
})
