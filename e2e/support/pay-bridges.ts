import type { Page } from '@playwright/test'

/** What the person in front of a platform's sheet does. `hold` leaves it open; `mute` pays and says nothing. */
export type SheetDeed = 'approve' | 'cancel' | 'hold' | 'mute'

export const WECHAT_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50'
export const ALIPAY_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 AlipayClient/10.5.60'

interface Injected {
  readonly deed: SheetDeed
  /** The bridge comes when the test says so, with its event, as on a slow phone. */
  readonly late: boolean
}

/** Says what a late bridge waits for. */
export const bringBridge = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { __bringBridge: () => void }).__bringBridge())

/**
 * `WeixinJSBridge` as WeChat's browser puts it into the page: a sheet that asks the platform (the
 * sandbox, which checks the signature) and calls back with its words.
 */
export async function injectWechat(page: Page, deed: SheetDeed, late = false): Promise<void> {
  await page.addInitScript(
    (options: Injected) => {
      const bridge = {
        invoke(name: string, input: Record<string, string>, callback: (result: object) => void) {
          const say = (word: string) => callback({ err_msg: `get_brand_wcpay_request:${word}` })
          if (name !== 'getBrandWCPayRequest') return say('fail')
          if (options.deed === 'hold') return undefined
          const action = options.deed === 'cancel' ? 'cancel' : 'approve'
          const { timeStamp, nonceStr, package: pack, signType, paySign } = input
          const body = { timeStamp, nonceStr, package: pack, signType, paySign, action }
          return fetch('/pay/wechat/sheet', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }).then(({ ok }) => {
            if (options.deed !== 'mute') say(!ok ? 'fail' : action === 'cancel' ? 'cancel' : 'ok')
          })
        },
      }
      const bring = () => {
        Object.assign(window, { WeixinJSBridge: bridge })
        document.dispatchEvent(new Event('WeixinJSBridgeReady'))
      }
      Object.assign(window, { __bringBridge: bring })
      if (!options.late) bring()
    },
    { deed, late },
  )
}

/** `AlipayJSBridge` as Alipay's browser puts it into the page; codes as of `tradePay`. */
export async function injectAlipay(page: Page, code: string, late = false): Promise<void> {
  await page.addInitScript(
    (options: { code: string; late: boolean }) => {
      const bridge = {
        call(name: string, input: { tradeNO: string }, callback: (result: object) => void) {
          if (name !== 'tradePay') return callback({ resultCode: '4000' })
          const action = options.code === '6001' ? 'cancel' : 'approve'
          return fetch('/pay/alipay/sheet', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ tradeNO: input.tradeNO, action }),
          }).then(({ ok }) => callback({ resultCode: ok ? options.code : '4000' }))
        },
      }
      const bring = () => {
        Object.assign(window, { AlipayJSBridge: bridge })
        document.dispatchEvent(new Event('AlipayJSBridgeReady'))
      }
      Object.assign(window, { __bringBridge: bring })
      if (!options.late) bring()
    },
    { code, late },
  )
}
