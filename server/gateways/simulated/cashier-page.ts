import type { Locale } from '../../locale'
import { escapeHtml } from '../form'
import type { GatewayOrder } from '../orders'

const TEXTS = {
  title: { en: 'Cashier', 'zh-Hans': '收银台' },
  simulated: { en: 'Sandbox: no money moves', 'zh-Hans': '沙箱环境，不会真实扣款' },
  order: { en: 'Order', 'zh-Hans': '订单内容' },
  number: { en: 'Payment no.', 'zh-Hans': '支付单号' },
  approve: { en: 'Approve payment', 'zh-Hans': '同意付款' },
  cancel: { en: 'Cancel', 'zh-Hans': '取消' },
  more: { en: 'Test a special case', 'zh-Hans': '测试特殊情况' },
  delay: { en: 'Approve, tell the shop 5 s late', 'zh-Hans': '同意付款，5 秒后才通知商家' },
  duplicate: { en: 'Approve, tell the shop twice', 'zh-Hans': '同意付款，重复通知商家' },
  decline: { en: 'The bank declines', 'zh-Hans': '银行拒绝付款' },
  expire: { en: 'Let the order expire', 'zh-Hans': '让订单过期' },
  back: { en: 'Back to the shop', 'zh-Hans': '返回商家' },
  paid: { en: 'This order is paid.', 'zh-Hans': '订单已支付' },
  cancelled: { en: 'This order was cancelled.', 'zh-Hans': '订单已取消' },
  expired: { en: 'This order has expired.', 'zh-Hans': '订单已过期' },
  refunded: { en: 'The money was returned.', 'zh-Hans': '款项已退回' },
  unknown: { en: 'There is no such order.', 'zh-Hans': '订单不存在' },
} as const satisfies Record<string, Record<Locale, string>>
type TextKey = keyof typeof TEXTS

/** The looks of the simulated platforms' pages. */
export const PAGE_STYLE = `
:root{--brand:#c2410c;--ink:#1c1917;--soft:#57534e;--line:#e7e5e4;--page:#f1f1f1;--surface:#fff}
@media(prefers-color-scheme:dark){:root{--brand:#c2410c;--ink:#f5f5f4;--soft:#a8a29e;--line:#44403c;--page:#1c1917;--surface:#292524}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"PingFang SC","Noto Sans SC",sans-serif}
h1{margin:0;background:var(--brand);color:#fff;padding:16px;text-align:center;font-size:18px;font-weight:600}
main{max-width:480px;margin:0 auto;padding:16px}
.card{background:var(--surface);border-radius:12px;padding:24px 16px;margin-bottom:16px}
.amount{margin:0;text-align:center;font-size:40px;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums}
.note{margin:4px 0 0;text-align:center;color:var(--soft);font-size:14px}
dl{margin:24px 0 0;border-top:1px solid var(--line);padding-top:16px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:4px 0}
dt{color:var(--soft);flex:none}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
button,.back{display:block;width:100%;min-height:48px;margin-top:12px;padding:10px 16px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.main{background:var(--brand);border-color:var(--brand);color:#fff;font-weight:600}
button:focus-visible,.back:focus-visible,summary:focus-visible{outline:3px solid #fb923c;outline-offset:2px}
summary{padding:12px 0;color:var(--soft);cursor:pointer}
.state{text-align:center;font-weight:600;margin:16px 0 0}
`

function shell(locale: Locale, content: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${TEXTS.title[locale]}</title><style>${PAGE_STYLE}</style></head>
<body><h1>${TEXTS.title[locale]}</h1><main>${content}</main></body></html>`
}

function button(action: TextKey, locale: Locale, className = ''): string {
  return `<button class="${className}" name="action" value="${action}">${TEXTS[action][locale]}</button>`
}

/** `¥12.30` from cents. */
function yuan(cents: number): string {
  return `¥${(cents / 100).toFixed(2)}`
}

function summary(order: GatewayOrder, locale: Locale): string {
  return `<p class="amount">${yuan(order.amount)}</p>
<p class="note">${TEXTS.simulated[locale]}</p>
<dl><div><dt>${TEXTS.order[locale]}</dt><dd>${escapeHtml(order.description)}</dd></div>
<div><dt>${TEXTS.number[locale]}</dt><dd>${escapeHtml(order.payId)}</dd></div></dl>`
}

/** The page of an open order: amount, what for, and what to decide. */
export function openPage(order: GatewayOrder, locale: Locale): string {
  return shell(
    locale,
    `<section class="card">${summary(order, locale)}</section>
<form method="post" action="/pay/cashier/decision">
<input type="hidden" name="token" value="${escapeHtml(order.id)}">
${button('approve', locale, 'main')}${button('cancel', locale)}
<details><summary>${TEXTS.more[locale]}</summary>
${button('delay', locale)}${button('duplicate', locale)}
${button('decline', locale)}${button('expire', locale)}</details>
</form>`,
  )
}

/** The page of an order with nothing left to decide. */
export function closedPage(order: GatewayOrder, back: string, locale: Locale): string {
  const state = TEXTS[order.status as TextKey] ?? TEXTS.expired
  return shell(
    locale,
    `<section class="card">${summary(order, locale)}<p class="state" role="status">${state[locale]}</p></section>
<a class="back main" href="${escapeHtml(back)}">${TEXTS.back[locale]}</a>`,
  )
}

/** The page of a request the cashier does not accept, with the reason. */
export function refusalPage(reason: string, locale: Locale): string {
  return shell(locale, `<p class="state" role="alert">${escapeHtml(reason)}</p>`)
}

/** The page for a payment nobody knows. */
export const unknownPage = (locale: Locale): string => refusalPage(TEXTS.unknown[locale], locale)
