import { getReport } from '../../src/features/report/contract'
import { columns, openReports, SECONDS } from './testing/open-reports'

// What everybody may read.
const { sandbox, read } = openReports()

/** The rows of a period as they are kept, the highest first. */
async function kept(period: 'day' | 'week') {
  const rows = await sandbox()
    .services.db.selectFrom('rankings')
    .selectAll()
    .where('period', '=', period)
    .execute()
  return [...rows].sort((a, b) => b.value - a.value)
}

test('members by income, the highest first, with their places', async () => {
  const [first, second] = await kept('week')
  const row = (rank: number, one: typeof first) => ({
    rank,
    name: JSON.parse(one?.name ?? '{}').en,
    value: one?.value,
    avatar: one?.avatar,
    delta: one?.delta,
    userId: one?.userId,
  })
  expect(await read('ranking', { pageSize: 2 })).toEqual({
    columns: columns(['rank', 'Rank', 'number'], ['name', 'Name'], ['value', 'Income', 'money']),
    rows: [row(1, first), row(2, second)],
    asOf: SECONDS,
  })
})

test('a page begins where the last one ended, and keeps the places', async () => {
  const [, second] = await kept('day')
  const { rows } = await read('ranking', { pageIndex: 2, pageSize: 1, keyword: 'day' })
  expect(rows).toMatchObject([{ rank: 2, userId: second?.userId, value: second?.value }])
})

test('Chinese is answered in Chinese', async () => {
  const [first] = await kept('week')
  expect(await read('ranking', { pageSize: 1 }, 'nobody', 'zh-CN')).toMatchObject({
    columns: [{ name: '名次' }, { name: '名称' }, { name: '收益' }],
    rows: [{ name: JSON.parse(first?.name ?? '{}')['zh-Hans'] }],
  })
  expect((await read('market', {}, 'nobody', 'zh-CN')).columns).toMatchObject([
    { name: '品牌编号' },
    { name: '价格' },
    { name: '累计收益' },
    { name: '累计回报' },
  ])
})

test('a period nobody keeps is the week', async () => {
  expect(await read('ranking', { keyword: 'year' })).toEqual(await read('ranking'))
})

const byNumber = (a: { brandNo: string }, b: { brandNo: string }) =>
  a.brandNo < b.brandNo ? -1 : 1

test('the market, brand by brand (client spec §3)', async () => {
  const brands = await sandbox().services.db.selectFrom('market').selectAll().execute()
  const sorted = brands.map(({ brandNo, price }) => ({ brandNo, price })).sort(byNumber)
  const answer = await read('market', { pageSize: 50 })
  expect(answer.columns).toEqual(
    columns(
      ['brandNo', 'Brand number'],
      ['price', 'Price', 'money'],
      ['cumIncome', 'Cumulative income', 'money'],
      ['cumReturn', 'Cumulative return', 'percent'],
    ),
  )
  expect(brands.length).toBeGreaterThan(2)
  expect(answer.rows).toEqual(
    sorted.map((brand) => ({
      ...brand,
      cumIncome: expect.any(Number),
      cumReturn: expect.any(Number),
      // Seven days that are over: what a device of the brand brought in on each, cents.
      week: expect.stringMatching(/^\d+(,\d+){6}$/),
    })),
  )
  for (const { price, cumIncome, cumReturn } of answer.rows)
    expect(cumReturn).toBe(Math.round((cumIncome / price) * 1000) / 10)
})

test('a report nobody knows is not found', async () => {
  expect(await sandbox().call(getReport, { params: { type: 'x' }, body: {} })).toMatchObject({
    status: 400,
    message: 'The report was not found.',
  })
})
