import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_PROBLEMS, saveClientReport } from '../../src/features/app/contract'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { KEPT_SECONDS, keepReports, listReports, MOST_ROWS } from './reports'
import { StackReader } from './stack'

const PROBLEM = {
  kind: 'widget',
  problem: 'widget banner threw on /pages/tabbar/index',
  message: 'TypeError: x is not a function',
  stack: ['t js/app.abc123.js:1:16'],
  page: '/pages/tabbar/index',
  count: 2,
} as const

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const tell = (problem: object = {}, rest: object = {}) =>
  sandbox.call(saveClientReport, {
    body: { version: '1.1.2', host: 'h5', problems: [{ ...PROBLEM, ...problem }], ...rest },
  })
const groups = () => listReports(sandbox.services.db)

test('the same problem is counted, by host and version, with when it was met', async () => {
  await tell()
  await sandbox.post('/sandbox/clock', { offset: 60 })
  await tell({ count: 3, stack: ['u js/app.def456.js:1:9'] })
  await tell({}, { host: 'weapp' })
  await tell({}, { version: '1.2.0' })
  await tell({ message: 'TypeError: y is not a function' })
  const [first, second] = (await groups()).sort((a, b) => b.rows.length - a.rows.length)
  expect([first?.count, first?.rows.length, second?.count]).toEqual([9, 3, 2])
  const row = first?.rows.find(({ host, version }) => host === 'h5' && version === '1.1.2')
  expect(row).toMatchObject({ count: 5, stack: '["u js/app.def456.js:1:9"]' })
  expect(Number(row?.lastAt) - Number(row?.firstAt)).toBe(60)
})

test('another release is the same problem, although its figures differ', async () => {
  await tell({ kind: 'code', problem: '1005.7a8219.js did not come' })
  await tell({ kind: 'code', problem: '1005.99ab01.js did not come' })
  expect(await groups()).toMatchObject([{ count: 4 }])
})

test('what names or proves somebody is not kept, whatever a client sends', async () => {
  await tell({
    problem: 'order/1234567 of 13800138000 failed at /a?token=abc&b=2',
    message: 'Bearer eyJhbGciOiJ.eyJzdWIi.c2ln for "林夏" lin@taproom.example 440101199001011234',
    stack: ['at pay (https://shop.example/js/a.js?token=abc:1:2)', '13800138000 was here'],
    page: '/pay?payId=77',
  })
  const text = JSON.stringify(await groups())
  expect(text).toContain('pay js/a.js:1:2')
  for (const secret of [
    '1234567',
    '138001',
    'abc',
    'eyJ',
    '林夏',
    'lin@',
    '440101',
    'payId',
    'was here',
  ])
    expect(text).not.toContain(secret)
})

test.each([
  [{ kind: 'joke' }, {}],
  [{ count: 0 }, {}],
  [{ count: 10_001 }, {}],
  [{ count: 1.5 }, {}],
  [{ problem: '' }, {}],
  [{ problem: 'x'.repeat(301) }, {}],
  [{ message: 'x'.repeat(501) }, {}],
  [{ stack: Array(13).fill('t a.js:1:1') }, {}],
  [{ stack: ['x'.repeat(201)] }, {}],
  [{ page: `/${'x'.repeat(100)}` }, {}],
  [{}, { version: 'newest' }],
  [{}, { host: 'fridge' }],
  [{}, { problems: [] }],
  [{}, { problems: Array(MOST_PROBLEMS + 1).fill(PROBLEM) }],
])('%j %j is refused', async (problem, rest) => {
  expect((await tell(problem, rest)).code).toBe(400)
  expect(await groups()).toEqual([])
})

test('sixty reports an hour from one address, and no more', async () => {
  for (let n = 0; n < 60; n++) expect((await tell()).code).toBe(200)
  expect((await tell()).code).toBe(429)
  expect(await groups()).toMatchObject([{ count: 120 }])
  await sandbox.post('/sandbox/clock', { offset: 3601 })
  expect((await tell()).code).toBe(200)
})

test('what nobody meets any more goes, and of too much the oldest', async () => {
  const { db } = sandbox.services
  const teller = { host: 'h5', version: '1.1.2' }
  const keep = (problem: string, now: number) =>
    keepReports(db, teller, [{ ...PROBLEM, stack: [], problem }], now)
  const words = (n: number) => n.toString(2).replaceAll('0', 'a').replaceAll('1', 'b')
  await keep('old', 1000)
  for (let n = 0; n < MOST_ROWS; n++) await keep(words(n), 2000 + n)
  const kept = await groups()
  expect(kept).toHaveLength(MOST_ROWS)
  expect(kept.some(({ rows }) => rows[0]?.problem === 'old')).toBe(false)
  await keep('new', 2000 + MOST_ROWS + KEPT_SECONDS)
  expect((await groups()).map(({ rows }) => rows[0]?.problem)).toEqual(['new'])
})

