import type { ViewDefinition, WidgetNode } from '../../src/engine/contract'
import type { L10nText } from '../database/l10n'
import { DELIVERY, QUESTIONS, RULES, TASTING } from './articles'
import { both, define, ORDER_LIST, widget } from './definition'
import { HELP } from './places'
import { beersOf, houses, insteadOfSite, scene, WAYS, way, ways } from './showcase'

const SHARED = { nav: { share: true } } as const

/** An article, and what somebody who has read it may want. */
const article = (url: string, name: L10nText, html: L10nText, after: readonly WidgetNode[]) =>
  define(
    url,
    name,
    [widget('richText', 'article', { profile: 'basic' }, { value: { html } }), ...after],
    SHARED,
  )

/** Sites that may be shown inside the app. */
const HOSTS = ['taproom.example', '*.taproom.example']

const web = (url: string) =>
  define(url, both('Web page', '网页'), [widget('web', 'web', { hosts: HOSTS }), insteadOfSite], {
    nav: { pullRefresh: false },
  })

/** Articles, and pages of other sites. */
export const readingViews: readonly ViewDefinition[] = [
  article('/auto/html', both('Delivery and returns', '配送与售后'), DELIVERY, [
    ways('orders', both('Your orders', '我的订单'), [
      way(
        'list',
        'package',
        ORDER_LIST,
        both('All orders', '全部订单'),
        both('Where your parcels are', '包裹到哪儿了'),
      ),
      way(
        'sales',
        'returns',
        '/views/index?url=/after-sale/list',
        both('After-sales', '我的售后'),
        both('Returns, exchanges and refunds', '退货、换货与退款'),
      ),
      WAYS.QUESTIONS,
      WAYS.FEEDBACK,
    ]),
  ]),
  define(
    '/customer/html',
    both('Questions', '常见问题'),
    [
      widget(
        'service',
        'questions',
        { show: 'questions' },
        { value: { questions: [...HELP.questions, ...QUESTIONS] } },
      ),
      ways('more', both('Not among them?', '没有找到？'), [
        WAYS.CONTACT,
        WAYS.FEEDBACK,
        WAYS.DELIVERY,
      ]),
    ],
    SHARED,
  ),
  article('/zero/html', both('How to taste', '怎样品酒'), TASTING, [
    ...beersOf(
      'limited',
      both('Worth four steps', '值得细品'),
      both('Numbered, soon gone', '编号发售，售完即止'),
    ),
    ways('on', both('Go on', '接着看'), [
      way(
        'notes',
        'edit',
        '/views/fast',
        both('My tastings', '我的品鉴'),
        both('What you noted, by score', '你记下的，按分数排'),
      ),
      way(
        'events',
        'calendar',
        '/views/index?url=/event/index',
        both('Tastings in the houses', '门店品鉴会'),
        both('With somebody who pours', '有人为你倒酒讲解'),
      ),
    ]),
  ]),
  define(
    '/pages/html',
    both('House rules', '店内守则'),
    [
      scene('scene', {
        image: 'tap-wall',
        title: both('Come in', '欢迎光临'),
        sub: both('Eight houses, the same rules', '八家门店，同一份守则'),
        url: '/pages/tabbar/reward',
        alt: both('A wall of taps and a full glass', '一排酒头与一杯满杯'),
      }),
      widget('richText', 'article', { profile: 'basic' }, { value: { html: RULES } }),
      ...houses(4),
      ways('more', both('Good to know', '须知'), [WAYS.TASTING, WAYS.QUESTIONS, WAYS.CONTACT]),
    ],
    SHARED,
  ),
  web('/pages/web'),
  web('/pages/index'),
  web('/zero/web'),
]
