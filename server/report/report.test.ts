import { getReport } from '../../src/features/report/contract'
import { BILL_TYPES } from '../../src/features/wallet/rules/bills'
import { OPEN_BOOKS } from '../testing/open-books'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

/** The middle of a month: last month has all of its days by then. */
const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const at = (time: string) => Date.parse(`${time}+08:00`) / 1000

let sandbox: TestSandbox
const tokens: Record<string, string> = {}
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
  // The books of the newcomer are written anew here, without anything behind them.
  OPEN_BOOKS.delete(sandbox.services.db)
  for (const [who, mobile] of Object.entries({ member: MEMBER, newcomer: NEWCOMER, owner: OWNER }))
    tokens[who] = await sandbox.logIn(mobile)
})
afterAll(() => sandbox.close())

const read = async (type: string, body: object = {}, who = 'member', locale = 'en') => {
  const headers = { 'Accept-Language': locale }
  const token = tokens[who]
  return (await sandbox.call(getReport, { params: { type }, body, headers }, token)).data
}
const columns = (...all: readonly (readonly [key: string, name: string, format?: string])[]) =>
  all.map(([key, name, format]) => (format ? { key, name, format } : { key, name }))

describe('what everybody may read', () => {
  test('members by income, with their places', async () => {
    expect(await read('ranking', { pageSize: 2 })).toEqual({
      columns: columns(['rank', 'Rank', 'number'], ['name', 'Name'], ['value', 'Income', 'money']),
      rows: [
        {
          rank: 1,
          name: 'Jonas Weiss',
          value: 132_337,
          avatar: '/pictures/avatar/1020.svg',
          delta: -2,
          userId: '1020',
        },
        {
          rank: 2,
          name: 'Huang Jiawen',
          value: 131_227,
          avatar: '/pictures/avatar/1013.svg',
          delta: 0,
          userId: '1013',
        },
      ],
      asOf: SECONDS,
    })
    const day = await read('ranking', { pageIndex: 2, pageSize: 1, keyword: 'day' })
    expect(day.rows).toMatchObject([{ rank: 2, name: 'Oliver Sand', value: 18_620 }])
    const chinese = await read('ranking', { pageSize: 1 }, 'nobody', 'zh-CN')
    expect(chinese).toMatchObject({
      columns: [{ name: '名次' }, { name: '名称' }, { name: '收益' }],
      rows: [{ name: '约纳斯' }],
    })
    expect(await read('ranking', { keyword: 'year' })).toEqual(await read('ranking'))
  })

  test('the market, brand by brand', async () => {
    expect(await read('market', { pageSize: 2 })).toMatchObject({
      columns: columns(
        ['brandNo', 'Brand number'],
        ['price', 'Price', 'money'],
        ['cumIncome', 'Cumulative income', 'money'],
        ['cumReturn', 'Cumulative return', 'percent'],
      ),
      rows: [
        { brandNo: 'TR-101', price: 87_000, cumIncome: 46_110, cumReturn: 1.8 },
        { brandNo: 'TR-108' },
      ],
    })
    expect((await read('market', {}, 'nobody', 'zh-CN')).columns).toMatchObject([
      { name: '品牌编号' },
      { name: '价格' },
      { name: '累计收益' },
      { name: '累计回报' },
    ])
  })

  test('a report nobody knows is not found', async () => {
    expect(await sandbox.call(getReport, { params: { type: 'x' }, body: {} })).toMatchObject({
      status: 400,
      message: 'The report was not found.',
    })
  })
})

