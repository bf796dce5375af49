import { AlipaySdk } from 'alipay-sdk'
import { openSandbox, type TestSandbox } from '../../testing/open-sandbox'
import { openIdOf } from '../identity'
import type { Send } from '../ports'
import { signText } from '../rsa'
import { sealJson } from '../sealed'
import { contentKeyOf } from '../simulated/alipay-login'
import { alipayOf, flipped, simulatedOf } from '../testing/simulated'
import { AlipayApi } from './api'
import { AlipayMini, ZEROS } from './login'
import { signedAnswer } from './wire'

const GUEST = openIdOf('alipay', 'guest')
const METHOD = 'alipay.system.oauth.token'
const ANSWER = 'alipay_system_oauth_token_response'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.services.clock.setOffset(0))
afterAll(() => sandbox.close())

const inProcess: Send = (url, init) => sandbox.request(url.slice(21), init)
const now = () => sandbox.services.clock.now()
const phones = () => simulatedOf(sandbox.services).phones
const loginCode = () => phones().createCode('alipay', 'guest')

async function shop(send: Send = inProcess) {
  const { app, keys } = await alipayOf(sandbox.services)
  const api = new AlipayApi(async () => app, send, now)
  return { keys, app, api, mini: new AlipayMini(api, async () => contentKeyOf(keys)) }
}
/** What is sent and what comes, one of them bent. */
const bent = (bend: { ask?: (body: string) => string; say?: (text: string) => string }) =>
  shop(async (url, init) => {
    const body = String(init.body)
    const answer = await inProcess(url, { ...init, body: bend.ask?.(body) ?? body })
    const text = await answer.text()
    return new Response(bend.say?.(text) ?? text)
  })

describe('a login', () => {
  test('is asked for as the SDK of Alipay reads it, and answered so', async () => {
    const said: string[] = []
    const asked: URLSearchParams[] = []
    const { mini, keys, app } = await shop(async (url, init) => {
      asked.push(new URLSearchParams(String(init.body)))
      const text = await (await inProcess(url, init)).text()
      said.push(text)
      return new Response(text)
    })
    const code = await loginCode()
    expect(await mini.exchange(code)).toEqual({ openId: GUEST, sessionKey: '' })
    expect(await mini.exchange(code)).toBeUndefined()
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      ...{ method: METHOD, app_id: app.appId, sign_type: 'RSA2' },
      ...{ grant_type: 'authorization_code', code },
    })
    const sdk = new AlipaySdk({
      appId: app.appId,
      keyType: 'PKCS8',
      privateKey: keys.shop.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      alipayPublicKey: keys.vendor.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    })
    const [good = '', used = ''] = said
    const check = (text: string, name: string) =>
      sdk.checkResponseSign(text, name, JSON.parse(text).sign, '')
    expect(() => check(good, ANSWER)).not.toThrow()
    expect(() => check(used, 'error_response')).not.toThrow()
    expect(JSON.parse(used).error_response).toMatchObject({ sub_code: 'isv.code-invalid' })
  })

  test('is none with one letter of the code changed, wherever', async () => {
    const { mini } = await shop()
    const code = await loginCode()
    for (let at = 0; at < code.length; at += 1)
      expect([at, await mini.exchange(flipped(code, at))]).toEqual([at, undefined])
    expect(await mini.exchange(code)).toBeDefined()
  })

  test('is none when what was asked was changed on the way, and uses no code up', async () => {
    const code = await loginCode()
    const other = await loginCode()
    for (const name of ['code', 'sign', 'app_id', 'timestamp', 'grant_type']) {
      const { mini } = await bent({
        ask(body) {
          const params = new URLSearchParams(body)
          params.set(name, name === 'code' ? other : flipped(params.get(name) ?? ''))
          return params.toString()
        },
      })
      await expect(mini.exchange(code)).rejects.toMatchObject({ code: 'isv.invalid-signature' })
    }
    const { mini } = await shop()
    expect(await mini.exchange(code)).toBeDefined()
    expect(await mini.exchange(other)).toBeDefined()
  })

  test('believes no answer with a letter changed, a refusal neither', async () => {
    for (const at of [3, 40, 60, 100, 200, 300, 400]) {
      const { mini } = await bent({ say: (text) => flipped(text, at) })
      const answer = mini.exchange(await loginCode())
      await expect(answer).rejects.toMatchObject({ code: 'UNSIGNED' })
      const refusal = mini.exchange('none')
      await expect(refusal).rejects.toMatchObject({ code: 'UNSIGNED' })
    }
  })

  test('takes the id a newer app is told, and nobody for nobody', async () => {
    const { keys } = await alipayOf(sandbox.services)
    const told = (content: object) =>
      bent({ say: () => signedAnswer(ANSWER, content, keys.vendor.privateKey) })
    const { mini } = await told({ open_id: '074a1CcTG1LelxKe4xQC0zgNdId0nxi95b5lsNpazWYoCo5' })
    expect(await mini.exchange('x')).toMatchObject({ openId: expect.stringMatching(/^074a1/) })
    const nobody = (await told({ access_token: 'x' })).mini
    await expect(nobody.exchange('x')).rejects.toMatchObject({ code: 'UNREADABLE' })
    // An answer to something else, although Alipay signed it.
    const other = await bent({
      say: () => signedAnswer('alipay_x_response', { user_id: '2088' }, keys.vendor.privateKey),
    })
    await expect(other.mini.exchange('x')).rejects.toMatchObject({ code: 'UNSIGNED' })
  })
})

