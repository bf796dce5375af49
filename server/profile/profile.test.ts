import { sendSmsCode } from '../../src/features/identity/contract'
import { login } from '../../src/features/login/contract'
import { getLoginUser } from '../../src/features/login/contract-session'
import {
  changePayPassword,
  checkPayPassword,
  findPayPassword,
  initPayPassword,
  needSetPayPassword,
  notNeedSetPayPassword,
} from '../../src/features/pay/contract-password'
import {
  changeMobile,
  changeNickName,
  changePassword,
  changeSex,
  checkLoginPassword,
  updateAvatar,
} from '../../src/features/profile/contract'
import { readText } from '../database/l10n'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let member: string
let newcomer: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  member = await sandbox.logIn(MEMBER)
  newcomer = await sandbox.logIn(NEWCOMER)
})
afterAll(() => sandbox.close())

const user = async (token: string) => (await sandbox.call(getLoginUser, {}, token)).data
const codeFor = async (mobile: string) => {
  await sandbox.call(sendSmsCode, { query: { mobile } })
  return sandbox.lastCode(mobile)
}

test('what somebody says of themselves changes theirs, and nobody else’s', async () => {
  const before = await user(newcomer)
  expect(
    (await sandbox.call(changeNickName, { body: { nickName: 'Ada' } }, member)).data,
  ).toBeNull()
  await sandbox.call(changeSex, { body: { sex: 2 } }, member)
  await sandbox.call(updateAvatar, { body: { avatar: '/pictures/avatar/1009.svg' } }, member)
  const row = await sandbox.services.db
    .selectFrom('users')
    .select(['nickName', 'sex', 'avatar'])
    .where('id', '=', '1001')
    .executeTakeFirstOrThrow()
  expect([readText(row.nickName, 'en'), row.sex, row.avatar]).toEqual([
    'Ada',
    2,
    '/pictures/avatar/1009.svg',
  ])
  expect(await user(newcomer)).toEqual(before)
})

describe('the login password', () => {
  const check = async (password: string) =>
    (await sandbox.call(checkLoginPassword, { query: { password } }, member)).data
  const change = (oldPassword: string, password: string) =>
    sandbox.call(changePassword, { body: { oldPassword, password } }, member)

  test('is known or not', async () => {
    expect([await check('taproom1'), await check('taproom2')]).toEqual([true, false])
  })

  test('is changed by who knows it, and ends the other sessions', async () => {
    const other = await sandbox.logIn(MEMBER)
    expect(await change('wrong', 'newpass1')).toMatchObject({
      status: 400,
      message: 'The password is wrong.',
    })
    expect((await change('taproom1', 'newpass1')).data).toBeNull()
    expect((await sandbox.call(getLoginUser, {}, other)).code).toBe(401)
    expect((await user(member)).id).toBe('1001')
    const body = { key: MEMBER, password: 'newpass1', type: 4 } as const
    expect((await sandbox.call(login, { body })).code).toBe(200)
    expect((await change('newpass1', 'x')).code).toBe(400)
  })
})

describe('the pay password', () => {
  const body = (password: string) => ({ body: { password } })
  const check = async (password: string, token = member) =>
    (await sandbox.call(checkPayPassword, { query: { password } }, token)).data

  test('is missing for who has set none', async () => {
    const needs = async (token: string) => [
      (await sandbox.call(needSetPayPassword, {}, token)).data,
      (await sandbox.call(notNeedSetPayPassword, {}, token)).data,
    ]
    expect([await needs(member), await needs(newcomer)]).toEqual([
      [false, true],
      [true, false],
    ])
    expect(await check('135790', newcomer)).toBe(false)
    expect((await sandbox.call(initPayPassword, body('246802'), newcomer)).data).toBeNull()
    expect(await needs(newcomer)).toEqual([false, true])
    expect([await check('246802', newcomer), await check('135790', newcomer)]).toEqual([
      true,
      false,
    ])
  })

  test('is set once', async () => {
    expect(await sandbox.call(initPayPassword, body('246802'), member)).toMatchObject({
      status: 400,
      message: 'There is a pay password already.',
    })
    expect(await check('135790')).toBe(true)
  })

  test('is changed by who knows it', async () => {
    const change = (oldPassword: string, password: string) =>
      sandbox.call(changePayPassword, { body: { oldPassword, password } }, member)
    expect((await change('000000', '246802')).code).not.toBe(200)
    expect(await check('135790')).toBe(true)
    expect((await change('135790', '246802')).data).toBeNull()
    expect([await check('246802'), await check('135790')]).toEqual([true, false])
  })

  test('is found again with a code to one’s own number', async () => {
    const find = (verifyCode: string) =>
      sandbox.call(findPayPassword, { body: { verifyCode, password: '246802' } }, member)
    const foreign = await codeFor(NEWCOMER)
    expect((await find(foreign)).code).toBe(400)
    expect((await find(await codeFor(MEMBER))).data).toBeNull()
    expect(await check('246802')).toBe(true)
  })
})

describe('the number', () => {
  const FRESH = '13711112222'
  const change = async (mobile: string, verifyCode: string) =>
    sandbox.call(changeMobile, { body: { mobile, verifyCode } }, member)

  test('is changed with a code to the new one', async () => {
    expect((await change(FRESH, '000000')).code).toBe(400)
    expect((await change(FRESH, await codeFor(FRESH))).data).toBeNull()
    const body = { key: FRESH, password: 'taproom1', type: 4 } as const
    expect((await sandbox.call(login, { body })).code).toBe(200)
  })

  test('of another account is taken', async () => {
    expect(await change(NEWCOMER, await codeFor(NEWCOMER))).toMatchObject({
      status: 400,
      message: 'This number is taken.',
    })
  })

  test('that is none is refused', async () => {
    expect(await change('12', '000000')).toMatchObject({ message: 'This is no mobile number.' })
  })
})