describe('a merchant’s figures', () => {
  const FIGURES = [
    {
      key: 'terminalIncome',
      name: 'Terminals, today',
      value: 220_471,
      format: 'money',
      url: '/conduit/channelList',
    },
    {
      key: 'deviceIncome',
      name: 'Devices, today',
      value: 12_943,
      format: 'money',
      url: '/device/prosperous',
    },
    { key: 'terminals', name: 'Terminals online', value: '24 / 30', url: '/conduit/channelList' },
    { key: 'devices', name: 'Devices running', value: '4 / 4', url: '/device/manageconfig' },
  ]

  test('are the caller’s own', async () => {
    expect(await read('merchantStats')).toEqual({
      columns: columns(['name', 'Figure'], ['value', 'Value']),
      rows: FIGURES,
      asOf: SECONDS,
    })
    expect(await read('merchantStats', {}, 'owner', 'zh-CN')).toMatchObject({
      columns: [{ name: '指标' }, { name: '数值' }],
      rows: [
        { name: '终端今日收益', value: 155_849 },
        { name: '设备今日收益', value: 9921 },
        { name: '在线终端', value: '7 / 9' },
        { name: '运行设备', value: '3 / 3' },
      ],
    })
    expect((await read('merchantStats', {}, 'newcomer')).rows).toMatchObject([
      { value: 0 },
      { value: 2437 },
      { value: '0 / 0' },
      { value: '2 / 4' },
    ])
    expect((await read('merchantStats', {}, 'nobody')).rows).toEqual([])
  })

  test('come channel by channel', async () => {
    const { columns: shown, rows } = await read('channels')
    expect(shown).toEqual(
      columns(
        ['name', 'Channel'],
        ['terminals', 'Terminals', 'number'],
        ['online', 'Online', 'number'],
        ['today', 'Today', 'money'],
        ['income', 'In all', 'money'],
      ),
    )
    const row = (
      key: string,
      name: string,
      [terminals, online, today, income]: readonly [number, number, number, number],
    ) => ({ key, name, terminals, online, today, income })
    expect(rows).toEqual([
      row('601', 'Bars', [11, 8, 78_724, 11_729_230]),
      row('602', 'Restaurants', [8, 7, 53_274, 20_894_540]),
      row('603', 'Hotels', [6, 5, 31_878, 15_181_535]),
      row('604', 'Shops', [5, 4, 56_595, 12_228_584]),
    ])
    expect(await read('channels', {}, 'owner', 'zh-CN')).toMatchObject({
      columns: [
        { name: '渠道' },
        { name: '终端数' },
        { name: '在线' },
        { name: '今日收益' },
        { name: '累计收益' },
      ],
      rows: [{ name: '酒吧' }, { name: '酒店' }],
    })
    expect((await read('channels', {}, 'nobody')).rows).toEqual([])
  })

  test('a channel without terminals counts nothing', async () => {
    const { db } = sandbox.services
    await db
      .updateTable('terminals')
      .set({ channelId: '601' })
      .where('channelId', '=', '604')
      .execute()
    expect((await read('channels')).rows[3]).toMatchObject({ terminals: 0, today: 0, income: 0 })
    await sandbox.post('/sandbox/reset')
    for (const [who, mobile] of Object.entries({
      member: MEMBER,
      newcomer: NEWCOMER,
      owner: OWNER,
    }))
      tokens[who] = await sandbox.logIn(mobile)
  })
})

