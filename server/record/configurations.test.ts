import { getConfigValue } from '../../src/engine/calls'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { listConfigTypes, saveConfig } from '../../src/features/record/contract-more'
import { termsOf } from './configs'
import { HAN, openRecords, SECONDS, ZH } from './testing/open-records'

const { sandbox, newcomer, owner } = openRecords()

const value = async (type: string, headers = {}) =>
  (await sandbox().call(getConfigValue, { query: { type }, headers })).data

test('configurations by type', async () => {
  expect(await value('version')).toEqual({
    ios: '1.1.2',
    android: '1.1.2',
    iosUrl: 'http://127.0.0.1:4000/',
    androidUrl: 'http://127.0.0.1:4000/',
    weappName: 'Taproom',
    alipayName: 'Taproom',
    desktopUrl: 'http://127.0.0.1:4000/',
  })
  expect(await value('webHosts')).toEqual({ hosts: ['taproom.example', '*.taproom.example'] })
  expect(await value('virtualPay')).toEqual({ weappIos: false, alipayIos: false })
  expect(await value('service')).toEqual({ phone: '020-80001101', hours: 'Daily 10:00–22:00' })
  expect(await value('service', ZH)).toEqual({ phone: '020-80001101', hours: '每日 10:00–22:00' })
  expect(await value('weather')).toBeNull()
})

test('which there are, as values and as lists: each of them is there', async () => {
  const { values, lists } = (await sandbox().call(listConfigTypes)).data
  expect(values).toContain('service')
  expect(lists).toContain('grade')
  for (const type of values) expect(await value(type)).not.toBeNull()
  for (const type of lists) {
    const { data } = await sandbox().call(getConfigList, { query: { type } })
    expect(data.length).toBeGreaterThan(0)
  }
})

test('grades, with what each asks for and gives', async () => {
  const grades = async (headers = {}) =>
    (await sandbox().call(getConfigList, { query: { type: 'grade' }, headers })).data
  const grade = (id: number, name: string, terms: readonly number[]) => {
    const [experience, price, memberPercent, freeFrom, pointsRate, birthday] = terms
    const icon = `/pictures/medal/${id}.svg`
    return { id, name, icon, experience, price, memberPercent, freeFrom, pointsRate, birthday }
  }
  expect(await grades()).toEqual([
    grade(1, 'Taster', [0, 0, 0, 9900, 100, 0]),
    grade(2, 'Regular', [100, 9900, 3, 9900, 120, 1000]),
    grade(3, 'Cellar', [1000, 49_900, 5, 5900, 150, 3000]),
    {
      ...grade(4, 'Brewer', [5000, 199_900, 8, 0, 200, 8000]),
      conditions: {
        logicalOperator: 'and',
        conditions: [
          { field: 'orders', operator: 'greaterEqual', value: 3, text: '3 orders received' },
        ],
      },
    },
  ])
  expect((await grades(ZH))[0]).toMatchObject({ name: HAN })
})

test('the terms of a grade are its own, those of the lowest for one there is not', () => {
  expect([1, 2, 3, 4].map((id) => termsOf(id).experience)).toEqual([0, 100, 1000, 5000])
  expect([0, 5, -1].map((id) => termsOf(id).experience)).toEqual([0, 0, 0])
})

test('notices, the newest first', async () => {
  const { data } = await sandbox().call(getConfigList, { query: { type: 'notice' } })
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['701', '702', '703'])
  expect(data[0]).toEqual({
    id: '701',
    text: 'Plum Rain is back on tap at six houses',
    url: '/views/index?url=/product/list&tags=seasonal',
    level: 'info',
    createdAt: SECONDS,
  })
  expect((await sandbox().call(getConfigList, { query: { type: 'x' } })).data).toEqual([])
  const headers = ZH
  const zh = await sandbox().call(getConfigList, { query: { type: 'notice' }, headers })
  expect(zh.data[0].text).toEqual(HAN)
})

test.each([
  ['a theme by its name', { name: 'autumn', colour: '' }, true],
  ['a colour that is read everywhere', { name: '', colour: '#2f3b52' }, true],
  ['the brand’s own', { name: '', colour: '' }, true],
  ['a pale colour', { name: '', colour: '#fb923c' }, false],
  ['half a colour', { colour: '#0f6' }, false],
  ['a style', { name: 'x;}', colour: '' }, false],
  ['something else besides', { name: '', colour: '', css: 'x' }, false],
])('an administrator has clients wear %s: %j, %s', async (_, worn, isKept) => {
  const body = { type: 'theme', value: worn }
  expect((await sandbox().call(saveConfig, { body }, newcomer())).code).not.toBe(200)
  expect(await value('theme')).toEqual({ name: '', colour: '' })
  const { code, status } = await sandbox().call(saveConfig, { body }, await owner())
  expect(isKept ? code : status).toBe(isKept ? 200 : 400)
  expect(await value('theme')).toEqual(isKept ? worn : { name: '', colour: '' })
  await sandbox().services.db.deleteFrom('configs').execute()
})

test('an administrator changes what the shop came with, and nobody else does', async () => {
  const { db } = sandbox().services
  const body = { type: 'service', value: { phone: '10086' } }
  const refused = await sandbox().call(saveConfig, { body }, newcomer())
  expect(refused.code).not.toBe(200)
  expect(await value('service')).toMatchObject({ phone: '020-80001101' })
  const administrator = await owner()
  expect((await sandbox().call(saveConfig, { body }, administrator)).data).toEqual({
    phone: '10086',
  })
  expect(await value('service')).toEqual({ phone: '10086', hours: 'Daily 10:00–22:00' })
  const again = { type: 'service', value: { phone: '10010' } }
  await sandbox().call(saveConfig, { body: again }, administrator)
  expect(await value('service')).toMatchObject({ phone: '10010' })
  expect(await value('version')).toMatchObject({ ios: '1.1.2' })
  const unknown = { type: 'grade', value: {} }
  expect(await sandbox().call(saveConfig, { body: unknown }, administrator)).toMatchObject({
    status: 400,
    message: 'There is no such configuration.',
  })
  await db.deleteFrom('configs').execute()
})
