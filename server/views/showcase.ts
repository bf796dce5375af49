import type { L10nText } from '../database/l10n'
import { both, missing, PRODUCT_LIST, PRODUCT_SHOW, STORE_SHOW, widget } from './definition'

interface Scene {
  readonly image: 'cellar' | 'hop-field' | 'tap-wall'
  readonly title: L10nText
  readonly sub: L10nText
  readonly url: string
  readonly alt: L10nText
}

/** One picture across the page, with a sentence and a way on. */
export const scene = (id: string, { image, ...texts }: Scene) =>
  widget(
    'banner',
    id,
    { size: 'small', autoplay: false, indicator: 'none' },
    {
      value: [{ ...texts, image: `/pictures/banner/${image}.svg`, tone: 'dark' }],
      cssConfig: { m: [12, 0, 0, 0] },
    },
  )

/** Beers of a tag, in one row that is swiped, below a heading that leads to all of them. */
export const beersOf = (tag: 'hot' | 'limited' | 'new', title: L10nText, sub: L10nText) => [
  widget(
    'title',
    `${tag}-title`,
    { level: 2 },
    {
      value: {
        title,
        sub,
        more: { text: both('All', '全部'), url: `${PRODUCT_LIST}&tags=${tag}` },
      },
    },
  ),
  widget('productList', tag, {
    layout: 'swipe',
    limit: 8,
    fields: ['style', 'abv', 'price', 'add'],
    itemUrl: PRODUCT_SHOW,
    bind: { from: 'api', call: 'product/page', query: { tags: tag, pageSize: 8 } },
  }),
]

/** Taprooms, the first ones of all, below a heading that leads to them. */
export const houses = (limit: number) => [
  widget(
    'title',
    'houses-title',
    { level: 2 },
    {
      value: {
        title: both('Taprooms', '门店'),
        sub: both('Open hours, map and what is on tap', '营业时间、地图与在售酒款'),
        more: { text: both('All', '全部'), url: '/pages/tabbar/reward' },
      },
    },
  ),
  widget('storeList', 'houses', {
    limit,
    call: true,
    itemUrl: STORE_SHOW,
    bind: { from: 'api', call: 'people/store/location' },
  }),
]

/** A line that leads to a page. */
export const way = (id: string, icon: string, url: string, title: L10nText, sub: L10nText) => ({
  id,
  icon,
  url,
  title,
  sub,
})

const DELIVERY = way(
  'delivery',
  'truck',
  '/auto/html',
  both('Delivery and returns', '配送与售后'),
  both('Cold from tank to door', '全程冷链，坏了包赔'),
)
const QUESTIONS = way(
  'questions',
  'help',
  '/customer/html',
  both('Questions', '常见问题'),
  both('Search them, or ask', '先搜一搜，再问也不迟'),
)
const TASTING = way(
  'tasting',
  'beer',
  '/zero/html',
  both('How to taste', '怎样品酒'),
  both('Four steps', '四步就够'),
)
const RULES = way(
  'rules',
  'store',
  '/pages/html',
  both('House rules', '店内守则'),
  both('The same in all eight houses', '八家门店都一样'),
)
const CONTACT = way(
  'contact',
  'phone',
  '/company/contact',
  both('Contact', '联系我们'),
  both('Map, phones and hours', '地图、电话与营业时间'),
)
const FEEDBACK = way(
  'feedback',
  'edit',
  '/company/feedback',
  both('Tell us something', '提交反馈'),
  both('With pictures, if you like', '可附照片'),
)
const NAVIGATION = way(
  'navigation',
  'grid',
  '/auto/nav',
  both('All there is', '全部入口'),
  both('Beers, taprooms, tools', '酒款、门店与工具'),
)

/** What can be read, and where to ask. */
export const WAYS = { DELIVERY, QUESTIONS, TASTING, RULES, CONTACT, FEEDBACK, NAVIGATION } as const

/** Lines under a heading, at the end of a page. */
export const ways = (
  id: string,
  title: L10nText,
  value: readonly (typeof DELIVERY)[],
  more: object = {},
) =>
  widget(
    'menuList',
    id,
    { title, ...more },
    { value: [...value], cssConfig: { m: [12, 0, 24, 0] } },
  )

/** Where to go on from a page that was to show another site, and was told none. */
export const insteadOfSite = ways(
  'instead',
  both('Look around here', '看看这里'),
  [NAVIGATION, TASTING, QUESTIONS, CONTACT],
  missing('alapath', 'path'),
)

/** What happens, and what of it can be watched. */
export const goingOn = ways('going-on', both('Going on', '正在进行'), [
  way(
    'events',
    'calendar',
    '/views/index?url=/event/index',
    both('Events', '活动'),
    both('Tastings and tours, with tickets', '品鉴与参观，可订票'),
  ),
  way(
    'live',
    'video',
    '/views/index?url=/live/index',
    both('Live', '直播'),
    both('From the brewery and the bar', '来自酿造厂与吧台'),
  ),
  way(
    'videos',
    'play',
    '/views/index?url=/video/index',
    both('Videos', '视频'),
    both('Short films about beer', '关于啤酒的短片'),
  ),
  way(
    'articles',
    'image',
    '/tool/material',
    both('Material', '素材'),
    both('Pictures and words to share', '可分享的图文'),
  ),
])