describe('a wallet’s reports', () => {
  const account = async (kind: string) =>
    (
      await sandbox.services.db
        .selectFrom('accounts')
        .select('id')
        .where('userId', '=', '1002')
        .where('kind', '=', kind as never)
        .executeTakeFirstOrThrow()
    ).id

  /** Lines of the newcomer: when, of what kind, how much, cents. */
  const LINES: readonly (readonly [time: string, kind: string, amount: number])[] = [
    ['2026-10-01T00:00:00', 'earning', 1000],
    ['2026-10-22T12:00:00', 'referral', 200],
    ['2026-10-22T12:00:01', 'earning', 5000],
    ['2026-10-31T23:59:59', 'order', -300],
    ['2026-11-01T00:00:00', 'earning', 700],
    ['2026-11-08T23:59:59', 'earning', 11],
    ['2026-11-09T00:00:00', 'earning', 13],
    ['2026-11-15T12:00:00', 'referral', 17],
    ['2026-11-15T12:00:01', 'earning', 19],
    ['2026-11-16T00:00:00', 'earning', 23],
    ['2026-11-20T10:00:00', 'order', -150],
    ['2026-11-21T10:00:00', 'withdraw', -40],
    ['2026-11-22T09:00:00', 'referral', 60],
    ['2026-11-22T10:00:00', 'earning', 100],
    ['2026-11-22T11:00:00', 'mystery', -5],
  ]

  beforeAll(async () => {
    const { db } = sandbox.services
    await db.deleteFrom('ledger').where('userId', '=', '1002').execute()
    const accountId = await account('balance')
    let balance = 0
    await db
      .insertInto('ledger')
      .values(
        LINES.map(([time, kind, amount], position) => {
          balance += amount
          return {
            id: `9${String(position).padStart(3, '0')}`,
            accountId,
            userId: '1002',
            kind,
            title: '{"en":"a","zh-Hans":"甲"}',
            amount,
            balance,
            createdAt: at(time),
            refKind: '',
            refId: '',
          }
        }),
      )
      .execute()
    await db
      .insertInto('ledger')
      .values({
        id: '9999',
        accountId: await account('points'),
        userId: '1002',
        kind: 'task',
        title: '{"en":"a","zh-Hans":"甲"}',
        amount: -7,
        balance: 0,
        createdAt: at('2026-11-22T08:00:00'),
        refKind: '',
        refId: '',
      })
      .execute()
  })
  const mine = (type: string, body: object = {}, locale = 'en') =>
    read(type, body, 'newcomer', locale)
  /** The same at another time, by a session of then. */
  async function mineAt(time: string, type: string, body: object = {}) {
    const { clock } = sandbox.services
    clock.setNow(at(time))
    tokens.later = await sandbox.logIn(NEWCOMER)
    const answer = await read(type, body, 'later')
    clock.setOffset(0)
    return answer
  }

  test('are empty for visitors, with their columns', async () => {
    for (const type of [
      'income',
      'balance',
      'billDays',
      'billKinds',
      'billTotals',
      'walletStats',
    ]) {
      const { columns: shown, rows } = await read(type, {}, 'nobody')
      expect([type, rows]).toEqual([type, []])
      expect(shown).toEqual((await mine(type)).columns)
    }
  })

  test('income, day by day, of devices and of friends', async () => {
    const { columns: shown, rows } = await mine('income', { keyword: '7', pageSize: 50 })
    expect(shown).toEqual(
      columns(
        ['day', 'Day', 'day'],
        ['devices', 'Devices', 'money'],
        ['referrals', 'Referrals', 'money'],
        ['total', 'Total', 'money'],
      ),
    )
    const none = { devices: 0, referrals: 0, total: 0 }
    expect(rows).toEqual([
      { day: '2026-11-22', devices: 100, referrals: 60, total: 160 },
      { day: '2026-11-21', ...none },
      { day: '2026-11-20', ...none },
      { day: '2026-11-19', ...none },
      { day: '2026-11-18', ...none },
      { day: '2026-11-17', ...none },
      { day: '2026-11-16', devices: 23, referrals: 0, total: 23 },
    ])
    expect((await mine('income', { keyword: '8' }, 'zh-CN')).columns).toMatchObject([
      { name: '日期' },
      { name: '设备收益' },
      { name: '推荐奖励' },
      { name: '合计' },
    ])
    expect((await mine('income', { keyword: '8', pageSize: 50 })).rows[7]).toEqual({
      day: '2026-11-15',
      devices: 19,
      referrals: 17,
      total: 36,
    })
  })

  test.each([
    [undefined, 30],
    ['0', 30],
    ['1', 1],
    ['2.9', 2],
    ['366', 50],
    ['367', 30],
    ['many', 30],
    ['-3', 30],
  ])('%s days are %i rows of a page of fifty', async (keyword, count) => {
    const body = { pageSize: 50, ...(keyword !== undefined && { keyword }) }
    expect((await mine('income', body)).rows).toHaveLength(count)
    expect((await mine('balance', body)).rows).toHaveLength(count)
  })

  test('who has earned nothing in these days has no rows', async () => {
    const { rows } = await mineAt('2027-01-22T12:00:00', 'income', { keyword: '7' })
    expect(rows).toEqual([])
  })

  test('the balance at the end of each day', async () => {
    const { columns: shown, rows } = await mine('balance', { keyword: '9' })
    expect(shown).toEqual(columns(['day', 'Day', 'day'], ['balance', 'Balance', 'money']))
    expect(
      rows.map(({ day, balance }: { day: string; balance: number }) => [day, balance]),
    ).toEqual([
      ['2026-11-22', 6648],
      ['2026-11-21', 6493],
      ['2026-11-20', 6533],
      ['2026-11-19', 6683],
      ['2026-11-18', 6683],
      ['2026-11-17', 6683],
      ['2026-11-16', 6683],
      ['2026-11-15', 6660],
      ['2026-11-14', 6624],
    ])
    const first = (await mine('balance', { keyword: '60', pageSize: 50, pageIndex: 2 })).rows
    expect(first.slice(-8)).toMatchObject([
      { day: '2026-10-01', balance: 1000 },
      { day: '2026-09-30', balance: 0 },
      { balance: 0 },
      { balance: 0 },
      { balance: 0 },
      { balance: 0 },
      { balance: 0 },
      { balance: 0 },
    ])
    expect((await mine('balance', {}, 'zh-CN')).columns).toMatchObject([
      { name: '日期' },
      { name: '余额' },
    ])
  })

  test('what lines add up to, in one sum and by day', async () => {
    expect(await mine('billTotals')).toEqual({
      columns: columns(
        ['income', 'In', 'money'],
        ['expense', 'Out', 'money'],
        ['net', 'Net', 'money'],
        ['count', 'Lines', 'number'],
      ),
      rows: [{ income: 7143, expense: 502, net: 6641, count: 16 }],
      asOf: SECONDS,
    })
    const condition = {
      logicalOperator: 'and',
      conditions: [
        { field: 'createdAt', operator: 'greaterEqual', value: at('2026-11-21T00:00:00') },
      ],
    }
    expect((await mine('billTotals', { condition })).rows).toEqual([
      { income: 160, expense: 52, net: 108, count: 5 },
    ])
    const days = await mine('billDays', { condition })
    expect(days.columns).toEqual([
      { key: 'day', name: 'Day', format: 'day' },
      ...(await mine('billTotals')).columns,
    ])
    expect(days.rows).toEqual([
      { day: '2026-11-22', income: 160, expense: 12, net: 148, count: 4 },
      { day: '2026-11-21', income: 0, expense: 40, net: -40, count: 1 },
    ])
    expect((await mine('billDays', {}, 'zh-CN')).columns).toMatchObject([
      { name: '日期' },
      { name: '收入' },
      { name: '支出' },
      { name: '净额' },
      { name: '笔数' },
    ])
    const wrong = {
      logicalOperator: 'and',
      conditions: [{ field: 'x', operator: 'equal', value: 1 }],
    }
    const answer = await sandbox.call(
      getReport,
      { params: { type: 'billTotals' }, body: { condition: wrong } },
      tokens.newcomer,
    )
    expect(answer.code).toBe(400)
  })

  test('where the balance went, the most first', async () => {
    expect(await mine('billKinds')).toEqual({
      columns: columns(['name', 'Type'], ['amount', 'Out', 'money']),
      rows: [
        { type: 'payment', name: 'Payments', amount: 450 },
        { type: 'withdraw', name: 'Withdrawals', amount: 40 },
        { type: 'mystery', name: 'mystery', amount: 5 },
      ],
      asOf: SECONDS,
    })
    expect((await mine('billKinds', { keyword: '2' }, 'zh-CN')).rows).toEqual([
      { type: 'withdraw', name: '提现', amount: 40 },
      { type: 'mystery', name: 'mystery', amount: 5 },
    ])
    expect((await mine('billKinds', { keyword: '1' }, 'zh-CN')).columns).toMatchObject([
      { name: '类型' },
      { name: '支出' },
    ])
  })

  test('every type of bills has a name of its own', async () => {
    const { db } = sandbox.services
    const names = async (locale: string) => {
      const found: string[] = []
      for (const kinds of Object.values(BILL_TYPES)) {
        await db.updateTable('ledger').set({ kind: kinds[0] }).where('id', '=', '9011').execute()
        const { rows } = await mine('billKinds', { keyword: '2' }, locale)
        found.push(rows[0].name)
      }
      return found
    }
    expect(await names('en')).toEqual([
      'Income',
      'Income',
      'Top-ups',
      'Payments',
      'Refunds',
      'Transfers',
      'Withdrawals',
      'Equipment',
      'Rewards',
    ])
    expect(await names('zh-CN')).toEqual([
      '收益',
      '收益',
      '充值',
      '消费',
      '退款',
      '转账',
      '提现',
      '设备投资',
      '任务奖励',
    ])
    await db.updateTable('ledger').set({ kind: 'withdraw' }).where('id', '=', '9011').execute()
  })

  test('figures of the wallet, against as much of the time before', async () => {
    const stat = (
      [key, name, note]: readonly [string, string, string],
      [value, delta]: readonly [number, number],
      [type, period]: readonly [string, string],
    ) => ({
      key,
      name,
      value,
      format: 'money',
      delta,
      note,
      url: `/views/auto/bill?key=bill&type=${type}&period=${period}`,
    })
    expect(await mine('walletStats')).toEqual({
      columns: columns(
        ['name', 'Figure'],
        ['value', 'Value', 'money'],
        ['delta', 'Change', 'money'],
      ),
      rows: [
        // 183 in these seven days; 30 from the 9th to noon of the 15th.
        stat(['income7', 'Income, 7 days', 'vs the week before'], [183, 153], ['income', 'days7']),
        // 943 so far; 1200 to noon of the 22nd of October.
        stat(
          ['incomeMonth', 'Income this month', 'vs last month'],
          [943, -257],
          ['income', 'month'],
        ),
        stat(['spentMonth', 'Spent this month', 'vs last month'], [150, 150], ['payment', 'month']),
        stat(
          ['withdrawnMonth', 'Withdrawn this month', 'vs last month'],
          [40, 40],
          ['withdraw', 'month'],
        ),
      ],
      asOf: SECONDS,
    })
    expect(await mine('walletStats', {}, 'zh-CN')).toMatchObject({
      columns: [{ name: '指标' }, { name: '数值' }, { name: '较上期' }],
      rows: [
        { name: '近 7 天收益', note: '较前 7 天' },
        { name: '本月收益', note: '较上月同期' },
        { name: '本月消费' },
        { name: '本月提现' },
      ],
    })
  })

  test('a month longer than the last is compared with all of that', async () => {
    // The 31st of December against all 30 days of November.
    const { rows } = await mineAt('2026-12-31T12:00:00', 'walletStats')
    expect(rows[1]).toMatchObject({ value: 0, delta: -943 })
    expect(rows[2]).toMatchObject({ value: 0, delta: -150 })
  })
})
