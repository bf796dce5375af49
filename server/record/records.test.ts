import { getConfigValue } from '../../src/engine/calls'
import { listRecords, pageRecords } from '../../src/features/record/contract'
import {
  getClassTree,
  getConfigList,
  getRelations,
} from '../../src/features/record/contract-dictionary'
import {
  getClassKeyValues,
  listNavigation,
  listOperators,
  reflectEntity,
  saveConfig,
  searchTables,
} from '../../src/features/record/contract-more'
import {
  addRecord,
  deleteRecord,
  getKeyValues,
  queryById,
  querySingle,
  updateRecord,
} from '../../src/features/record/contract-writes'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { termsOf } from './configs'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000

let sandbox: TestSandbox
let member: string
let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
  member = await sandbox.logIn(MEMBER)
  newcomer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const ownerToken = async () => (await sandbox.services.tokens.issue('1003', 'WapH5')).token

const ZH = { 'Accept-Language': 'zh-CN' }
const HAN = expect.stringMatching(/\p{Script=Han}/u)

/** What leaves the server of each kind of record, and how it is kept. */
const FIELDS = {
  product:
    'id:text storeId:text classId:text name:l10n style:l10n image:text abv:number price:number marketPrice:number sold:number',
  store:
    'id:text name:l10n address:l10n phone:text hours:l10n image:text latitude:number longitude:number',
  category: 'id:text parentId:text name:l10n icon:text position:number',
  notice: 'id:text text:l10n url:text level:text createdAt:number',
  device:
    'id:text serial:text storeId:text kind:text name:l10n status:number price:number todayIncome:number income:number seenAt:number',
  channel: 'id:text name:l10n position:number',
  terminal:
    'id:text serial:text channelId:text place:l10n status:number todayIncome:number income:number seenAt:number',
  packageOrder: 'payId:text packageId:text createdAt:number openedAt:number',
  merchant: 'id:text name:l10n licence:text status:number createdAt:number',
  order:
    'id:text serial:text storeId:text status:number amount:number createdAt:number paidAt:number',
  ledger:
    'id:text accountId:text kind:text title:l10n amount:number balance:number createdAt:number refKind:text refId:text',
  account: 'id:text kind:text currency:text name:l10n amount:number frozen:number',
  feedback: 'id:text userId:text kind:text content:text contact:text createdAt:number',
  userAccount:
    'id:text userId:text kind:text bank:text holder:text number:masked branch:text preferred:number createdAt:number',
  recharge:
    'payId:text userId:text accountId:text amount:number createdAt:number creditedAt:number',
  offlineRecharge:
    'id:text userId:text accountId:text amount:number code:text voucher:text status:number reason:text createdAt:number submittedAt:number reviewedAt:number',
} as const
type Name = keyof typeof FIELDS
const NAMES = Object.keys(FIELDS) as Name[]
const OPEN: readonly Name[] = ['product', 'store', 'category', 'notice']
const fieldsOf = (name: Name) => FIELDS[name].split(' ').map((each) => each.split(':')[0] ?? '')

const list = (type: string, body: object = {}, token?: string, headers = {}) =>
  sandbox.call(listRecords, { params: { type }, body, headers }, token)