const page = async (language: string) => {
  const response = await sandbox.request('/dev/reports', {
    headers: { 'accept-language': language },
  })
  return response.text()
}

test('the page says in both languages that nothing was told yet', async () => {
  expect(await page('en')).toContain('Nothing was told yet.')
  expect(await page('zh-CN')).toContain('还没有上报')
})

test('the page shows groups, counts, hosts and versions, and runs nothing of what was told', async () => {
  await tell({ problem: 'widget <script>alert(1)</script> threw' })
  await tell({}, { host: 'weapp' })
  const shown = await page('en')
  expect(shown).toContain('widget banner threw on /pages/tabbar/index')
  expect(shown).toContain('weapp 1.1.2 · 2 times')
  expect(shown).toContain('&lt;script&gt;')
  expect(shown).not.toContain('<script')
})

test('places that no map explains are those of the build, and only where there are some', async () => {
  const noMaps = 'The maps of this build are not in dist-maps: places are those of the build.'
  await tell({ stack: [] })
  const without = await page('en')
  expect(without).toContain('TypeError: x is not a function')
  expect(without).not.toContain(noMaps)
  expect(without).not.toContain('<pre>')
  await tell({ problem: 'another one' }, { version: '0.0.9' })
  const shown = await page('en')
  expect(shown).toContain('<pre>t js/app.abc123.js:1:16</pre>')
  expect(shown.split(noMaps)).toHaveLength(2)
})

test('nobody opens the page without the token of this start', async () => {
  expect((await sandbox.fetch(new Request('http://127.0.0.1:4000/dev/reports'))).status).toBe(403)
  const production = await openSandbox({ controls: false })
  expect((await production.request('/dev/reports')).status).toBe(404)
  await production.close()
})

describe('stacks', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'taproom-maps-'))
    for (const host of ['h5/1.1.2/js', 'weapp/1.1.2', 'alipay/1.1.2'])
      mkdirSync(join(folder, host), { recursive: true })
    // Column 15 of the first line is line 3, column 4 of the widget.
    const map = {
      version: 3,
      sources: ['./src/features/layout/widgets/banner/banner.tsx?1a2b'],
      names: ['Banner'],
      mappings: 'eAEIA',
    }
    for (const file of [
      'h5/1.1.2/js/app.abc123.js',
      'weapp/1.1.2/common.js',
      'alipay/1.1.2/common.js',
    ])
      writeFileSync(join(folder, `${file}.map`), JSON.stringify(map))
    writeFileSync(join(folder, 'secret.js.map'), JSON.stringify(map))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test.each([
    ['h5', '    at t (https://shop.example/js/app.abc123.js:1:16)'],
    ['h5', 't@https://shop.example/app/js/app.abc123.js?v=1:1:16'],
    ['h5', 't js/app.abc123.js:1:16'],
    ['weapp', '    at t (https://usr/common.js:1:16)'],
    ['weapp', 't@https://usr/common.js:1:16'],
    ['weapp', '    at t (http://127.0.0.1:31416/appservice/common.js:1:16)'],
    ['weapp', '    at Object.t (weapp:///common.js:1:16)'],
    ['alipay', '    at t (https://2021000000000000.hybrid.alipay-eco.com/common.js:1:16)'],
    ['alipay', '    at t (/common.js:1:16)'],
  ])('%s: %s is found', (host, line) => {
    expect(new StackReader(folder).place(line, { host, version: '1.1.2' })).toBe(
      'Banner src/features/layout/widgets/banner/banner.tsx:3:5',
    )
  })

  test.each([
    ['h5', '1.1.2', 'TypeError: x'],
    ['h5', '1.0.0', 't js/app.abc123.js:1:16'],
    ['h5', '1.1.2', 't js/other.js:1:16'],
    ['h5', '1.1.2', 't ../../secret.js:1:16'],
    ['..', '.', 't secret.js:1:16'],
    ['h5', '1.1.2', 't js/app.abc123.js:1:2'],
  ])('%s %s: %s stays as it is', (host, version, line) => {
    expect(new StackReader(folder).read([line], { host, version })).toEqual([line])
  })
})
