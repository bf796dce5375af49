import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../src/errors'
import { detectClient } from '../../src/platform/browser/ready'
import { leaveByForm } from '../../src/platform/leave'
import { trustedAddress } from '../../src/platform/leave/index.h5'
import { openPaySheet } from '../../src/platform/pay'
import { BRIDGE_LIMIT } from '../../src/platform/pay/index.h5'
import type { PaySheetParams } from '../../src/shared/host'

const WECHAT: PaySheetParams = {
  host: 'wechat',
  timeStamp: '1800000000',
  nonceStr: 'n',
  payPackage: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}
const ALIPAY: PaySheetParams = { host: 'alipay', tradeNo: '2026112122001' }

const put = (bridges: Record<string, unknown>) => Object.assign(window, bridges)
afterEach(() => {
  for (const name of ['WeixinJSBridge', 'AlipayJSBridge', 'TaproomShell']) {
    delete (window as unknown as Record<string, unknown>)[name]
  }
})

describe('WeChat’s bridge', () => {
  const bridge = (message: string) => ({
    invoke: jest.fn((_: string, __: object, callback: (result: object) => void) =>
      callback({ err_msg: `get_brand_wcpay_request:${message}` }),
    ),
  })

  test('gets the signed parameters under the names it knows', async () => {
    const WeixinJSBridge = bridge('ok')
    put({ WeixinJSBridge })
    await openPaySheet('wechatBridge', WECHAT)
    expect(WeixinJSBridge.invoke).toHaveBeenCalledWith(
      'getBrandWCPayRequest',
      expect.objectContaining({ timeStamp: '1800000000', package: 'prepay_id=1', paySign: 's' }),
      expect.any(Function),
    )
  })

  test.each([
    ['cancel', UserCancelledError],
    ['fail', PaymentUnknownError],
  ])('%s', async (message, kind) => {
    put({ WeixinJSBridge: bridge(message) })
    await expect(openPaySheet('wechatBridge', WECHAT)).rejects.toThrow(kind)
  })

  test('may come after the page, with its event', async () => {
    const sheet = openPaySheet('wechatBridge', WECHAT)
    put({ WeixinJSBridge: bridge('ok') })
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
    await sheet
  })

  test('that never comes is unsupported', async () => {
    jest.useFakeTimers()
    const sheet = expect(openPaySheet('wechatBridge', WECHAT)).rejects.toThrow(UnsupportedError)
    await jest.advanceTimersByTimeAsync(BRIDGE_LIMIT)
    await sheet
    jest.useRealTimers()
  })
})

describe('Alipay’s bridge', () => {
  const bridge = (resultCode: string) => ({
    call: jest.fn((_: string, __: object, callback: (result: object) => void) =>
      callback({ resultCode }),
    ),
  })

  test('gets the trade', async () => {
    const AlipayJSBridge = bridge('9000')
    put({ AlipayJSBridge })
    await openPaySheet('alipayBridge', ALIPAY)
    expect(AlipayJSBridge.call).toHaveBeenCalledWith(
      'tradePay',
      { tradeNO: '2026112122001' },
      expect.any(Function),
    )
  })

  test('knows nothing at 8000', async () => {
    put({ AlipayJSBridge: bridge('8000') })
    await expect(openPaySheet('alipayBridge', ALIPAY)).rejects.toThrow(PaymentUnknownError)
  })
})

describe('the native shell', () => {
  const shell = (output: string) => ({
    TaproomShell: {
      invoke: jest.fn((_: string, __: string, callback: (text: string) => void) =>
        callback(output),
      ),
    },
  })

  test('gets whose sheet it is and what was signed', async () => {
    const bridges = shell('{"code":"paid"}')
    put(bridges)
    await openPaySheet('shell', ALIPAY)
    expect(bridges.TaproomShell.invoke.mock.calls.map((call) => call.slice(0, 2))).toContainEqual([
      'pay',
      '{"v":1,"channel":"alipay","params":{"tradeNo":"2026112122001"}}',
    ])
  })

  test.each([
    ['{"code":"cancelled"}', UserCancelledError],
    ['{"code":"unsupported"}', UnsupportedError],
    ['{"code":"unknown"}', PaymentUnknownError],
    ['{"code":"won"}', PaymentUnknownError],
    ['nonsense', PaymentUnknownError],
  ])('says %s', async (output, kind) => {
    put(shell(output))
    await expect(openPaySheet('shell', WECHAT)).rejects.toThrow(kind)
  })

  test('that is none, or too old, is unsupported', async () => {
    await expect(openPaySheet('shell', WECHAT)).rejects.toThrow(UnsupportedError)
    put({ TaproomShell: {} })
    await expect(openPaySheet('shell', WECHAT)).rejects.toThrow(UnsupportedError)
  })
})

test('a browser has no mini-program’s sheet', async () => {
  await expect(openPaySheet('mini', WECHAT)).rejects.toThrow(UnsupportedError)
})

test.each([
  ['Mozilla/5.0 MicroMessenger/8.0', 'WeChat'],
  ['Mozilla/5.0 AlipayClient/10.5', 'AlipayH5'],
  ['Mozilla/5.0 Chrome/120', 'WapH5'],
])('%s is %s, unless a shell is around it', (agent, client) => {
  const userAgent = jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent)
  expect(detectClient()).toBe(client)
  put({ TaproomShell: {} })
  expect(detectClient()).toBe('AppPlus')
  userAgent.mockRestore()
})

test.each([
  'https://gate.example/p?x=1',
  `${window.location.origin}/pay`,
  'http://127.0.0.1:4000/pay',
])('the browser may leave for %s', (url) => {
  expect(trustedAddress(url)).toBe(url)
})

test.each(['http://gate.example', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
  'but not for %p',
  (url) => {
    expect(() => trustedAddress(url)).toThrow('blocked-url')
  },
)

describe('a form a gateway wrote', () => {
  const sent: HTMLFormElement[] = []
  let submit: jest.SpyInstance
  beforeEach(() => {
    sent.length = 0
    submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      sent.push(this)
    })
  })
  afterEach(() => submit.mockRestore())
  const values = () =>
    Array.from(sent[0]?.querySelectorAll('input') ?? [], ({ name, value }) => [name, value])

  test('is sent with its values, and with nothing else of it', () => {
    leaveByForm(`<form action="https://gate.example/p" method="post" onsubmit="steal()">
      <input type="hidden" name="sign" value="a&amp;b"><input name="submit" value="x">
      <input type="password" name="secret" value="y"><input type="submit" value="go">
      <script>window.stolen = true</script><img src="x" onerror="window.stolen = true"></form>`)
    expect(sent[0]?.getAttribute('action')).toBe('https://gate.example/p')
    expect(sent[0]?.getAttribute('method')).toBe('post')
    expect(values()).toEqual([
      ['sign', 'a&b'],
      ['submit', 'x'],
    ])
    expect(document.querySelector('form, script, img')).toBeNull()
    expect('stolen' in window).toBe(false)
  })

  test.each([
    '<form action="http://evil.example"></form>',
    '<form action="javascript:alert(1)"></form>',
    '<form></form>',
    'no form',
  ])('%s is not sent', (html) => {
    expect(() => leaveByForm(html)).toThrow('blocked-url')
    expect(sent).toEqual([])
  })
})
