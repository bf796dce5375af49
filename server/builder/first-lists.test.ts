/** @jest-environment node */
import { gunzipSync } from 'node:zlib'
import { getViewByUrl } from '../../src/engine/calls'
import { pageProducts } from '../../src/features/product/contract-list'
import { getRelations } from '../../src/features/record/contract-dictionary'
import { sandbox } from '../testing/fresh-sandbox'

const HOME = '/pages/tabbar/index'
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
  expect(Object.keys($lists.answers).map((address) => address.replace(/^api\//, ''))).toEqual(
    Object.values(at),
  )
  const [entrances, fresh, all] = Object.values($lists.answers)
  const ask = async (...input: Parameters<typeof sandbox.call>) =>
    (await sandbox.call(...input)).data
  expect(entrances).toEqual(await ask(getRelations, { query: { type: 'home' } }))
  const query = { pageIndex: 1, pageSize: 8, tags: 'new' }
  expect(fresh).toEqual(await ask(pageProducts, { query }))
  expect(all).toEqual(await ask(pageProducts, { query: { pageIndex: 1, pageSize: 15 } }))
})

test('nothing comes beside it for who did not ask, or is somebody', async () => {
  expect((await home()).data.$lists).toBeUndefined()
  const token = await sandbox.logIn('13800138000')
  expect((await home({ lists: '1' }, token)).data.$lists).toBeUndefined()
  expect((await sandbox.call(getViewByUrl, { query: { url: '/no', lists: '1' } })).data).toBeNull()
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
