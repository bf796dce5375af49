/** @jest-environment node */
import { getAllViews, getConfigValue, getViewByUrl } from '../../../src/engine/calls'
import { getVersion } from '../../../src/features/builder/contract-editor'
import { pageEvents, pageMaterials, pageVideos } from '../../../src/features/content/contract'
import { showDevice } from '../../../src/features/device/contract'
import { sendSmsCode } from '../../../src/features/identity/contract'
import { pageLives, playLive } from '../../../src/features/live/contract'
import { register } from '../../../src/features/login/contract'
import { buyGrade, pageVouchers } from '../../../src/features/member/contract'
import { listPayMethods, requestPay } from '../../../src/features/pay/contract'
import { getProductDetail, getProductSkus } from '../../../src/features/product/contract'
import { pageProducts } from '../../../src/features/product/contract-list'
import {
  getClassTree,
  getConfigList,
  getRelations,
} from '../../../src/features/record/contract-dictionary'
import { pageQrCodes } from '../../../src/features/referral/contract'
import { listHotWords } from '../../../src/features/search/contract'
import { listStores } from '../../../src/features/store/contract'
import type { AnyEndpoint } from '../../../src/http/endpoint'
import { QUESTIONS } from '../../chat/phrases'
import { HOUSE } from '../../chat/talks'
import { openDatabase } from '../../database/open'
import { ALARMS } from '../../device/alarms'
import { WORDS } from '../../device/commands'
import { DRINKS } from '../../device/unit'
import { FORMS } from '../../form/form-table'
import { SITE } from '../../form/routes'
import { GUEST } from '../../login/accounts'
import { GRADES } from '../../member/grades'
import { PACKAGES } from '../../member/packages'
import { picture } from '../../pictures'
import { PUBLISHED } from '../../release/routes'
import { MEMBER, OWNER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'
import { BEER_DEMO, demoOf, TEA_DEMO } from '../demo'
import { retold, type Words } from '../retelling'
import { runSeed } from '../run-seed'
import { beerIn, textsOf } from './testing/beer-words'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ demo: TEA_DEMO })
})
afterAll(() => sandbox.close())

const PAGE = { pageIndex: 1, pageSize: 48 }
const CALLS: readonly (readonly [string, AnyEndpoint, object])[] = [
  ['home', getViewByUrl, { query: { url: '/pages/tabbar/index' } }],
  ['all pages', getAllViews, { query: {} }],
  ['entrances of home', getRelations, { query: { type: 'home' } }],
  ['products', pageProducts, { query: PAGE }],
  ['classes', getClassTree, { query: {} }],
  ['stores', listStores, { query: {} }],
  ['streams', pageLives, { query: PAGE }],
  ['events', pageEvents, { query: PAGE }],
  ['materials', pageMaterials, { query: PAGE }],
  ['films', pageVideos, { query: PAGE }],
  ['packages', getConfigList, { query: { type: 'package' } }],
  ['notices', getConfigList, { query: { type: 'notice' } }],
  ['names of the apps', getConfigValue, { query: { type: 'version' } }],
  ['words to look for', listHotWords, { query: { type: 'product' } }],
]