describe.each(NAMES)('%s', (name) => {
  test('has these fields and no others', async () => {
    const { data } = await sandbox.call(reflectEntity, { query: { type: name } }, member)
    expect(
      data.map(({ field, kind }: { field: string; kind: string }) => `${field}:${kind}`),
    ).toEqual(FIELDS[name].split(' '))
  })

  test('sends them, the caller’s own where somebody owns them', async () => {
    const owner = await ownerToken()
    const isOpen = OPEN.includes(name)
    const all = [
      ...(await list(name, { limit: 50 }, member)).data,
      ...(await list(name, { limit: 50 }, owner)).data,
    ]
    for (const record of all) expect(Object.keys(record).sort()).toEqual(fieldsOf(name).sort())
    const anonymous = await list(name)
    if (isOpen) expect(anonymous.data.length).toBeGreaterThan(2)
    else expect(anonymous).toMatchObject({ status: 401, message: 'Please log in first' })
    const foreign = (await list(name, {}, newcomer)).data
    const texts = foreign.map((record: object) => JSON.stringify(record))
    if (!isOpen) for (const record of all) expect(texts).not.toContain(JSON.stringify(record))
  })

  test('is called what a keyword finds it by', async () => {
    const LABELS: Partial<Record<Name, string>> = {
      notice: 'text',
      terminal: 'place',
      packageOrder: 'packageId',
      order: 'serial',
      ledger: 'title',
      feedback: 'content',
      userAccount: 'bank',
      recharge: 'payId',
      offlineRecharge: 'code',
    }
    const label = LABELS[name] ?? 'name'
    const id = fieldsOf(name).includes('id') ? 'id' : undefined
    const [first] = (await list(name, {}, member)).data
    if (first === undefined) return
    const word = String(first[label])
    const params = { module: 'any', type: name }
    const found = (await sandbox.call(pageRecords, { params, body: { keyword: word } }, member))
      .data
    expect(found.result).toContainEqual(first)
    for (const record of found.result) expect(String(record[label])).toContain(word)
    if (id === undefined) return
    const pairs = (await sandbox.call(getKeyValues, { params: { type: name } }, member)).data
    expect(pairs).toContainEqual({ key: String(first.id), value: word })
  })
})

describe('what may be written', () => {
  const add = (entity: string, body: object, token = member) =>
    sandbox.call(addRecord, { params: { entity }, body: body as never }, token)
  const update = (entity: string, body: object, token = member) =>
    sandbox.call(updateRecord, { params: { entity }, body: body as never }, token)
  const remove = (entity: string, id: string, token = member) =>
    sandbox.call(deleteRecord, { params: { entity, id } }, token)
  const CARD = { kind: 'bank', bank: 'ABC', holder: 'Lin', number: '6228480402564890018' }
  const OWN: readonly string[] = ['feedback', 'userAccount']
  /** Calls of their own write these. */
  const ELSEWHERE: readonly string[] = ['recharge', 'offlineRecharge']

  test.each(NAMES.filter((name) => ![...OWN, ...ELSEWHERE].includes(name)))(
    '%s is only read',
    async (name) => {
      const wanted = { status: 403, message: 'Records of this kind cannot be changed here.' }
      expect(await add(name, { name: 'x' })).toMatchObject(wanted)
      expect(await update(name, { id: '1' })).toMatchObject(wanted)
      expect(await remove(name, '1')).toMatchObject(wanted)
    },
  )

  test('a record is written with what it lacks, trimmed, as the caller’s', async () => {
    const { data } = await add('feedback', { content: '  More stout ' })
    expect(data).toEqual({
      id: expect.stringMatching(/^\d{18}$/),
      userId: '1001',
      kind: 'other',
      content: 'More stout',
      contact: '',
      createdAt: SECONDS,
    })
    expect((await list('feedback', {}, member)).data).toContainEqual(data)
    expect((await add('userAccount', CARD)).data).toMatchObject({ branch: '', preferred: 0 })
  })

  test.each([
    ['feedback', { content: ' ' }],
    ['feedback', { content: 'x'.repeat(1001) }],
    ['feedback', { content: 'x', kind: 'k'.repeat(21) }],
    ['feedback', { content: 'x', contact: 'c'.repeat(141) }],
    ['feedback', {}],
    ['userAccount', { ...CARD, kind: 'cash' }],
    ['userAccount', { ...CARD, bank: 'b'.repeat(41) }],
    ['userAccount', { ...CARD, holder: 'h'.repeat(41) }],
    ['userAccount', { ...CARD, number: '123' }],
    ['userAccount', { ...CARD, number: '1'.repeat(41) }],
    ['userAccount', { ...CARD, number: '12 34' }],
    ['userAccount', { ...CARD, branch: 'b'.repeat(61) }],
  ])('%s: %j is refused', async (entity, body) => {
    expect((await add(entity, body)).code).toBe(400)
  })

  test.each([
    ['feedback', { content: 'x'.repeat(1000), kind: 'k'.repeat(20), contact: 'c'.repeat(140) }],
    [
      'userAccount',
      {
        kind: 'alipay',
        bank: 'b'.repeat(40),
        holder: 'h'.repeat(40),
        number: '1'.repeat(40),
        branch: 'b'.repeat(60),
      },
    ],
    ['userAccount', { ...CARD, kind: 'wechat', number: 'a@.+' }],
  ])('%s of the greatest length is taken', async (entity, body) => {
    expect((await add(entity, body)).code).toBe(200)
  })

  test('nobody writes for somebody else', async () => {
    const wanted = { status: 403, message: 'This record belongs to somebody else.' }
    expect(await add('feedback', { content: 'x', userId: '1003' })).toMatchObject(wanted)
    expect(await update('feedback', { id: '910001', userId: '1003' })).toMatchObject(wanted)
    expect((await add('feedback', { content: 'x', userId: '1001' })).code).toBe(200)
  })

  test('nobody changes or deletes what is somebody else’s', async () => {
    const before = (await list('feedback', {}, member)).data
    const wanted = { status: 400, message: 'The record was not found.' }
    expect(await update('feedback', { id: '910001', content: 'x' }, newcomer)).toMatchObject(wanted)
    expect(await remove('feedback', '910001', newcomer)).toMatchObject(wanted)
    expect((await list('feedback', {}, member)).data).toEqual(before)
  })

  test('a change keeps what it does not name, also what is hidden', async () => {
    const { data } = await add('userAccount', CARD)
    expect((await update('userAccount', { id: data.id, bank: 'ICBC' })).data).toEqual({
      ...data,
      bank: 'ICBC',
    })
    const row = await sandbox.services.db
      .selectFrom('user_accounts')
      .select('number')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(row.number).toBe(CARD.number)
    expect((await update('userAccount', { id: data.id, number: '1' })).code).toBe(400)
  })

  test('what was deleted is gone, and only that', async () => {
    const { data } = await add('feedback', { content: 'x' })
    const before = (await list('feedback', {}, member)).data.length
    expect((await remove('feedback', data.id)).data).toBeNull()
    expect((await remove('feedback', data.id)).code).toBe(400)
    expect((await list('feedback', {}, member)).data).toHaveLength(before - 1)
  })
})

