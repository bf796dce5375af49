import { keepTable } from './browser-late'

const agent = (text: string) =>
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(text)
const made: Blob[] = []
const clicked: HTMLAnchorElement[] = []

beforeEach(() => {
  made.length = 0
  clicked.length = 0
  jest.useFakeTimers()
  URL.createObjectURL = (blob) => {
    made.push(blob as Blob)
    return 'blob:1'
  }
  URL.revokeObjectURL = jest.fn()
  HTMLAnchorElement.prototype.click = function click() {
    clicked.push(this)
  }
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })

test('the file begins with the mark that lets Excel read Chinese, and goes out of memory', async () => {
  expect(await keepTable('收益\r\n', '团队收益')).toBe(true)
  expect(clicked.map(({ download }) => download)).toEqual(['团队收益.csv'])
  jest.advanceTimersByTime(10_000)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
  jest.useRealTimers()
  const bytes = await bytesOf(made[0] as Blob)
  expect(Buffer.from(bytes).toString('utf8')).toBe('\ufeff收益\r\n')
})

test.each(['MicroMessenger/8.0', 'AlipayClient/10.5'])(
  'a browser inside %s keeps no file, and says so',
  async (name) => {
    agent(`Mozilla/5.0 ${name}`)
    expect(await keepTable('a', 'b')).toBe(false)
    expect(clicked).toEqual([])
  },
)