describe.each(CALLS)('%s of a tea house', (_, endpoint, input) => {
  test.each(['en', 'zh-Hans'])(
    'has no word of beer in %s, and its pictures are drawn',
    async (locale) => {
      const headers = { 'accept-language': locale }
      const { data } = await sandbox.call(endpoint, { ...input, headers })
      const texts = textsOf(data)
      expect(texts.length).toBeGreaterThan(0)
      expect(beerIn(data)).toEqual([])
      const paths = texts.flatMap((text) => text.match(/\/pictures\/[^"?]+\.svg/g) ?? [])
      expect(paths.filter((path) => picture(path) === undefined)).toEqual([])
    },
  )
})

test('a tea tells its facts and is sold by weight, the quick add in stock', async () => {
  const { data: page } = await sandbox.call(pageProducts, { query: PAGE })
  expect(page.totalCount).toBe(48)
  for (const { id, skuId, abv } of page.result) {
    expect(abv).toBe(0)
    const { data: tea } = await sandbox.call(getProductDetail, { query: { id } })
    expect(tea.attributes.map(({ name }: { name: string }) => name)).toEqual([
      'Style',
      'Origin',
      'Leaf',
      'Water',
      'First cup',
    ])
    expect(beerIn(tea)).toEqual([])
    const { data: skus } = await sandbox.call(getProductSkus, { query: { id } })
    expect(skus.find((sku: { id: string }) => sku.id === skuId).stock).toBeGreaterThan(0)
  }
})

test('what a package brings that is paid today is tea in both languages', async () => {
  const token = await sandbox.logIn('13800138000')
  const bought = PACKAGES.slice(0, 3)
  const titles: string[] = []
  for (const { id: packageId, price: amount } of bought) {
    const order = { packageId, amount, requestId: `tea-${packageId}` }
    const { payId } = (await sandbox.call(buyGrade, { body: order }, token)).data
    const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 300 }
    const body = { payId, amount, ...how, payPassword: '135790' }
    expect((await sandbox.call(requestPay, { body }, token)).code).toBe(200)
    const asked = { body: { payId, clientType: 'WapH5' } }
    titles.push((await sandbox.call(listPayMethods, asked, token)).data.title)
  }
  expect(titles).toEqual(['First sips', 'A dozen for regulars', 'Home tea maker'])
  for (const locale of ['en', 'zh-Hans']) {
    const input = { body: { pageSize: 50 }, headers: { 'accept-language': locale } }
    const { data } = await sandbox.call(pageVouchers, input, token)
    const opened = data.packages.map(({ packageId }: { packageId: string }) => packageId)
    expect(opened).toEqual(expect.arrayContaining(bought.map(({ id }) => id)))
    expect(beerIn(data)).toEqual([])
  }
})

test('who comes anew is a friend of tea, in the text message, the name and the wallet', async () => {
  const mobile = '13777770021'
  await sandbox.call(sendSmsCode, { query: { mobile }, headers: { 'accept-language': 'zh-Hans' } })
  const texts = await (await sandbox.request(`/sandbox/sms?mobile=${mobile}`)).json()
  expect(texts).toMatchObject([{ text: expect.stringMatching(/^【Leaf and Kettle】/) }])
  const code = await sandbox.lastCode(mobile)
  const body = { mobile, verifyCode: code, password: 'secret1', parentId: '1001' }
  expect((await sandbox.call(register, { body })).code).toBe(200)
  const { db } = sandbox.services
  const user = await db
    .selectFrom('users')
    .select(['id', 'nickName'])
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(user.nickName)).toEqual({ en: 'Guest 0021', 'zh-Hans': '茶友0021' })
  const names = await db
    .selectFrom('accounts')
    .select('name')
    .where('userId', '=', user.id)
    .execute()
  expect(names.map(({ name }) => JSON.parse(name).en)).toContain('Leaf credit')
})

test.each(['en', 'zh-Hans'])(
  'its devices hold tea, and say so when it runs out, in %s',
  async (locale) => {
    const headers = { 'accept-language': locale }
    for (const mobile of [MEMBER, OWNER]) {
      const token = await sandbox.logIn(mobile)
      const { db } = sandbox.services
      const own = await db
        .selectFrom('devices')
        .innerJoin('users', 'users.id', 'devices.ownerId')
        .select('devices.id')
        .where('mobile', '=', mobile)
        .execute()
      const shown = []
      for (const { id } of own)
        shown.push((await sandbox.call(showDevice, { query: { id }, headers }, token)).data)
      expect(shown.flatMap(({ kegs }) => kegs).length).toBeGreaterThan(0)
      expect(beerIn(shown)).toEqual([])
    }
    const { db } = sandbox.services
    const told = await db.selectFrom('notices').select('text').execute()
    const alarms = told
      .map(({ text }) => JSON.parse(text))
      .filter(({ en }) => /nearly empty/.test(en))
    expect(alarms.length).toBeGreaterThan(0)
    expect(beerIn(alarms)).toEqual([])
  },
)

test('its streams and films are filmed there', async () => {
  for (const liveId of ['960001', '960002', '960003', '960005']) {
    const { data } = await sandbox.call(playLive, { query: { liveId } })
    if (data.playUrl !== '') expect(data.playUrl).toMatch(/^\/films\/(table|kettle)\.mp4$/)
    expect(beerIn(data)).toEqual([])
  }
  const { data } = await sandbox.call(pageVideos, { query: PAGE })
  for (const { src } of data.result) expect((await sandbox.request(src)).status).toBe(200)
})

test('a poster has its name and a cup', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(pageQrCodes, { query: {} }, token)
  const drawn = data.result.map(({ poster }: { poster: string }) => picture(poster))
  for (const svg of drawn) {
    expect(svg).toContain('>Leaf and Kettle</text>')
    expect(svg).toContain('>has a cup for you</text>')
  }
})

test('what a page ships as is its own too: an editor who goes back to it finds tea', async () => {
  const token = await sandbox.logIn(OWNER)
  const query = { url: '/company/about', version: 0 }
  const { data } = await sandbox.call(getVersion, { query }, token)
  expect(textsOf(data.definition).length).toBeGreaterThan(0)
  expect(beerIn(data.definition)).toEqual([])
})

test('WeChat says whose app asks', async () => {
  const back = encodeURIComponent('http://127.0.0.1:4000/')
  const page = await sandbox.request(`/pay/wechat/oauth?redirect_uri=${back}&state=1&lang=en`)
  expect(await page.text()).toContain('Leaf and Kettle asks who you are')
})

test('every word of a tea house takes the place of one', async () => {
  const { words } = TEA_DEMO
  const used = new Set<string>()
  const watched = <T extends object>(table: T): T =>
    new Proxy(table, {
      get(target, key) {
        if (Object.hasOwn(target, key)) used.add(String(key))
        return Reflect.get(target, key)
      },
    })
  const watching: Words = {
    texts: watched(words.texts),
    typed: watched(words.typed),
    pictures: watched(words.pictures),
  }
  const { db, close } = await openDatabase(':memory:')
  await runSeed({ db, now: 1_800_000_000, demo: { ...TEA_DEMO, words: watching } })
  // What is in no database.
  retold([PACKAGES, QUESTIONS, GRADES, PUBLISHED, [...FORMS.values()]], watching)
  retold([DRINKS, ALARMS, WORDS, SITE, HOUSE, GUEST], watching)
  retold(['/films/counter.mp4', '/pictures/device/kettle.svg'], watching)
  await close()
  const all = Object.values(words).flatMap((table) => Object.keys(table))
  expect(all.filter((word) => !used.has(word))).toEqual([])
})

test('a brand without a demonstration shows the first one', () => {
  expect(demoOf('teahouse')).toBe(TEA_DEMO)
  expect(demoOf('mine')).toBe(BEER_DEMO)
  expect(demoOf(undefined)).toBe(BEER_DEMO)
})
