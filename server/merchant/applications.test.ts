import { getFormView, saveAutoForm } from '../../src/features/form/contract'
import {
  getDeskFigures,
  listSimpleMerchants,
  pageShopOrders,
  saveShopProduct,
} from '../../src/features/merchant/contract'
import {
  decideApplication,
  pageApplications,
  showMerchant,
} from '../../src/features/merchant/contract-house'
import { pageRecords } from '../../src/features/record/contract'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let house: string
let applicant: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  house = await sandbox.logIn(OWNER)
  applicant = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const ESSENTIAL = { name: 'Night Shift Bottles', mobile: '19912345678', address: '3 Dashatou Road' }
const save = (data: object = ESSENTIAL, key = 'merchantEssential', who = applicant) =>
  sandbox.call(saveAutoForm, { body: { key, id: '', data } }, who)
const shops = async (who = applicant) =>
  (await sandbox.call(listSimpleMerchants, undefined, who)).data
const waiting = async (status?: number) =>
  (await sandbox.call(pageApplications, { body: { pageSize: 50, status } }, house)).data.result
const decide = (id: string, isApproved: boolean, reason = '', who = house) =>
  sandbox.call(decideApplication, { body: { id, isApproved, reason } }, who)
const messages = async (): Promise<{ text: string; url: string }[]> => {
  const input = { params: { module: 'basic', type: 'notice' }, body: {} }
  const { result } = (await sandbox.call(pageRecords, input, applicant)).data
  return result.filter(({ text }: { text: string }) => text.startsWith('Night Shift'))
}

test('who applies is a merchant with a shop of their own once the house says so', async () => {
  expect(await shops()).toEqual([])
  await save()
  const [shop] = await shops()
  expect(shop).toMatchObject({ name: 'Night Shift Bottles', status: 1, reason: '' })
  expect(await sandbox.call(pageShopOrders, { body: {} }, applicant)).toMatchObject({
    code: 403,
    message: 'This is for the owners of a shop.',
  })
  const found = (await waiting()).find(({ id }: { id: string }) => id === shop.id)
  expect(found).toMatchObject({ ...ESSENTIAL, status: 1, isWaiting: true, ownerName: 'Chen Mo' })
  expect((await decide(shop.id, true)).data).toMatchObject({ status: 2, isWaiting: false })
  const { data } = await sandbox.call(showMerchant, { query: { id: shop.id } }, applicant)
  expect(data).toMatchObject({ name: 'Night Shift Bottles', status: 2, isOperator: false })
  const [store] = data.stores
  expect(store).toMatchObject({ name: 'Night Shift Bottles', image: data.logo })
  expect((await sandbox.request(data.logo)).status).toBe(200)
  const figures = await sandbox.call(getDeskFigures, { query: { merchantId: shop.id } }, applicant)
  expect(figures.data).toMatchObject({ orders: 0, toShip: 0 })
  const text = { en: 'First', 'zh-Hans': '首款' }
  const skus = [{ name: text, price: 1900, stock: 3 }]
  const images = ['/pictures/beer/x.svg']
  const beer = { storeId: store.id, classId: '11', name: text, intro: text, images, skus }
  expect((await sandbox.call(saveShopProduct, { body: beer }, applicant)).code).toBe(200)
  expect(await messages()).toMatchObject([
    { text: 'Night Shift Bottles is approved.', url: '/merchant/index' },
  ])
})

