/** The navigation of an app that starts now, and whether it has become calm. */
async function start() {
  jest.useFakeTimers()
  let isCalm = false
  await jest.isolateModulesAsync(async () => {
    const { hostNavigation } = await import('.')
    hostNavigation.ahead?.calm().then(() => {
      isCalm = true
    })
  })
  return { isCalm: () => isCalm, after: (ms: number) => jest.advanceTimersByTimeAsync(ms) }
}
afterEach(() => jest.useRealTimers())

test.each(['pointerdown', 'wheel', 'keydown'])(
  'what may be needed next is had once the page was touched: %s',
  async (touch) => {
    const { isCalm, after } = await start()
    await after(100)
    expect(isCalm()).toBe(false)
    document.body.dispatchEvent(new Event(touch))
    await after(0)
    expect(isCalm()).toBe(true)
  },
)

test('or once it was looked at for six seconds', async () => {
  const { isCalm, after } = await start()
  await after(5999)
  expect(isCalm()).toBe(false)
  await after(1)
  expect(isCalm()).toBe(true)
})

test('a list that moves by itself is not touched', async () => {
  const { isCalm, after } = await start()
  document.body.dispatchEvent(new Event('scroll'))
  await after(0)
  expect(isCalm()).toBe(false)
})
