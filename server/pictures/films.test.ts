import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { film, rangeOf } from './films'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

/** Names of the boxes of a file, one behind the other: they must fill it to the byte. */
function boxesOf(bytes: Uint8Array): string[] {
  const names: string[] = []
  let at = 0
  while (at < bytes.length) {
    names.push(Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1'))
    at += Buffer.from(bytes).readUInt32BE(at)
  }
  expect(at).toBe(bytes.length)
  return names
}

test.each([
  'pour',
  'cellar',
  'hops',
  'counter',
  'kettle',
  'infusion',
  'shelf',
  'terraces',
  'table',
])('%s is an MP4 of less than two megabytes', (name) => {
  const bytes = film(name) ?? new Uint8Array()
  expect(boxesOf(bytes)).toEqual(['ftyp', 'moov', 'mdat'])
  expect(bytes.length).toBeLessThan(2_000_000)
})

test('a film is sent whole or in parts, as players ask for it', async () => {
  const whole = await sandbox.request('/films/pour.mp4')
  expect(whole.headers.get('content-type')).toBe('video/mp4')
  // Safari plays nothing that it may not ask for piece by piece.
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(bytes).toEqual(Uint8Array.from(film('pour') ?? []))
  const part = await sandbox.request('/films/pour.mp4', { headers: { range: 'bytes=4-7' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`)
  expect(await part.text()).toBe('ftyp')
})

test.each(['/films/none.mp4', '/films/toString.mp4', '/films/pour.avi'])(
  '%s is none',
  async (path) => {
    expect((await sandbox.request(path)).status).toBe(404)
  },
)

test.each([
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=5-500', { from: 5, to: 99 }],
  ['bytes=100-', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
])('%s of a hundred bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})
