import type { Locale } from '../../locale'
import { escapeHtml } from '../form'
import { PAGE_STYLE } from './cashier-page'

const TEXTS = {
  title: { en: 'WeChat authorisation', 'zh-Hans': '微信授权' },
  simulated: { en: 'Sandbox: no real WeChat account', 'zh-Hans': '沙箱环境，并非真实微信账号' },
  asks: { en: 'asks who you are', 'zh-Hans': '申请获取你的身份' },
  as: { en: 'Log in as', 'zh-Hans': '登录身份' },
  allow: { en: 'Allow', 'zh-Hans': '同意' },
  refuse: { en: 'Refuse', 'zh-Hans': '拒绝' },
  wrong: { en: 'This address may not be returned to.', 'zh-Hans': '回调地址不被允许' },
} as const satisfies Record<string, Record<Locale, string>>

/** Who may hold the phone, beside any other name. */
const PEOPLE: Readonly<Record<string, Record<Locale, string>>> = {
  member: { en: 'Member (number bound)', 'zh-Hans': '会员（已绑定手机号）' },
  guest: { en: 'Guest (no number yet)', 'zh-Hans': '访客（未绑定手机号）' },
  owner: { en: 'Shop owner (number bound)', 'zh-Hans': '店主（已绑定手机号）' },
}

const CHOICES = `
fieldset{border:0;margin:0;padding:0}
legend{padding:16px 0 0;color:var(--soft)}
label{display:flex;align-items:center;gap:12px;min-height:44px}
input{width:20px;height:20px;accent-color:var(--brand)}
`

function shell(locale: Locale, content: string): string {
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${TEXTS.title[locale]}</title><style>${PAGE_STYLE}${CHOICES}</style></head>
<body><h1>${TEXTS.title[locale]}</h1><main>${content}</main></body></html>`
}

export interface OauthQuestion {
  readonly redirectUri: string
  readonly state: string
  readonly locale: Locale
  /** What the shop is called. */
  readonly house: string
}

/** The page that asks who is behind the phone, and whether the app may know. */
export function oauthPage({ redirectUri, state, locale, house }: OauthQuestion): string {
  const people = Object.entries(PEOPLE).map(
    ([identity, name], index) =>
      `<label><input type="radio" name="identity" value="${identity}"${index === 0 ? ' checked' : ''}>${name[locale]}</label>`,
  )
  return shell(
    locale,
    `<form method="post" action="/pay/wechat/oauth">
<section class="card"><p class="state">${escapeHtml(house)} ${TEXTS.asks[locale]}</p><p class="note">${TEXTS.simulated[locale]}</p>
<fieldset><legend>${TEXTS.as[locale]}</legend>${people.join('')}</fieldset></section>
<input type="hidden" name="redirect_uri" value="${escapeHtml(redirectUri)}">
<input type="hidden" name="state" value="${escapeHtml(state)}">
<button class="main" name="action" value="allow">${TEXTS.allow[locale]}</button>
<button name="action" value="refuse">${TEXTS.refuse[locale]}</button>
</form>`,
  )
}

/** The page for an address that is not the app's. */
export function wrongReturnPage(locale: Locale): string {
  return shell(locale, `<p class="state" role="alert">${TEXTS.wrong[locale]}</p>`)
}
