import type { ReadPhoneProof, ReadProfile } from '../../shared/host'

/** Alipay's variant by name. */
const { readPhoneProof, readProfile } = jest.requireActual<{
  readPhoneProof: ReadPhoneProof
  readProfile: ReadProfile
}>('./index.alipay.ts')

/** The texts Alipay answers with, within a success. */
function answer(response: unknown): void {
  const text = typeof response === 'string' ? response : JSON.stringify(response)
  const call = ({ success }: { success(result: object): void }) => success({ response: text })
  Object.assign(globalThis, { my: { getPhoneNumber: call, getOpenUserInfo: call } })
}
afterEach(() => void Reflect.deleteProperty(globalThis, 'my'))

test('the sealed number goes to our server with its signature', async () => {
  answer({ response: 'c2VhbGVk', sign: 'c2lnbg==' })
  await expect(readPhoneProof({})).resolves.toEqual({
    kind: 'encrypted',
    encrypted: { data: 'c2VhbGVk', iv: '', sign: 'c2lnbg==' },
  })
})

test('without a signature it goes alone', async () => {
  answer({ response: 'c2VhbGVk' })
  await expect(readPhoneProof({})).resolves.toEqual({
    kind: 'encrypted',
    encrypted: { data: 'c2VhbGVk', iv: '' },
  })
})

test('a code is the newer way', async () => {
  answer({ code: 'c1', response: 'c2VhbGVk', sign: 'c2lnbg==' })
  await expect(readPhoneProof({})).resolves.toEqual({ kind: 'code', code: 'c1' })
})

test.each([
  [{ response: { code: '40003', subMsg: '无效的授权关系' } }, 'declined'],
  [{ response: { code: '40006', subMsg: 'ISV权限不足' } }, 'phone'],
  [{ response: { code: 40003 } }, 'declined'],
  [{ response: {} }, 'phone'],
  ['{"response":', 'phone'],
  ['7', 'phone'],
])('a refusal within a success, %j, is told as %s', async (response, step) => {
  answer(response)
  await expect(readPhoneProof({})).rejects.toMatchObject({ problem: step })
})

test('the name and the picture of whoever agreed', async () => {
  answer({ response: { code: '10000', nickName: '林夏', avatar: 'https://a.example/1.png' } })
  await expect(readProfile({})).resolves.toEqual({
    nickName: '林夏',
    avatarUrl: 'https://a.example/1.png',
  })
})

test('older clients answer without a code', async () => {
  answer({ response: { nickName: '林夏' } })
  await expect(readProfile({})).resolves.toEqual({ nickName: '林夏', avatarUrl: '' })
})

test.each([
  [{ response: { code: '40003' } }, 'declined'],
  [{ response: { code: '20000' } }, 'profile'],
  [{}, 'profile'],
  ['<html>', 'profile'],
])('a profile refused within a success, %j, is told as %s', async (response, step) => {
  answer(response)
  await expect(readProfile({})).rejects.toMatchObject({ problem: step })
})
