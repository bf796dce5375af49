import { PayType } from '../src/shared/pay'
import * as signer from '../src/shared/signature'
import { CLIENT_TYPES, type Signer } from '../src/shared/transport'
import * as given from '../taproom.config'
import { type Adoption, checkAdoption, problemsOfAdoption, variablesOf } from './adoption'

const known = { signer, clients: CLIENT_TYPES, payTypes: Object.values(PayType) }
const { settings, headers, payTypes, envelopes } = given
const origins = (changed: Partial<Adoption['settings']['origins']>) => ({
  settings: { ...settings, origins: { ...settings.origins, ...changed } },
})
const withHeaders = (changed: object) => ({ headers: { ...headers, ...changed } })
const withSigner = (changed: object) => ({
  signer: (own: object) => ({ ...own, ...changed }),
})
const withPay = (changed: object) => ({ payTypes: { ...payTypes, ...changed } })
const withEnvelope = (main: unknown) => ({ envelopes: { ...envelopes, main } })

test('what ships can be built', async () => {
  expect(await problemsOfAdoption(given, known)).toEqual([])
  await expect(checkAdoption(given, known)).resolves.toBeUndefined()
})

test('servers of somebody else can be built', async () => {
  const own = origins({ mini: 'https://api.shop.example', h5: 'https://api.shop.example:8443' })
  const other = { ...given, ...own, webHosts: ['shop.example', '*.shop.example'] }
  expect(await problemsOfAdoption(other, known)).toEqual([])
  expect(variablesOf(other.settings)).toMatchObject({
    TARO_APP_ORIGIN: 'https://api.shop.example',
    TARO_APP_H5_ORIGIN: 'https://api.shop.example:8443',
    TARO_APP_PROJECT: 'taproom',
  })
})

test('a signature may be of another make', async () => {
  const other = {
    ...given,
    signer: (own: Signer): Signer => ({
      ...own,
      sign: async (...call) => `v2=${await own.sign(...call)}`,
    }),
  }
  expect(await problemsOfAdoption(other, known)).toEqual([])
})

test.each<[object, string]>([
  [origins({ mini: '' }), "settings.origins.mini: '' is no origin"],
  [origins({ h5: 'shop.example' }), "settings.origins.h5: 'shop.example' is no origin"],
  [origins({ alternate: 'https://shop.example/' }), 'settings.origins.alternate: '],
  [origins({ wechatOAuth: 'javascript:1' }), 'settings.origins.wechatOAuth: '],
  [
    { settings: { ...settings, keys: { project: '', map: '' } } },
    'settings.keys.project: is empty',
  ],
  [{ settings: { ...settings, project: 'tea house' } }, "settings.project: 'tea house' cannot"],
  [withHeaders({ sign: 'x sign' }), "headers.sign: 'x sign' is no name of a header"],
  [withHeaders({ nonce: undefined }), 'headers.nonce: undefined is no name'],
  [withHeaders({ nonce: 'SIGN' }), "headers.nonce: 'SIGN' is already headers.sign"],
  [withHeaders({ sign: 'content-type' }), "headers.sign: 'content-type' is already the type"],
  [withHeaders({ signature: 'x' }), 'headers.signature: the app sends no such header'],
  [withEnvelope({ code: 'code' }), 'envelopes.main: is no function'],
  [withEnvelope(() => ({ ok: true })), 'envelopes.main: takes "<html>" with HTTP status 502'],
  [
    withEnvelope(({ body }: { body: { code: number } }) => ({ ok: body.code === 0 })),
    'envelopes.main: throws on the body null',
  ],
  [withSigner({ sign: () => 'é' }), "signer, sign: answers 'é', which cannot stand in a header"],
  [withSigner({ sign: async () => 'same' }), 'signer, sign: answers the same for two that must'],
  [withSigner({ chatToken: (user: string) => user }), 'signer, chatToken: answers the same'],
  [withSigner({ sign: undefined }), 'signer, sign: throws ('],
  [withSigner({ chatToken: () => Promise.reject(new Error('no key')) }), 'throws (no key)'],
  [withPay({ WeChat: undefined }), 'payTypes.WeChat: is missing'],
  [withPay({ WeChat: [1, 2] }), 'payTypes.WeChat: there is no pay type 2'],
  [withPay({ WeChat: [1, 1] }), 'payTypes.WeChat: names one twice'],
  [withPay({ Browser: [1] }), 'payTypes.Browser: there is no such client'],
  [{ without: ['GET live/page'] }, "without: 'GET live/page' is no page"],
  [{ without: ['/user/login'] }, "without: nobody can come in without '/user/login'"],
  [{ webHosts: ['https://shop.example'] }, "webHosts: 'https://shop.example' is no host"],
])('%j is refused: %s', async (changed, problem) => {
  const wrong = { ...given, ...changed } as unknown as Adoption
  expect(await problemsOfAdoption(wrong, known)).toContainEqual(expect.stringContaining(problem))
  await expect(checkAdoption(wrong, known)).rejects.toThrow(
    'taproom.config.ts cannot be built:\n  ',
  )
})
