import { useCallback } from 'react'
import { usePage } from '../../../engine/page/page-context'
import type { PaletteEntry } from '../../../engine/read/compiled-widget'
import { type TextValues, useLocale, useTranslate } from '../../../i18n'
import { findRoute } from '../../../routing/derive'
import { isObject } from '../../../shared/json'
import { type L10n, type Locale, localize } from '../../../shared/l10n'
import type { Raw } from '../rules/document'

/** What the palette offers, group by group. A widget that is not here is kept, moved and deleted all the same. */
export const GROUPS = {
  pictures: [
    'banner',
    'image',
    'imageCube',
    'video',
    'richText',
    'title',
    'noticeBar',
    'countdown',
  ],
  layout: [
    'group',
    'tabs',
    'divider',
    'spacer',
    'gridNav',
    'menuList',
    'floatMenu',
    'searchBar',
    'empty',
  ],
  products: [
    'productList',
    'productShelf',
    'classTree',
    'productDetail',
    'productOffers',
    'reviewList',
    'cart',
    'couponList',
  ],
  orders: [
    'orderStatusBar',
    'orderList',
    'orderDetail',
    'orderConfirm',
    'afterSaleList',
    'afterSaleDetail',
    'afterSaleForm',
    'ownReviews',
    'reviewForm',
    'reviewHead',
    'payPanel',
    'payResult',
  ],
  members: [
    'userHeader',
    'walletOverview',
    'accountList',
    'billList',
    'bankCards',
    'rechargePanel',
    'offlinePay',
    'transferForm',
    'withdrawals',
    'addressList',
    'gradeList',
    'gradePurchase',
    'packageList',
    'packageDetail',
    'packagePurchase',
    'voucherList',
    'invite',
    'teamTree',
    'taskList',
    'taskShow',
    'taskClock',
  ],
  content: [
    'feed',
    'chatList',
    'chat',
    'service',
    'eventList',
    'eventDetail',
    'ticketList',
    'ticketDetail',
    'live',
    'liveList',
    'liveMine',
    'liveForm',
    'liveDesk',
    'videoList',
    'videoDetail',
    'about',
  ],
  data: [
    'list',
    'detail',
    'form',
    'statCards',
    'reportChart',
    'marketTable',
    'investBrand',
    'investMine',
    'investShow',
    'investReview',
    'rankingList',
    'statement',
    'viewCard',
    'viewMe',
    'viewPreview',
    'siteCard',
    'web',
  ],
  places: ['storeList', 'storeDetail', 'map', 'cityPicker'],
  devices: [
    'deviceList',
    'devicePage',
    'deviceDesk',
    'deviceOffers',
    'deviceOrders',
    'terminalList',
  ],
  desk: [
    'sellerFigures',
    'sellerOrders',
    'sellerPicking',
    'sellerCodes',
    'sellerSales',
    'sellerBuyers',
    'sellerApplications',
    'sellerProducts',
    'sellerProduct',
    'sellerCoupons',
  ],
  account: [
    'loginForm',
    'registerForm',
    'bindMobile',
    'profileAuth',
    'mobileForm',
    'nicknameForm',
    'passwordForm',
    'payPasswordForm',
    'avatarForm',
    'sexForm',
    'accountClosing',
    'identity',
    'identityReview',
    'searchPanel',
    'settingsPanel',
    'appUpdate',
    'startupPanel',
  ],
} as const
export type Group = keyof typeof GROUPS
export type WidgetName = (typeof GROUPS)[Group][number] | 'popup'

export const groupNames = Object.keys(GROUPS) as readonly Group[]
export const typesOf = (group: Group) => GROUPS[group] as readonly WidgetName[]
const known: ReadonlySet<string> = new Set([...groupNames.flatMap(typesOf), 'popup'])
export const isNamed = (type: string): type is WidgetName => known.has(type)

/** The name of a widget, as those who edit or its package call it. */
export function useNames(): (type: string) => string {
  const t = useTranslate()
  const locale = useLocale()
  const { registry } = usePage()
  return (type) =>
    isNamed(type)
      ? t(`builder.name.${type}`)
      : (registry?.get(type)?.definition.palette?.name[locale] ?? type)
}

type Bare<N> = N extends `${infer B}_one` | `${infer B}_other` ? B : N
type NameIn<R> = {
  [N in keyof R & string]: R[N] extends string ? Bare<N> : `${N}.${NameIn<R[N]>}`
}[keyof R & string]
/** What each part of the editor says of its own; `of.page` is `page` in the group `of`, `n_one` is `n`. */
type Words = typeof import('../texts.editor.en.json') & typeof import('../texts.theme.en.json')
export type WordOf<P extends keyof Words> = NameIn<Words[P]>
export type Say<P extends keyof Words> = (name: WordOf<P>, values?: TextValues) => string

