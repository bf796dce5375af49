import { AliyunTexts, aliyunSignature, printedTexts } from './texts'

const ACCOUNT = {
  keyId: 'testid',
  keySecret: 'testsecret',
  signName: 'Taproom 酒吧',
  templateCode: 'SMS_1',
  url: 'https://dysmsapi.example/',
}
const NOON = Date.parse('2026-11-22T12:00:00+08:00') / 1000

test('a request is signed as in the example of Aliyun’s documentation', () => {
  const params = {
    AccessKeyId: 'testid',
    Action: 'DescribeRegions',
    Format: 'XML',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    SignatureVersion: '1.0',
    Timestamp: '2016-02-23T12:46:24Z',
    Version: '2014-05-26',
  }
  expect(aliyunSignature('GET', params, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
})

/** Aliyun, which answers as told; and what it was asked. */
function aliyun(said: unknown) {
  const asked: { url: string; params: Record<string, string> }[] = []
  const texts = new AliyunTexts(
    ACCOUNT,
    async (url, init) => {
      asked.push({ url, params: Object.fromEntries(new URLSearchParams(String(init.body))) })
      return new Response(typeof said === 'string' ? said : JSON.stringify(said))
    },
    () => NOON,
  )
  return { texts, asked }
}

test('a code is sent with the template, and signed over all that is sent', async () => {
  const { texts, asked } = aliyun({ Code: 'OK', Message: 'OK', BizId: '1' })
  await texts.send('13800138000', '012345')
  const [{ url, params } = { url: '', params: {} }] = asked
  expect(url).toBe(ACCOUNT.url)
  const { Signature, ...rest } = params as Record<string, string>
  expect(rest).toMatchObject({
    Action: 'SendSms',
    PhoneNumbers: '13800138000',
    SignName: 'Taproom 酒吧',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"012345"}',
    Timestamp: '2026-11-22T04:00:00Z',
  })
  expect(Signature).toBe(aliyunSignature('POST', rest, 'testsecret'))
  expect(JSON.stringify(params)).not.toContain('testsecret')
})

test.each([
  [{ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'too many' }, 'isv.BUSINESS_LIMIT_CONTROL'],
  ['<html>', 'UNREADABLE'],
])('%j is no text that was sent', async (said, code) => {
  await expect(aliyun(said).texts.send('13800138000', '1')).rejects.toMatchObject({ code })
})

test('in a sandbox the code is printed', async () => {
  const lines: string[] = []
  await printedTexts((line) => lines.push(line)).send('13800138000', '012345')
  expect(lines).toEqual(['SMS to 13800138000: 012345'])
})
