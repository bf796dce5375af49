import Taro from '@tarojs/taro'
import { HostError, PrivacyRefusedError } from '../../errors'
import type { PrivacyGate, PrivacyQuestion } from '../../shared/host'
import { isPrivacyRefusal } from '../answers'

// WeChat's variants by name: other hosts hold nothing back.
const { copy } = jest.requireActual<typeof import('../errands')>('../errands/index.ts')
const { seldom } = jest.requireActual<typeof import('../host/seldom')>('../host/seldom.ts')
const { chooseMedia } = jest.requireActual<typeof import('../media')>('../media/index.ts')
const { readPhoneProof } = jest.requireActual<typeof import('../identity')>('../identity/index.ts')
const { readProfile } = jest.requireActual<typeof import('../identity')>('../identity/index.ts')

/** The module as it starts on a phone whose `wx` is this one. */
function start(wx: object | undefined): PrivacyGate | undefined {
  Object.assign(globalThis, { wx })
  let gate: PrivacyGate | undefined
  jest.isolateModules(() => {
    gate = jest.requireActual('./index.weapp').privacyGate
  })
  return gate
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'wx')
})

test('a base library without the gate holds nothing back', () => {
  expect(start({})).toBeUndefined()
  expect(start(undefined)).toBeUndefined()
})

test('the answers reach WeChat in its own words', () => {
  const resolve = jest.fn()
  const questions: PrivacyQuestion[] = []
  const gate = start({
    onNeedPrivacyAuthorization: (listener: (...of: unknown[]) => void) =>
      listener(resolve, { referrer: 'chooseMedia' }),
  })
  gate?.watch((question) => questions.push(question))
  const [question] = questions
  expect(question?.api).toBe('chooseMedia')
  question?.shown()
  question?.agree('agree-button')
  question?.refuse()
  expect(resolve.mock.calls).toEqual([
    [{ event: 'exposureAuthorization' }],
    [{ event: 'agree', buttonId: 'agree-button' }],
    [{ event: 'disagree' }],
  ])
})

test('guidelines that cannot be opened are said to be', async () => {
  const onNeedPrivacyAuthorization = () => {}
  const opened = start({
    onNeedPrivacyAuthorization,
    openPrivacyContract: ({ success }: { success: () => void }) => success(),
  })
  await expect(opened?.openContract()).resolves.toBeUndefined()
  const failing = start({
    onNeedPrivacyAuthorization,
    openPrivacyContract: ({ fail }: { fail: (cause: unknown) => void }) => fail('no'),
  })
  await expect(failing?.openContract()).rejects.toMatchObject({
    messageKey: 'platform.privacy.noContract',
  })
  await expect(start({ onNeedPrivacyAuthorization })?.openContract()).rejects.toMatchObject({
    messageKey: 'platform.privacy.noContract',
  })
})

test.each([
  [{ errMsg: 'chooseMedia:fail privacy permission is not authorized' }, true],
  [{ errMsg: 'chooseMedia:fail', errno: 104 }, true],
  [{ errMsg: 'chooseMedia:fail cancel' }, false],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, false],
  [undefined, false],
])('%j is a refusal of the guidelines: %s', (cause, refused) => {
  expect(isPrivacyRefusal(cause)).toBe(refused)
})

const REFUSED = { errMsg: 'api:fail privacy permission is not authorized', errno: 104 }

test.each<[string, () => Promise<unknown>]>([
  ['the phone number', () => readPhoneProof(REFUSED)],
  ['the avatar', () => readProfile(REFUSED)],
  ['a picture', () => chooseMedia('image', 1)],
  ['the clipboard', () => copy('T-1')],
  ['what is on the clipboard', async () => seldom.readCopied?.()],
])('%s: a refusal is an error of its own', async (_, call) => {
  Object.assign(Taro, {
    chooseMedia: () => Promise.reject(REFUSED),
    setClipboardData: () => Promise.reject(REFUSED),
    getClipboardData: () => Promise.reject(REFUSED),
  })
  await expect(call()).rejects.toBeInstanceOf(PrivacyRefusedError)
})

test('what is on the clipboard is read as text, also where there is nothing', async () => {
  Object.assign(Taro, { getClipboardData: async () => ({ data: 'T-1' }) })
  expect(await seldom.readCopied?.()).toBe('T-1')
  Object.assign(Taro, { getClipboardData: async () => ({}) })
  expect(await seldom.readCopied?.()).toBe('')
})

test('another failure of the clipboard keeps its sentence', async () => {
  Object.assign(Taro, { setClipboardData: () => Promise.reject({ errMsg: 'fail' }) })
  const failure = await copy('T-1').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(HostError)
  expect(failure).toMatchObject({ messageKey: 'error.copyFailed' })
})