describe('a phone number', () => {
  const sealed = async () => {
    const { response, sign } = await phones().proveToAlipay('guest')
    return { data: response, iv: '', sign }
  }

  test('is opened when Alipay has signed it, as the SDK opens it', async () => {
    const { mini, keys } = await shop()
    const proof = await sealed()
    expect(await mini.openPhone(proof)).toBe('15600156000')
    const sdk = new AlipaySdk({
      appId: 'x',
      keyType: 'PKCS8',
      privateKey: keys.shop.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      encryptKey: contentKeyOf(keys).toString('base64'),
    })
    expect(JSON.parse(sdk.aesDecrypt(proof.data))).toEqual({
      ...{ code: '10000', msg: 'Success', mobile: '15600156000' },
    })
  })

  test('with any letter changed, of the seal or the signature, is none', async () => {
    const { mini } = await shop()
    const proof = await sealed()
    for (const name of ['data', 'sign'] as const) {
      const text = proof[name]
      for (let at = 0; at < text.replace(/=+$/, '').length; at += 1) {
        const read = await mini.openPhone({ ...proof, [name]: flipped(text, at) })
        expect([name, at, read]).toEqual([name, at, undefined])
      }
      expect(await mini.openPhone({ ...proof, [name]: '' })).toBeUndefined()
    }
  })

  test('that somebody else signed, or sealed, or that is a refusal, is none', async () => {
    const { mini, keys } = await shop()
    const open = (content: object, key = contentKeyOf(keys), signer = keys.vendor.privateKey) => {
      const data = sealJson(content, { key, iv: ZEROS })
      return mini.openPhone({ data, iv: '', sign: signText(`"${data}"`, signer) })
    }
    const content = { code: '10000', msg: 'Success', mobile: '15600156000' }
    expect(await open(content)).toBe('15600156000')
    expect(await open(content, contentKeyOf(keys), keys.shop.privateKey)).toBeUndefined()
    expect(await open(content, Buffer.alloc(16, 1))).toBeUndefined()
    expect(await open({ ...content, code: '40003' })).toBeUndefined()
    expect(await open({ code: '10000' })).toBeUndefined()
    // Without the quotes around it that Alipay signs.
    const { data } = await sealed()
    const bare = { data, iv: '', sign: signText(data, keys.vendor.privateKey) }
    expect(await mini.openPhone(bare)).toBeUndefined()
  })
})
