import { Slots } from '.'

/** A call that ends when it is told to. */
function call() {
  let end = () => {}
  const start = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  )
  return { start, end: () => end() }
}
/** Lets what has been settled be noticed. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test('as many run as there is room for; the next begins when one has ended, in their order', async () => {
  const slots = new Slots(2)
  const calls = [call(), call(), call(), call()]
  const results = calls.map(({ start }) => slots.run(start))
  const begun = () => calls.map(({ start }) => start.mock.calls.length)
  expect(begun()).toEqual([1, 1, 0, 0])
  calls[1]?.end()
  await settled()
  expect(begun()).toEqual([1, 1, 1, 0])
  calls[0]?.end()
  await settled()
  expect(begun()).toEqual([1, 1, 1, 1])
  calls[2]?.end()
  calls[3]?.end()
  await Promise.all(results)
})

test('a call that fails leaves its place, and says why', async () => {
  const slots = new Slots(1)
  await expect(slots.run(() => Promise.reject(new Error('no network')))).rejects.toThrow(
    'no network',
  )
  await expect(slots.run(async () => 'next')).resolves.toBe('next')
})

test('who leaves while waiting is never sent, and the place goes on', async () => {
  const slots = new Slots(1)
  const [first, second] = [call(), call()]
  const leave = new AbortController()
  const running = slots.run(first.start)
  const left = slots.run(second.start, leave.signal)
  const last = slots.run(async () => 'last')
  leave.abort()
  first.end()
  await expect(left).rejects.toThrow('given up')
  expect(second.start).not.toHaveBeenCalled()
  await running
  await expect(last).resolves.toBe('last')
})