/** Says what a part of the editor has of its own; `{{name}}` in it is filled. */
export function useWords<P extends keyof Words>(part: P): Say<P> {
  const t = useTranslate()
  return useCallback(
    (name, values) =>
      (t as (key: string, values?: TextValues) => string)(`editor.${part}.${name}`, values),
    [t, part],
  )
}

type Tier = 'base' | 'commerce' | 'account' | 'dev'
/** Which widgets the page of an address may show (scripts/pages.mjs), by the longest beginning that fits. */
const PAGES: readonly (readonly [start: string, tiers: readonly Tier[]])[] = [
  ['/pages/tabbar', ['base']],
  ['/pages/startup', ['base']],
  ['/pages/auth', ['base']],
  ['/tool', ['base', 'account']],
  ['/user/address', ['base', 'commerce']],
  ['/user/recharge', ['base', 'commerce']],
  ['/user', ['base', 'account']],
  ['/views/user', ['base', 'account']],
  ...['/auto', '/customer', '/pages', '/views', '/zero'].map(
    (start) => [start, ['base', 'commerce', 'account']] as const,
  ),
  ['', ['base', 'commerce']],
]
/** Of the shop, and on pages about the account too. */
const BOTH = ['appUpdate', 'chatList', 'feed', 'form']

/** The kinds of widgets that the page of an address has. */
export function tiersOf(url: string): readonly Tier[] {
  const path = findRoute(url)?.path ?? '/views/index'
  return PAGES.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? []
}

/** Whether the page of an address can draw a widget. A page without a file of its own is drawn by one that has all. */
export function canDraw(url: string, type: string, tier: Tier): boolean {
  const tiers = tiersOf(url)
  return tiers.includes(tier) || (tiers.includes('account') && BOTH.includes(type))
}

/** The slots of a widget that can be filled: those it has, and those it would show. */
export function slotsFor(type: string, node: Raw): readonly string[] {
  const { slots } = isObject(node.config) ? node.config : {}
  const own = isObject(slots) ? Object.keys(slots) : []
  const tabs = type === 'tabs' && Array.isArray(node.value) ? node.value : []
  const keys = tabs.flatMap((tab) =>
    isObject(tab) && typeof tab.key === 'string' ? [tab.key] : [],
  )
  return [...new Set([...own, ...(type === 'group' ? ['content'] : []), ...keys])]
}

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })
const PICTURE = '/pictures/home-1.webp'

/** What a widget begins with that shows nothing, or nothing readable, without. */
const PRESETS: Readonly<Record<string, Raw>> = {
  banner: {
    value: [{ image: '', title: both('New here', '新品上市'), url: '/pages/tabbar/index' }],
  },
  image: { value: PICTURE },
  imageCube: { value: [] },
  video: { value: { src: 'https://example.com/video.mp4' } },
  richText: { value: '<p>Text</p>' },
  title: { value: { title: both('Title', '标题') } },
  noticeBar: { value: [{ id: '1', text: both('A notice', '一条公告') }] },
  countdown: { value: { until: 2_000_000_000, text: both('Ends in', '距结束') } },
  tabs: {
    value: [
      { key: 'one', title: both('One', '一') },
      { key: 'two', title: both('Two', '二') },
    ],
  },
  gridNav: {
    value: [{ id: '1', name: both('Home', '首页'), icon: 'home', url: '/pages/tabbar/index' }],
  },
  menuList: { value: [{ id: '1', title: both('Settings', '设置'), url: '/user/setting' }] },
  statement: { value: { title: both('Terms', '条款'), text: both('Text', '内容') } },
  map: { value: { latitude: 31.23, longitude: 121.47 } },
  offlinePay: {
    value: { payee: both('Payee', '收款人'), bank: both('Bank', '银行'), number: '0' },
  },
  about: { value: {} },
}
/** Options that have no default. */
const OPTIONS: Readonly<Record<string, Raw>> = { feed: { feed: 'favorite' } }

/** A new widget of this kind; it has no id yet. @param palette what its package says it begins with. */
export function newWidget(
  type: string,
  palette: Pick<PaletteEntry<unknown>, 'value' | 'config'> = {},
): Raw {
  const { value, config } = palette
  return {
    ...PRESETS[type],
    ...(value !== undefined && { value }),
    config: { type, ...OPTIONS[type], ...config },
  }
}

/** What tells a widget from others of its kind: its title, or the first text in it. */
export function titleOf({ node }: { readonly node: Raw }, locale: Locale): string {
  const { config, value } = node
  const first = Array.isArray(value) ? value[0] : value
  const texts = [
    isObject(config) && config.title,
    isObject(first) && (first.title ?? first.name ?? first.text),
    typeof first === 'string' && !/[/<]/.test(first) && first,
  ]
  for (const text of texts) {
    const found = localize((text || undefined) as L10n | undefined, locale)
    if (found) return found
  }
  return ''
}
