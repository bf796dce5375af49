import { OfferState, pageDeviceOrders } from '../../src/features/device/contract'
import { MEMBER, NEWCOMER, OWNER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'
import {
  answer,
  comeBack,
  command,
  control,
  log,
  offer,
  offers,
  pass,
  SECONDS,
  SOON,
  sandbox,
  show,
  TAP,
  token,
} from './testing/tap'

describe('handing over', () => {
  test('needs the consent of who gets it; what they had before stays with each', async () => {
    const receiver = await sandbox.logIn(NEWCOMER)
    const { data } = await offer('o1', NEWCOMER)
    expect(data).toMatchObject({ state: OfferState.Open, side: 'from', other: '199****5678' })
    expect((await offer('o1', NEWCOMER)).data.id).toBe(data.id)
    expect(await show(TAP, receiver)).toBeNull()
    expect(await offers(receiver)).toEqual([
      expect.objectContaining({
        id: data.id,
        side: 'to',
        other: 'Lin Xia',
        state: OfferState.Open,
      }),
    ])
    await control({ link: 'off' })
    await command('r1', { price: 3000 })
    expect((await answer(data.id, 'accept', receiver)).data.state).toBe(OfferState.Accepted)
    expect((await answer(data.id, 'accept', receiver)).data.state).toBe(OfferState.Accepted)
    expect(await show()).toBeNull()
    const gotten = await show(TAP, receiver)
    expect(gotten).toMatchObject({ id: TAP, today: { cents: 0, pours: 0 }, waiting: 0 })
    expect(await log(TAP, receiver)).toEqual([])
    const bought = await sandbox.call(pageDeviceOrders, { body: {} }, receiver)
    expect(bought.data.result.map(({ deviceId }: { deviceId: string }) => deviceId)).not.toContain(
      TAP,
    )
    expect((await offers(token))[0]).toMatchObject({ state: OfferState.Accepted, side: 'from' })
    await control({ link: 'on' })
    pass(SOON)
    expect((await show(TAP, receiver)).applied.price).toBe(1800)
  })

  test('nobody takes what they were not offered, and nobody is given what they declined', async () => {
    const receiver = await sandbox.logIn(NEWCOMER)
    const other = await sandbox.logIn(OWNER)
    const { id } = (await offer('o1', NEWCOMER)).data
    expect(await answer(id, 'accept', other)).toMatchObject({
      code: 400,
      message: 'The request was not found.',
    })
    expect(await answer(id, 'accept', token)).toMatchObject({
      code: 400,
      message: 'The request was not found.',
    })
    expect(await answer(id, 'withdraw', receiver)).toMatchObject({
      code: 400,
      message: 'The request was not found.',
    })
    expect((await answer(id, 'decline', receiver)).data.state).toBe(OfferState.Declined)
    expect(await answer(id, 'accept', receiver)).toMatchObject({
      code: 409,
      message: 'This was answered, withdrawn or has run out.',
    })
    expect((await show()).offer).toBeNull()
  })

  test('is withdrawn, and runs out after three days', async () => {
    const receiver = await sandbox.logIn(NEWCOMER)
    const first = (await offer('o1', NEWCOMER)).data
    expect(await offer('o2', OWNER)).toMatchObject({
      code: 409,
      message: 'Somebody is asked already. Withdraw that first.',
    })
    await answer(first.id, 'withdraw', token)
    expect(await answer(first.id, 'accept', receiver)).toMatchObject({
      code: 409,
      message: 'This was answered, withdrawn or has run out.',
    })
    const second = (await offer('o3', NEWCOMER)).data
    pass(3 * 86_400)
    const late = await sandbox.logIn(NEWCOMER)
    expect(await answer(second.id, 'accept', late)).toMatchObject({
      code: 409,
      message: 'This was answered, withdrawn or has run out.',
    })
    await comeBack()
    expect((await offers(token))[0]).toMatchObject({ state: OfferState.Expired })
    expect((await offer('o4', OWNER)).data.state).toBe(OfferState.Open)
  })

  test('does not tell whether somebody has a number, and asks nobody again and again', async () => {
    const { data } = await offer('o0', '19900001111')
    expect(data).toMatchObject({ state: OfferState.Open, other: '199****1111' })
    await answer(data.id, 'withdraw', token)
    for (const each of ['o1', 'o2', 'o3', 'o4']) {
      await answer((await offer(each, NEWCOMER)).data.id, 'withdraw', token)
    }
    expect(await offer('o5', NEWCOMER)).toMatchObject({
      code: 400,
      message: 'This device was offered too often today. Try again tomorrow.',
    })
    expect(await offer('o6', MEMBER)).toMatchObject({ code: 400, message: 'It is yours already.' })
  })

  test('another store is asked before the device stands there', async () => {
    const owner = await sandbox.logIn(OWNER)
    const { db } = sandbox.services
    const store = await db
      .selectFrom('stores')
      .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
      .select('stores.id')
      .where('merchants.ownerId', '=', '1003')
      .where('merchants.status', '=', 2)
      .where('stores.id', '<>', '301')
      .executeTakeFirstOrThrow()
    const before = await show()
    const { data } = await offer('o1', store.id, 'rebind')
    expect((await show()).storeName).toBe(before.storeName)
    await answer(data.id, 'accept', owner)
    const after = await show()
    expect(after.storeName).not.toBe(before.storeName)
    expect(after.id).toBe(TAP)
  })
})

describe('what is asked of another', () => {
  const DAY = 86_400
  const db = () => sandbox.services.db
  const messages = async (userId: string) => {
    const rows = await db()
      .selectFrom('notices')
      .select(['text', 'url'])
      .where('userId', '=', userId)
      .where('createdAt', '>=', SECONDS)
      .execute()
    return rows.map(({ text, url }) => [JSON.parse(text), url])
  }
  const refused = (call: () => ReturnType<typeof offer>, code: number, words: string) =>
    expectRefusal(sandbox.services, call, [code, words])

  test.each([
    [
      NEWCOMER,
      'handover',
      '1002',
      'You are asked to take Smart tap 01. Nothing changes until you agree.',
      '有人请您接收设备「智能酒头 01」，您同意前不会有任何变化。',
    ],
    [
      '302',
      'rebind',
      '1003',
      'You are asked to let Smart tap 01 stand in your store. Nothing changes until you agree.',
      '有人申请将设备「智能酒头 01」换绑到您的门店，您同意前不会有任何变化。',
    ],
  ])('%s is told of a %s, and the sender what came of it', async (to, kind, userId, en, zh) => {
    const { data } = await offer('o1', to, kind)
    expect(await messages(userId)).toEqual([
      [{ en, 'zh-Hans': zh }, '/views/index?url=/device/offers'],
    ])
    expect(data).toMatchObject({
      deviceId: TAP,
      kind,
      deviceName: 'Smart tap 01',
      image: '/pictures/device/tap.svg',
      createdAt: SECONDS,
      expiresAt: SECONDS + 3 * DAY,
    })
    const other = await sandbox.logIn(userId === '1002' ? NEWCOMER : OWNER)
    await answer(data.id, 'decline', other)
    expect(await messages('1001')).toEqual([
      [
        {
          en: 'Your request for Smart tap 01 was declined.',
          'zh-Hans': '对方已拒绝您关于「智能酒头 01」的申请。',
        },
        '/views/index?url=/device/offers',
      ],
    ])
    await answer((await offer('o2', to, kind)).data.id, 'accept', other)
    expect((await messages('1001')).map(([text]) => text.en)).toContain(
      'Your request for Smart tap 01 was accepted.',
    )
  })

  test('is refused where there is nothing to ask', async () => {
    const { storeId } = await db()
      .selectFrom('devices')
      .select('storeId')
      .where('id', '=', TAP)
      .executeTakeFirstOrThrow()
    await refused(() => offer('o1', storeId, 'rebind'), 400, 'It stands there already.')
    await refused(() => offer('o1', '999', 'rebind'), 400, 'The store was not found.')
    await refused(() => offer('o1', MEMBER), 400, 'It is yours already.')
    await refused(() => offer('o1', '12345'), 400, 'This is no mobile number.')
    const other = await sandbox.logIn(OWNER)
    await refused(() => offer('o1', NEWCOMER, 'handover', other), 400, 'The device was not found.')
    const { data } = await offer('o1', NEWCOMER)
    await refused(() => offer('o2', OWNER), 409, 'Somebody is asked already. Withdraw that first.')
    await refused(() => answer(data.id, 'decline', other), 400, 'The request was not found.')
    await refused(() => answer('9', 'accept', other), 400, 'The request was not found.')
  })

  test('is open for three days to the second, five times in a day', async () => {
    const first = (await offer('o1', NEWCOMER)).data
    pass(3 * DAY - 1)
    await comeBack()
    expect((await show()).offer).toMatchObject({ id: first.id, state: OfferState.Open })
    pass(1)
    expect((await show()).offer).toBeNull()
    for (const each of ['o2', 'o3', 'o4', 'o5', 'o6'])
      await answer((await offer(each, NEWCOMER)).data.id, 'withdraw', token)
    const often = 'This device was offered too often today. Try again tomorrow.'
    await refused(() => offer('o7', NEWCOMER), 400, often)
    pass(DAY - 1)
    await comeBack()
    expect((await offer('o8', NEWCOMER)).code).toBe(400)
    pass(1)
    await comeBack()
    expect((await offer('o9', NEWCOMER)).data.state).toBe(OfferState.Open)
    // The open one first, the others by age; a page holds as many as were asked for.
    const all = await offers(token)
    expect(all.map(({ state }: { state: OfferState }) => state)).toEqual([0, 3, 3, 3, 3, 3, 4])
  })

  test('a store of one’s own is not asked: the device stands there at once', async () => {
    await db().updateTable('merchants').set({ ownerId: '1001' }).where('id', '=', '402').execute()
    const { data } = await offer('o1', '302', 'rebind')
    expect(data).toMatchObject({ state: OfferState.Accepted, side: 'from' })
    const { storeId } = await db()
      .selectFrom('devices')
      .select('storeId')
      .where('id', '=', TAP)
      .executeTakeFirstOrThrow()
    expect(storeId).toBe('302')
    expect(await messages('1001')).toEqual([])
  })
})
