import { ALIPAY_KEY, BARE_ALIPAY_KEY, UNREADABLE_ALIPAY_KEY, WECHAT_KEY } from './fake-world'
import { keyOf } from './keys'
import { VENDORS } from './vendors'

// @reads nothing

const files: Readonly<Record<string, string>> = {
  'keys/wechat.key': WECHAT_KEY,
  'keys/alipay.json': ALIPAY_KEY,
  'keys/note.txt': 'nothing of that kind',
}
const read = (path: string) => files[path]

test.each([
  ['weapp', WECHAT_KEY],
  ['weapp', 'keys/wechat.key'],
  ['alipay', ALIPAY_KEY],
  ['alipay', BARE_ALIPAY_KEY],
  ['alipay', ' keys/alipay.json\n'],
] as const)('a key of %s is given as it is or as a path', (host, value) => {
  expect(keyOf(VENDORS[host], value, read).state).toBe('given')
})

test.each([
  ['weapp', undefined, 'missing', 'WEAPP_UPLOAD_KEY is not set. Get it at mp.weixin.qq.com'],
  ['alipay', '  ', 'missing', 'ALIPAY_UPLOAD_KEY is not set. Get it at open.alipay.com'],
  ['weapp', 'keys/gone.key', 'wrong', 'WEAPP_UPLOAD_KEY is neither a key nor the path of a file'],
  ['weapp', 'keys/note.txt', 'wrong', 'WEAPP_UPLOAD_KEY is no key of WeChat'],
  ['weapp', ALIPAY_KEY, 'wrong', 'WEAPP_UPLOAD_KEY is neither a key nor'],
  ['alipay', 'keys/wechat.key', 'wrong', 'ALIPAY_UPLOAD_KEY is no key of Alipay'],
  ['alipay', '{"alipay":{}}', 'wrong', 'ALIPAY_UPLOAD_KEY is no key of Alipay'],
  ['alipay', UNREADABLE_ALIPAY_KEY, 'wrong', 'ALIPAY_UPLOAD_KEY is no key of Alipay'],
  [
    'alipay',
    ALIPAY_KEY.replace(/"(c0ffee00)+"/, '""'),
    'wrong',
    'ALIPAY_UPLOAD_KEY is no key of Alipay',
  ],
] as const)('what is no key of %s is told so (%#)', (host, value, state, problem) => {
  const key = keyOf(VENDORS[host], value, read)
  expect(key).toEqual({ state, problem: expect.stringContaining(problem) })
})

test('no problem repeats what was given', () => {
  const damaged = WECHAT_KEY.replace('BEGIN', 'BEGUN')
  const { problem } = keyOf(VENDORS.weapp, damaged, read) as { problem: string }
  expect(problem).not.toContain(damaged.split('\n')[1])
})
