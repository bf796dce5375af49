import {
  addSearch,
  deleteSearch,
  findThings,
  listHotWords,
  listSearches,
  mergeSearches,
  suggestSearches,
} from '../../src/features/search/contract'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const find = async (type: string, keyword: string) =>
  (await sandbox.call(findThings, { body: { type, keyword } })).data

test('each kind of thing is found by its own words, in either language', async () => {
  for (const [type, word, name] of [
    ['store', '江岸', 'Taproom River Quay'],
    ['content', 'cellar tour', 'Cellar tour'],
    ['product', 'stout', expect.any(String)],
  ] as const) {
    const { result } = await find(type, word)
    expect(result[0]).toMatchObject({ type, name })
  }
  expect((await find('product', '100%')).totalCount).toBe(0)
  expect((await sandbox.call(findThings, { body: { type: 'user', keyword: 'x' } })).code).toBe(400)
})

test('a word is completed with the caller’s own searches first', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(
    suggestSearches,
    { query: { type: 'product', keyword: 'st' } },
    token,
  )
  expect(data[0]).toBe('stout')
  expect(data.length).toBeLessThanOrEqual(10)
  const blank = await sandbox.call(suggestSearches, { query: { type: 'product', keyword: ' ' } })
  expect(blank.data).toEqual([])
})

test('a word is hot when two people have looked for it', async () => {
  const hot = async () => (await sandbox.call(listHotWords, { query: { type: 'product' } })).data
  for (const mobile of [MEMBER, NEWCOMER, OWNER].slice(0, 2)) {
    expect((await hot())[0].heat).toBe(0)
    const body = { type: 'product', name: 'kettle sour' }
    await sandbox.call(addSearch, { body }, await sandbox.logIn(mobile))
  }
  expect((await hot())[0]).toEqual({ name: 'kettle sour', heat: 2 })
})

test('searches made before the login join those of the account, in their order', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const body = { type: 'product', names: ['newest', 'older'] }
  const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
  expect(names(await sandbox.call(mergeSearches, { body }, token))).toEqual(body.names)
  await sandbox.call(mergeSearches, { body }, token)
  const kept = await sandbox.call(listSearches, { query: { type: 'product' } }, token)
  expect(names(kept)).toEqual(body.names)
  const many = { type: 'product', names: Array.from({ length: 21 }, (_, at) => `word ${at}`) }
  expect((await sandbox.call(mergeSearches, { body: many }, token)).code).toBe(400)
})

test('a search is taken back by who made it', async () => {
  const [mine, other] = [await sandbox.logIn(NEWCOMER), await sandbox.logIn(MEMBER)]
  const body = { type: 'product', name: 'Stout' }
  const { id } = (await sandbox.call(addSearch, { body }, mine)).data
  const take = (who: string) => sandbox.call(deleteSearch, { query: { id } }, who)
  const gone = [400, 'The search was not found.'] as const
  await expectRefusal(sandbox.services, () => take(other), gone)
  expect((await take(mine)).code).toBe(200)
  await expectRefusal(sandbox.services, () => take(mine), gone)
})

test.each(['product', 'store', 'live', 'content'] as const)(
  'each word of the house finds a %s, in either language',
  async (type) => {
    const nothing: string[] = []
    for (const locale of ['en', 'zh-Hans']) {
      const headers = { 'accept-language': locale }
      const { data } = await sandbox.call(listHotWords, { query: { type }, headers })
      expect(data[0].name).toMatch(locale === 'en' ? /^[A-Z]/ : /./)
      for (const { name } of data) {
        const body = { type, keyword: name, pageIndex: 1, pageSize: 1 }
        const { data: found } = await sandbox.call(findThings, { body })
        if (found.totalCount === 0) nothing.push(name)
      }
    }
    expect(nothing).toEqual([])
  },
)
