import { columns, openReports, SECONDS } from './testing/open-reports'

// A merchant's figures: sums of the rows that are the caller's own.
const { sandbox, read, logIn } = openReports()

interface Row {
  readonly status: number
  readonly todayIncome: number
  readonly income: number
}
const ONLINE = 1

const owned = (table: 'terminals' | 'devices', ownerId: string) =>
  sandbox().services.db.selectFrom(table).selectAll().where('ownerId', '=', ownerId).execute()
const sum = (rows: readonly Row[], of: 'todayIncome' | 'income') =>
  rows.reduce((total, row) => total + row[of], 0)
const online = (rows: readonly Row[]) => rows.filter(({ status }) => status === ONLINE).length

test.each([
  ['member', '1001'],
  ['newcomer', '1002'],
  ['owner', '1003'],
])('%s reads what the own terminals and devices add up to', async (who, id) => {
  const [terminals, devices] = [await owned('terminals', id), await owned('devices', id)]
  const { rows } = await read('merchantStats', {}, who)
  expect(rows.map(({ key, value }: { key: string; value: unknown }) => [key, value])).toEqual([
    ['terminalIncome', sum(terminals, 'todayIncome')],
    ['deviceIncome', sum(devices, 'todayIncome')],
    ['terminals', `${online(terminals)} / ${terminals.length}`],
    ['devices', `${online(devices)} / ${devices.length}`],
  ])
})

test('each figure leads to what it counts', async () => {
  const answer = await read('merchantStats')
  expect(answer).toMatchObject({
    columns: columns(['name', 'Figure'], ['value', 'Value']),
    rows: [
      { name: 'Terminals, today', format: 'money', url: '/conduit/channelList' },
      { name: 'Devices, today', format: 'money', url: '/device/prosperous' },
      { name: 'Terminals online', url: '/conduit/channelList' },
      { name: 'Devices running', url: '/device/manageconfig' },
    ],
    asOf: SECONDS,
  })
  expect(await read('merchantStats', {}, 'owner', 'zh-CN')).toMatchObject({
    columns: [{ name: '指标' }, { name: '数值' }],
    rows: [
      { name: '终端今日收益' },
      { name: '设备今日收益' },
      { name: '在线终端' },
      { name: '运行设备' },
    ],
  })
})

test('visitors have no figures', async () => {
  expect((await read('merchantStats', {}, 'nobody')).rows).toEqual([])
  expect((await read('channels', {}, 'nobody')).rows).toEqual([])
})

test('channel by channel, each with the sums of its terminals', async () => {
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
  const terminals = await owned('terminals', '1001')
  const channels = await sandbox()
    .services.db.selectFrom('channels')
    .selectAll()
    .where('ownerId', '=', '1001')
    .execute()
  const expected = [...channels]
    .sort((a, b) => a.position - b.position)
    .map(({ id, name }) => {
      const own = terminals.filter(({ channelId }) => channelId === id)
      return {
        key: id,
        name: JSON.parse(name).en,
        terminals: own.length,
        online: online(own),
        today: sum(own, 'todayIncome'),
        income: sum(own, 'income'),
      }
    })
  expect(expected.length).toBeGreaterThan(2)
  expect(rows).toEqual(expected)
})

test('the channels of somebody else are their own, in their language', async () => {
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
})

test('a channel without terminals counts nothing', async () => {
  const [{ key } = { key: '' }] = (await read('channels')).rows.slice(-1)
  await sandbox()
    .services.db.updateTable('terminals')
    .set({ channelId: '601' })
    .where('channelId', '=', key)
    .execute()
  const rows: readonly { key: string }[] = (await read('channels')).rows
  expect(rows.find((row) => row.key === key)).toMatchObject({
    terminals: 0,
    online: 0,
    today: 0,
    income: 0,
  })
  await sandbox().post('/sandbox/reset')
  await logIn()
})
