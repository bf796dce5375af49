/** @jest-environment node */
import { gunzipSync } from 'node:zlib'
import { getConfigValue, getViewByUrl } from '../../src/engine/calls'
import { pageProducts } from '../../src/features/product/contract-list'
import { getRelations } from '../../src/features/record/contract-dictionary'
import { sandbox } from '../testing/fresh-sandbox'

const HOME = '/pages/tabbar/index'
/** What comes beside the lists of home. */
const OF_START = /autoConfig/
const listsIn = (answers: object) =>
  Object.keys(answers).filter((address) => !OF_START.test(address))
const home = (query: object = {}, token?: string) =>
  sandbox.call(getViewByUrl, { query: { url: HOME, ...query } }, token)

test('what the lists of home show first comes with it, as the calls themselves answer', async () => {
  const { $lists, ...view } = (await home({ lists: '1' })).data
  expect(view).toEqual((await home()).data)
  expect($lists.locale).toBe('en')
  const at = {
    entrances: 'relation/GetFatherClass?type=home',
    fresh: 'product/page?pageIndex=1&pageSize=8&tags=new',
    all: 'product/page?pageIndex=1&pageSize=15',
  }
  expect(Object.keys($lists.answers).map((address) => address.replace(/^api\//, ''))).toEqual([
    ...Object.values(at),
    'basic/autoConfig/getValue?type=brand',
  ])
  const [entrances, fresh, all, brand] = Object.values($lists.answers)
  const ask = async (...input: Parameters<typeof sandbox.call>) =>
    (await sandbox.call(...input)).data
  expect(entrances).toEqual(await ask(getRelations, { query: { type: 'home' } }))
  const query = { pageIndex: 1, pageSize: 8, tags: 'new' }
  expect(fresh).toEqual(await ask(pageProducts, { query }))
  expect(all).toEqual(await ask(pageProducts, { query: { pageIndex: 1, pageSize: 15 } }))
  expect(brand).toEqual(await ask(getConfigValue, { query: { type: 'brand' } }))
})

test('what the brand has set is left to its own call where that is to fail', async () => {
  await sandbox.post('/sandbox/faults', [{ kind: 'html', match: { path: '*autoConfig/getValue' } }])
  const { $lists } = (await home({ lists: '1' })).data
  expect(Object.keys($lists.answers)).toEqual(listsIn($lists.answers))
  expect(listsIn($lists.answers)).toHaveLength(3)
})

test('nothing comes beside it for who did not ask, or is somebody', async () => {
  expect((await home()).data.$lists).toBeUndefined()
  const token = await sandbox.logIn('13800138000')
  expect((await home({ lists: '1' }, token)).data.$lists).toBeUndefined()
  expect((await sandbox.call(getViewByUrl, { query: { url: '/no', lists: '1' } })).data).toBeNull()
})

test('what a list may not ask for is left out, and a page that is not for everybody has none', async () => {
  const list = (pageSize: number, query?: object) => ({
    value: null,
    config: { type: 'productList', pageSize, bind: { from: 'api', call: 'product/page', query } },
  })
  const relation = { config: { bind: { from: 'relation', type: 'home' } } }
  const long = { keyWord: 'x'.repeat(5000) }
  const widgets = [
    list(0.5),
    list(8, long),
    list(8, { tags: { ref: 'user.tags' } }),
    relation,
    list(8),
  ]
  const put = (more: object) =>
    sandbox.post('/sandbox/view-definition', {
      url: HOME,
      definition: { url: HOME, widgets, ...more },
    })
  const sent = async () => (await home({ lists: '1' })).data.$lists
  await put({})
  expect(listsIn((await sent()).answers).at(-1)).toBe('product/page?pageIndex=1&pageSize=8')
  await put({ security: { isLogin: true } })
  expect(listsIn((await sent()).answers)).toEqual([])
})

test('a list whose call is to fail is left to it', async () => {
  await sandbox.post('/sandbox/faults', [{ kind: 'html', match: { path: '*product/page' } }])
  const sent = (await home({ lists: '1' })).data.$lists
  expect(listsIn(sent.answers)).toEqual(['api/relation/GetFatherClass?type=home'])
  const asked = sandbox.call(pageProducts, { query: { pageIndex: 1, pageSize: 15 } })
  await expect(asked).rejects.toThrow()
})

test('they say how new the pages are, as every call does', async () => {
  const answer = await sandbox.request(`/main/paas/viewEngine/getByUrl?url=${HOME}&lists=1`)
  const { data } = (await answer.json()) as { data: { $lists: { rev: string } } }
  expect(data.$lists.rev).toBe(answer.headers.get('viewsrev'))
})

test.each([`/main/paas/viewEngine/getByUrl?url=${HOME}`, '/pictures/banner/cellar.svg?w=750'])(
  '%s is packed on the way for who takes it so',
  async (path) => {
    const plain = await (await sandbox.request(path)).text()
    const packed = await sandbox.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await packed.arrayBuffer())
    expect(gunzipSync(bytes).toString()).toBe(plain)
    expect(bytes.length).toBeLessThan(plain.length * 0.6)
  },
)