describe('what is read', () => {
  const single = async (type: string, query: Record<string, string>, token?: string) =>
    (await sandbox.call(querySingle, { params: { type }, query }, token)).data

  test('one by its fields, numbers compared as numbers, or null', async () => {
    expect(await single('store', { phone: '020-80001112' })).toMatchObject({ id: '302' })
    expect(await single('category', { position: '1' })).toMatchObject({ position: 1 })
    expect(await single('store', { id: '9' })).toBeNull()
    const { data } = await sandbox.call(queryById, {
      params: { type: 'store' },
      query: { id: '303' },
    })
    expect(data).toMatchObject({ id: '303', name: 'Taproom New Tower' })
    const none = await sandbox.call(queryById, { params: { type: 'store' }, query: { id: '9' } })
    expect(none).toMatchObject({ code: 200, data: null })
  })

  test('some, as narrowed, sorted and cut', async () => {
    const queries = [{ field: 'price', operator: 'lessEqual', value: 1400 }]
    const sorts = [{ field: 'price', type: 'Desc' }]
    const { data } = await list('product', { queries, sorts, limit: 3 })
    expect(data).toHaveLength(3)
    const prices = data.map(({ price }: { price: number }) => price)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    expect(Math.max(...prices)).toBeLessThanOrEqual(1400)
    expect((await list('store', { limit: 1 }, undefined, ZH)).data).toMatchObject([{ name: HAN }])
  })

  test.each(['x', 'constructor', 'hasOwnProperty'])('there is no field %s', async (field) => {
    expect(
      await list('store', { queries: [{ field, operator: 'equal', value: '1' }] }),
    ).toMatchObject({ status: 400, message: `There is no field ${field}.` })
  })

  test.each(['user', 'constructor', 'Store'])('%s is no kind of record', async (type) => {
    expect(await list(type)).toMatchObject({
      status: 404,
      message: `${type}: no such call; mind the case`,
    })
  })
})