test('who is turned down reads why, sends it again, and is opened then', async () => {
  await save()
  const [{ id }] = await shops()
  expect(await decide(id, false)).toMatchObject({ code: 400, message: 'Say why, please.' })
  await decide(id, false, 'No licence')
  expect(await shops()).toMatchObject([{ id, status: 3, reason: 'No licence' }])
  expect((await messages())[0]?.text).toBe('Night Shift Bottles was turned down: No licence')
  expect(await decide(id, true)).toMatchObject({
    code: 400,
    message: 'This application was answered already.',
  })
  await save(
    {
      company: 'Night Shift',
      code: '91440100TAP040000X',
      validUntil: '2030-01-01',
      licence: ['/files/1.png'],
    },
    'merchantBusiness',
  )
  expect(await shops()).toMatchObject([{ id, status: 1, reason: '' }])
  await decide(id, true)
  const { data } = await sandbox.call(showMerchant, { query: { id } }, applicant)
  expect(data).toMatchObject({ status: 2, licence: '91440100TAP040000X' })
  expect((await waiting(2)).map(({ id: each }: { id: string }) => each)).toContain(id)
})

test('an open shop that changes its papers stays open, and is changed once the house says so', async () => {
  await save(undefined)
  const [{ id }] = await shops()
  await decide(id, true)
  await save({ ...ESSENTIAL, name: 'Day Shift', address: '4 Dashatou Road' })
  const open = { id, name: 'Night Shift Bottles', status: 2 }
  expect(await shops()).toMatchObject([{ ...open, isWaiting: true }])
  expect((await sandbox.call(showMerchant, { query: { id } }, applicant)).data).toMatchObject({
    ...open,
    isWaiting: true,
  })
  await decide(id, false, 'Keep your name')
  expect(await shops()).toMatchObject([{ id, status: 2, reason: 'Keep your name' }])
  await save({ ...ESSENTIAL, name: 'Day Shift', address: '4 Dashatou Road' })
  await decide(id, true)
  expect(await shops()).toMatchObject([
    { id, name: 'Day Shift', status: 2, reason: '', isWaiting: false },
  ])
  const store = await sandbox.services.db
    .selectFrom('stores')
    .select('address')
    .where('merchantId', '=', id)
    .executeTakeFirstOrThrow()
  expect(store.address).toContain('4 Dashatou Road')
})

test('a paper alone is no application; the first form is', async () => {
  await save({ intro: 'Beer', opens: '10:00', closes: '22:00', fee: 0 }, 'merchantInformation')
  expect(await shops()).toEqual([])
  await save()
  expect(await shops()).toHaveLength(1)
  await save()
  expect(await shops()).toHaveLength(1)
  const [{ id }] = await shops()
  expect((await waiting()).find((each: { id: string }) => each.id === id).hours).toBe('10:00–22:00')
  const view = await sandbox.call(getFormView, { query: { key: 'merchantEssential' } }, applicant)
  expect(view.data.data).toMatchObject({ name: 'Night Shift Bottles' })
})

test('applications are the house’s: nobody else reads or answers one', async () => {
  await save()
  const [{ id }] = await shops()
  const member = await sandbox.logIn(MEMBER)
  for (const who of [applicant, member]) {
    expect((await sandbox.call(pageApplications, { body: {} }, who)).code).toBe(403)
    expect((await decide(id, true, '', who)).code).toBe(403)
  }
  expect(await shops()).toMatchObject([{ status: 1 }])
  const figures = async (who: string) =>
    (await sandbox.call(getDeskFigures, { query: {} }, who)).data.applications
  // One of the seed waits as well.
  expect(await figures(house)).toBe(2)
  expect(await figures(member)).toBeUndefined()
})

