/** @jest-environment node */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getViewByUrl } from '../../src/engine/calls'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'

const HOME = '/pages/tabbar/index'
const PHONE = '375,812,2,false'
/** Says what it was asked to draw, and how often it was. */
const TELLER = `let count = 0
module.exports.drawPage = async (address, view, answers, look) => {
  if (view.name === 'torn') throw new Error('cannot be drawn')
  if (view.name === 'none') return ''
  return [VERSION, ++count, address, Object.keys(answers).length, JSON.stringify(look)].join(' ')
}`

let folder: string
let sandbox: TestSandbox
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'))
  sandbox = await openSandbox({ staticDir: folder })
})
afterEach(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

/** A build of the app, as old as the number says. */
function build(version: number, code = TELLER): void {
  const file = join(folder, 'drawn-pages.cjs')
  writeFileSync(file, code.replace('VERSION', String(version)))
  utimesSync(file, version, version)
}

const home = async (query: object = {}, token?: string) =>
  (await sandbox.call(getViewByUrl, { query: { url: HOME, lists: '1', ...query } }, token)).data
const drawn = async (screen = PHONE) => (await home({ drawn: screen })).$drawn

test('home comes drawn for the screen that asks, over the page and above the bar of the tabs', async () => {
  build(1)
  const html = await drawn('390,844,2.625,true')
  expect(html).toMatch(
    /^<div class="tp-drawn tp-drawn--tab" lang="en"><style>\.tp-drawn{position:fixed;[\s\S]*\.tp-drawn--tab{bottom:calc\(50px /,
  )
  const look = { locale: 'en', isDark: true, width: 390, height: 844, ratio: 2.625 }
  expect(html).toContain(`</style>1 1 ${HOME} 3 ${JSON.stringify(look)}</div>`)
})

test('the same is drawn once, another screen and another page anew', async () => {
  build(1)
  const first = await drawn()
  expect(await drawn()).toBe(first)
  expect(await drawn('375,812,3,false')).toContain('>1 2 ')
  const definition = { ...(await home()), $lists: undefined, name: 'Other' }
  await sandbox.post('/sandbox/view-definition', { url: HOME, definition })
  expect(await drawn()).toContain('>1 3 ')
})

test('an app that was built anew draws, also where there was none before', async () => {
  expect(await drawn()).toBeUndefined()
  build(1)
  expect(await drawn()).toContain('>1 1 ')
  build(2)
  expect(await drawn()).toContain('>2 1 ')
})

test.each([
  '',
  '1',
  '375,812,2',
  '375,812,2,dark',
  '375,812,0.5,false',
  '375,812,9,false',
  '99999,812,2,false',
  '375,812,2,false,',
  `375,812,1.${'1'.repeat(99)},false`,
])('no page is drawn for the screen ‘%s’, and home comes all the same', async (screen) => {
  build(1)
  const view = await home({ drawn: screen })
  expect(view).toMatchObject({ url: HOME, $lists: { locale: 'en' } })
  expect(view.$drawn).toBeUndefined()
})

test('nor for who is somebody, another page, a page that is not for everybody, or without its lists', async () => {
  build(1)
  const token = await sandbox.logIn('13800138000')
  expect((await home({ drawn: PHONE }, token)).$drawn).toBeUndefined()
  expect((await home({ drawn: PHONE, url: '/product/list' })).$drawn).toBeUndefined()
  const alone = await sandbox.call(getViewByUrl, { query: { url: HOME, drawn: PHONE } })
  expect(alone.data.$drawn).toBeUndefined()
  const definition = { url: HOME, widgets: [], security: { isLogin: true } }
  await sandbox.post('/sandbox/view-definition', { url: HOME, definition })
  expect(await drawn()).toBeUndefined()
})

describe('a product', () => {
  const SHOW = '/product/show'
  const view = async (url: string, token?: string) =>
    (await sandbox.call(getViewByUrl, { query: { url, lists: '1', drawn: PHONE } }, token)).data
  const product = async (id: string, more = '') => (await view(`${SHOW}?id=${id}${more}`)).$drawn

  test('comes drawn over all of the screen, by what it is, comes in, its store and its coupons', async () => {
    build(1)
    const html = await product('2001')
    expect(html).toMatch(/^<div class="tp-drawn" lang="en">/)
    expect(html).toContain(`>1 1 ${SHOW}?id=2001 4 {`)
  })

  test('is drawn once, whatever else its address says, and anew when its price has changed', async () => {
    build(1)
    const first = await product('2001')
    expect(await product('2001', '&inviteCode=1')).toBe(first)
    expect(await product('2002')).toContain('>1 2 ')
    await sandbox.services.db
      .updateTable('products')
      .set({ price: 1234 })
      .where('id', '=', '2001')
      .execute()
    expect(await product('2001')).toContain('>1 3 ')
  })

  test('that is none is not drawn, and its page comes all the same', async () => {
    build(1)
    for (const id of ['', '0', '99999', '../2001']) {
      const page = await view(`${SHOW}?id=${id}`)
      expect([page.url, page.$drawn]).toEqual([SHOW, undefined])
    }
  })

  test('is not drawn for who is somebody, nor when its page is not for everybody', async () => {
    build(1)
    const token = await sandbox.logIn('13800138000')
    expect((await view(`${SHOW}?id=2001`, token)).$drawn).toBeUndefined()
    const definition = { url: SHOW, widgets: [], security: { isLogin: true } }
    await sandbox.post('/sandbox/view-definition', { url: SHOW, definition })
    expect(await product('2001')).toBeUndefined()
  })

  test('whose coupons cannot be told is drawn without', async () => {
    build(1)
    await sandbox.post('/sandbox/faults', [{ match: { path: 'coupon/fit' }, kind: 'drop' }])
    expect(await product('2001')).toContain(`>1 1 ${SHOW}?id=2001 3 {`)
  })
})

test('a page that cannot be drawn comes without, and the next one is drawn', async () => {
  build(1)
  const put = (name: string) =>
    sandbox.post('/sandbox/view-definition', {
      url: HOME,
      definition: { url: HOME, name, widgets: [] },
    })
  for (const name of ['torn', 'none']) {
    await put(name)
    const view = await home({ drawn: PHONE })
    expect([view.name, view.$drawn]).toEqual([name, undefined])
  }
  await put('whole')
  expect(await drawn()).toContain(`>1 1 ${HOME} 0 `)
  build(2, 'module.exports.drawPage = undefined')
  expect(await drawn()).toBeUndefined()
})
