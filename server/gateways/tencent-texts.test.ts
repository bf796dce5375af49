import { Hono } from 'hono'
import type { Send } from './ports'
import { type TencentAccount, TencentTexts, tencentAuthorization } from './tencent-texts'
import { flipped } from './testing/simulated'

const NOON = Date.parse('2026-11-22T12:00:00+08:00') / 1000
const HOST = 'sms.tencentcloudapi.com'
const ACCOUNT: TencentAccount = {
  ...{ secretId: 'AKIDexample', secretKey: 'Gu5t9xGARNpq86cd98joQYCN3', appId: '1400006666' },
  ...{ signName: 'Taproom 酒吧', templateId: '449739', url: `https://${HOST}` },
}

test('a request is signed as in the example of Tencent’s documentation', () => {
  const body =
    '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
  const request = {
    ...{ service: 'cvm', host: 'cvm.tencentcloudapi.com', action: 'DescribeInstances', body },
    timestamp: 1_551_113_065,
  }
  // The documentation shows the keys with asterisks in their place, and has signed with them so.
  const stars = { secretId: `AKID${'*'.repeat(32)}`, secretKey: '*'.repeat(32) }
  expect(tencentAuthorization(request, stars)).toBe(
    `TC3-HMAC-SHA256 Credential=${stars.secretId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f`,
  )
})

/** Tencent, which checks who asks and answers as it does. */
function vendor({ bend = {}, status = 'Ok' }: { bend?: Bend; status?: string } = {}) {
  const sent: unknown[] = []
  const problem = (Code: string) => ({
    Response: { Error: { Code, Message: 'x' }, RequestId: 'r' },
  })
  const app = new Hono()
  app.post('/', async (c) => {
    const body = await c.req.text()
    const header = (name: string) => c.req.header(name) ?? ''
    const timestamp = Number(header('x-tc-timestamp'))
    const request = { service: 'sms', host: HOST, action: header('x-tc-action'), body, timestamp }
    const isRecent = Math.abs(NOON - timestamp) <= 300
    if (!isRecent) return c.json(problem('AuthFailure.SignatureExpire'))
    if (header('authorization') !== tencentAuthorization(request, ACCOUNT))
      return c.json(problem('AuthFailure.SignatureFailure'))
    sent.push({ ...JSON.parse(body), version: header('x-tc-version') })
    return c.json({ Response: { SendStatusSet: [{ Code: status, Message: 'x' }], RequestId: 'r' } })
  })
  const send: Send = async (url, init) => {
    const headers = new Headers(init.headers)
    for (const name of bend.headers ?? []) headers.set(name, flipped(headers.get(name) ?? ''))
    const body = bend.body?.(String(init.body)) ?? String(init.body)
    return app.request(url, { method: 'POST', headers, body })
  }
  return {
    sent,
    texts: (account = ACCOUNT, now = NOON) => new TencentTexts(account, send, () => now),
  }
}
interface Bend {
  readonly headers?: readonly string[]
  readonly body?: (body: string) => string
}

test('a code is sent with the template', async () => {
  const { sent, texts } = vendor()
  await texts().send('13800138000', '012345')
  expect(sent).toEqual([
    {
      PhoneNumberSet: ['+8613800138000'],
      SmsSdkAppId: '1400006666',
      SignName: 'Taproom 酒吧',
      TemplateId: '449739',
      TemplateParamSet: ['012345'],
      version: '2021-01-11',
    },
  ])
})

test.each<[string, Bend]>([
  ['signature', { headers: ['authorization'] }],
  ['action', { headers: ['x-tc-action'] }],
  ['time', { headers: ['x-tc-timestamp'] }],
  ['number', { body: (body) => body.replace('138', '139') }],
  ['code', { body: (body) => body.replace('012345', '012346') }],
])('nothing is sent when the %s was changed on the way', async (_, bend) => {
  const { sent, texts } = vendor({ bend })
  await expect(texts().send('13800138000', '012345')).rejects.toMatchObject({
    code: expect.stringMatching(/^AuthFailure\./),
  })
  expect(sent).toEqual([])
})

test.each<[string, Partial<TencentAccount>, number]>([
  ['another key', { secretKey: 'x' }, NOON],
  ['another id', { secretId: 'x' }, NOON],
  ['a clock that is late', {}, NOON - 301],
])('nothing is sent with %s', async (_, more, now) => {
  const { sent, texts } = vendor()
  const asked = texts({ ...ACCOUNT, ...more }, now).send('13800138000', '1')
  await expect(asked).rejects.toMatchObject({ code: expect.stringMatching(/^AuthFailure\./) })
  expect(sent).toEqual([])
})

test('a text that was not taken is an error by the vendor’s name', async () => {
  const { texts } = vendor({ status: 'LimitExceeded.PhoneNumberDailyLimit' })
  await expect(texts().send('13800138000', '1')).rejects.toMatchObject({
    code: 'LimitExceeded.PhoneNumberDailyLimit',
  })
})

test.each(['<html>', '{}', '{"Response":{}}'])(
  '%s says of no text that it was sent',
  async (said) => {
    const texts = new TencentTexts(
      ACCOUNT,
      async () => new Response(said),
      () => NOON,
    )
    await expect(texts.send('13800138000', '1')).rejects.toMatchObject({ code: 'UNREADABLE' })
  },
)