describe('who runs a shop', () => {
  const CODE = '91440101MA5TAP0001'
  let minutes = 0
  beforeEach(() => {
    minutes = 0
  })
  afterEach(() => void sandbox.services.clock.setOffset(0))
  /** A minute after what was before: shops stand in the order in which they were applied for. */
  const another = (name: string) => {
    minutes += 1
    sandbox.services.clock.setOffset(60 * minutes)
    return save(
      {
        ...ESSENTIAL,
        name,
        opens: '09:00',
        closes: '21:00',
        code: CODE,
        licence: ['/files/a.png'],
      },
      'merchantAnother',
    )
  }
  const first = async () => {
    await save()
    const [{ id }] = await shops()
    return id as string
  }

  test('opens another, and switches between them then', async () => {
    await decide(await first(), true)
    expect((await another('Dawn Shift')).code).toBe(200)
    const [, dawn] = await shops()
    expect(dawn).toMatchObject({ name: 'Dawn Shift', status: 1 })
    // There is one application at a time: the next words change it.
    await another('Dawn Shift Bottles')
    expect(await shops()).toMatchObject([
      { name: 'Night Shift Bottles', status: 2 },
      { id: dawn.id, name: 'Dawn Shift Bottles' },
    ])
    const found = (await waiting()).find(({ id }: { id: string }) => id === dawn.id)
    expect(found).toMatchObject({ name: 'Dawn Shift Bottles', hours: '09:00–21:00', code: CODE })
    await decide(dawn.id, true)
    const show = async (id: string) =>
      (await sandbox.call(showMerchant, { query: { id } }, applicant)).data
    expect(await show(dawn.id)).toMatchObject({ status: 2, licence: CODE })
    const figures = { query: { merchantId: dawn.id } }
    expect((await sandbox.call(getDeskFigures, figures, applicant)).data).toMatchObject({
      orders: 0,
    })
    // The first is what it was, and the next application is about a third.
    await another('Dusk Shift')
    const all = await shops()
    expect(all.map(({ name }: { name: string }) => name)).toEqual([
      'Night Shift Bottles',
      'Dawn Shift Bottles',
      'Dusk Shift',
    ])
    const open = await waiting(2)
    expect(open.find(({ id }: { id: string }) => id === dawn.id)).toMatchObject({
      name: 'Dawn Shift Bottles',
    })
  })

  test('changes the papers of the shop that is meant, and of no other’s', async () => {
    await decide(await first(), true)
    await another('Dawn Shift')
    const [night, dawn] = await shops()
    await decide(dawn.id, true)
    const form = async (id: string, who = applicant) =>
      sandbox.call(getFormView, { query: { key: 'merchantEssential', id } }, who)
    const change = (id: string, name: string, who = applicant) => {
      const data = { ...ESSENTIAL, name }
      return sandbox.call(saveAutoForm, { body: { key: 'merchantEssential', id, data } }, who)
    }
    expect((await form(dawn.id)).data).toMatchObject({ id: dawn.id, data: { name: 'Dawn Shift' } })
    expect((await change(dawn.id, 'Dawn Shift Taproom')).data.id).toBe(dawn.id)
    await change(dawn.id, 'Dawn Shift Cellar')
    expect((await form(dawn.id)).data.data.name).toBe('Dawn Shift Cellar')
    expect((await form(night.id)).data.data.name).toBe('Night Shift Bottles')
    const found = (await waiting()).map(({ id }: { id: string }) => id)
    expect(found).toContain(dawn.id)
    expect(found).not.toContain(night.id)
    await decide(dawn.id, true)
    expect(await shops()).toMatchObject([
      { name: 'Night Shift Bottles' },
      { name: 'Dawn Shift Cellar' },
    ])
    // The house looks at every shop; what a shop says of itself is its owner's word.
    expect((await change(dawn.id, 'Taken', house)).code).toBe(403)
    expect((await form(dawn.id, house)).code).toBe(403)
  })

  test('waits with another until the first is approved', async () => {
    expect((await another('Dawn Shift')).code).toBe(400)
    await first()
    expect(await another('Dawn Shift')).toMatchObject({
      code: 400,
      message: 'Another shop can be opened once your first one is approved.',
    })
    expect(await shops()).toHaveLength(1)
  })

  test('sends a refused one again', async () => {
    await decide(await first(), true)
    await another('Dawn Shift')
    const [, { id }] = await shops()
    await decide(id, false, 'No sign')
    expect((await shops())[1]).toMatchObject({ status: 3, reason: 'No sign' })
    await another('Dawn Shift')
    expect((await shops())[1]).toMatchObject({ id, status: 1, reason: '' })
  })
})