describe('dictionaries', () => {
  const value = async (type: string, headers = {}) =>
    (await sandbox.call(getConfigValue, { query: { type }, headers })).data

  test('configurations by type', async () => {
    expect(await value('version')).toEqual({
      ios: '1.1.2',
      android: '1.1.2',
      iosUrl: 'http://127.0.0.1:4000/#/tool/app/down',
    })
    expect(await value('virtualPay')).toEqual({ weappIos: false, alipayIos: false })
    expect(await value('service')).toEqual({ phone: '020-80001101', hours: 'Daily 10:00–22:00' })
    expect(await value('service', ZH)).toEqual({ phone: '020-80001101', hours: '每日 10:00–22:00' })
    expect(await value('weather')).toBeNull()
  })

  test('grades, with what each asks for and gives', async () => {
    const grades = async (headers = {}) =>
      (await sandbox.call(getConfigList, { query: { type: 'grade' }, headers })).data
    const grade = (id: number, name: string, terms: readonly number[]) => {
      const [experience, price, memberPercent, freeFrom, pointsRate, birthday] = terms
      const icon = `/pictures/medal/${id}.svg`
      return { id, name, icon, experience, price, memberPercent, freeFrom, pointsRate, birthday }
    }
    expect(await grades()).toEqual([
      grade(1, 'Taster', [0, 0, 0, 9900, 100, 0]),
      grade(2, 'Regular', [100, 9900, 3, 9900, 120, 1000]),
      grade(3, 'Cellar', [1000, 49_900, 5, 5900, 150, 3000]),
      grade(4, 'Brewer', [5000, 199_900, 8, 0, 200, 8000]),
    ])
    expect((await grades(ZH))[0]).toMatchObject({ name: HAN })
  })

  test('the terms of a grade are its own, those of the lowest for one there is not', () => {
    expect([1, 2, 3, 4].map((id) => termsOf(id).experience)).toEqual([0, 100, 1000, 5000])
    expect([0, 5, -1].map((id) => termsOf(id).experience)).toEqual([0, 0, 0])
  })

  test('notices, the newest first', async () => {
    const { data } = await sandbox.call(getConfigList, { query: { type: 'notice' } })
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['701', '702', '703'])
    expect(data[0]).toEqual({
      id: '701',
      text: 'Plum Rain is back on tap at six houses',
      url: '/views/index?url=/product/list&tags=seasonal',
      level: 'info',
      createdAt: SECONDS,
    })
    expect((await sandbox.call(getConfigList, { query: { type: 'x' } })).data).toEqual([])
    const headers = ZH
    const zh = await sandbox.call(getConfigList, { query: { type: 'notice' }, headers })
    expect(zh.data[0].text).toEqual(HAN)
  })

  test('an administrator changes what the shop came with, and nobody else does', async () => {
    const { db } = sandbox.services
    const body = { type: 'service', value: { phone: '10086' } }
    const refused = await sandbox.call(saveConfig, { body }, newcomer)
    expect(refused.code).not.toBe(200)
    expect(await value('service')).toMatchObject({ phone: '020-80001101' })
    const owner = await ownerToken()
    expect((await sandbox.call(saveConfig, { body }, owner)).data).toEqual({ phone: '10086' })
    expect(await value('service')).toEqual({ phone: '10086', hours: 'Daily 10:00–22:00' })
    const again = { type: 'service', value: { phone: '10010' } }
    await sandbox.call(saveConfig, { body: again }, owner)
    expect(await value('service')).toMatchObject({ phone: '10010' })
    expect(await value('version')).toMatchObject({ ios: '1.1.2' })
    const unknown = { type: 'grade', value: {} }
    expect(await sandbox.call(saveConfig, { body: unknown }, owner)).toMatchObject({
      status: 400,
      message: 'There is no such configuration.',
    })
    await db.deleteFrom('configs').execute()
  })

  test('classes, as pairs and as a tree', async () => {
    const pairs = (await sandbox.call(getClassKeyValues)).data
    expect(pairs.slice(0, 2)).toEqual([
      { key: '1', value: 'Hop-forward' },
      { key: expect.any(String), value: expect.any(String) },
    ])
    const tree = (await sandbox.call(getClassTree)).data
    expect(tree[0]).toMatchObject({
      id: '1',
      name: 'Hop-forward',
      icon: expect.stringMatching(/svg$/),
    })
    expect(
      tree[0].children.map(({ id, name }: { id: string; name: string }) => [id, name]),
    ).toEqual([
      ['11', 'Hazy IPA'],
      ['12', 'West Coast IPA'],
      ['13', expect.any(String)],
    ])
    expect(tree[0].children[0].icon).toMatch(/^\/pictures\//)
    const headers = ZH
    expect((await sandbox.call(getClassTree, { headers })).data[0].children[0].name).toBe(
      '浑浊 IPA',
    )
    expect((await sandbox.call(getClassKeyValues, { headers })).data[0].value).toEqual(HAN)
  })

  test('relations, with those switched off, in their order', async () => {
    const { data } = await sandbox.call(getRelations, { query: { type: 'home' } })
    expect(data.map(({ id, status }: { id: string; status: number }) => [id, status])).toEqual(
      [
        '601',
        '602',
        '603',
        '604',
        '605',
        '606',
        '607',
        '608',
        '609',
        '610',
        '611',
        '612',
        '613',
      ].map((id) => [id, id === '604' || id === '610' ? expect.not.stringMatching('1') : 1]),
    )
    expect(data[0]).toEqual({
      id: '601',
      name: 'Hop-forward',
      icon: '/pictures/category/ipa.svg',
      status: 1,
      url: '/views/index?url=/product/list&classIds=1',
    })
  })

  test('the places to go to are those that are switched on', async () => {
    const { data } = await sandbox.call(listNavigation)
    expect(data.map(({ id }: { id: string }) => id)).toEqual([
      '601',
      '602',
      '603',
      '605',
      '606',
      '607',
      '608',
      '609',
      '611',
      '612',
      '613',
    ])
    expect(data[0]).toEqual({
      id: '601',
      name: 'Hop-forward',
      icon: '/pictures/category/ipa.svg',
      url: '/views/index?url=/product/list&classIds=1',
    })
  })

  test('tables are found by a part of their names, in any case', async () => {
    const find = async (keyword: string) =>
      (await sandbox.call(searchTables, { query: { keyword } })).data
    expect(await find('ACC')).toEqual([
      { key: 'account', value: 'account' },
      { key: 'userAccount', value: 'userAccount' },
    ])
    expect(await find('')).toHaveLength(NAMES.length)
    expect(await find('xyz')).toEqual([])
  })

  test('operators have names in both languages', async () => {
    const names = async (headers = {}) =>
      Object.fromEntries(
        (await sandbox.call(listOperators, { headers })).data.map(
          ({ key, value: name }: { key: string; value: string }) => [key, name],
        ),
      )
    expect(await names()).toEqual({
      equal: 'is',
      notEqual: 'is not',
      greater: 'is more than',
      greaterEqual: 'is at least',
      less: 'is less than',
      lessEqual: 'is at most',
      in: 'is one of',
      notIn: 'is none of',
      isNull: 'is empty',
      startsWith: 'begins with',
      endsWith: 'ends with',
      like: 'contains',
      notLike: 'does not contain',
      between: 'is between',
      notBetween: 'is not between',
    })
    for (const name of Object.values(await names(ZH))) expect(name).toEqual(HAN)
  })
})
