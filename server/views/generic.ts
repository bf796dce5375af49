import type { ViewDefinition } from '../../src/engine/contract'
import { both, define, FOR_USERS, PRODUCT_SHOW, widget } from './definition'
import { readingViews } from './reading'
import { beersOf, goingOn, houses, scene, WAYS, way, ways } from './showcase'
import { start as startPage } from './start'

const PERIODS = [
  { key: 'day', name: both('Today', '今日') },
  { key: 'week', name: both('Week', '本周') },
  { key: 'month', name: both('Month', '本月') },
]

const tile = (id: string, icon: string, url: string, en: string, zh: string) => ({
  id,
  icon,
  url,
  name: both(en, zh),
  status: 1,
})

const BEERS = way(
  'beers',
  'beer',
  '/zero/fast',
  both('All beers', '酒款速查'),
  both('Strength and price at a glance', '酒精度与价格一目了然'),
)
const TASTINGS = way(
  'tastings',
  'edit',
  '/views/fast',
  both('My tastings', '我的品鉴'),
  both('What you noted, by score', '你记下的，按分数排'),
)
const RANKING = way(
  'ranking',
  'trophy',
  '/zero/rank',
  both('Ranking', '排行榜'),
  both('Members by income', '会员收益'),
)
const REPORTS = way(
  'reports',
  'bar-chart',
  '/zero/report',
  both('Reports', '数据报表'),
  both('As charts and as tables', '图表与表格'),
)

const start = define('/zero/index', both('Overview', '总览'), [
  scene('scene', {
    image: 'hop-field',
    title: both('The house at a glance', '酒馆一览'),
    sub: both('What is brewed, poured and said', '酿了什么，卖了什么，大家怎么说'),
    url: '/company/about',
    alt: both('Hops over a field at dusk', '黄昏的酒花田'),
  }),
  widget('siteCard', 'site', { siteId: 'taproom' }),
  widget('viewCard', 'shop', { key: 'shop', title: both('The house in figures', '数说酒馆') }),
  widget('viewMe', 'me', {
    key: 'user',
    title: both('My figures', '我的数据'),
    when: {
      logicalOperator: 'and',
      conditions: [{ field: 'session.isLoggedIn', operator: 'equal', value: true }],
    },
  }),
  ...beersOf(
    'hot',
    both('Poured most', '人气酒款'),
    both('What guests come back for', '回头客最爱'),
  ),
  ...houses(3),
  ways('ways', both('Look around', '随便看看'), [
    BEERS,
    TASTINGS,
    RANKING,
    REPORTS,
    WAYS.TASTING,
    WAYS.NAVIGATION,
  ]),
])

const navigation = define('/auto/nav', both('Navigation', '导航'), [
  scene('scene', {
    image: 'tap-wall',
    title: both('Where to?', '想去哪儿？'),
    sub: both('Eight houses, and all of their beers', '八家门店，全部酒款'),
    url: '/pages/tabbar/reward',
    alt: both('A wall of taps and a full glass', '一排酒头与一杯满杯'),
  }),
  widget(
    'gridNav',
    'classes',
    {
      title: both('Shop', '逛酒馆'),
      columns: 5,
      rows: 2,
      bind: { from: 'relation', type: 'home' },
    },
    { cssConfig: { m: [12, 0, 0, 0] } },
  ),
  widget(
    'gridNav',
    'tools',
    { title: both('Tools', '工具'), columns: 4, rows: 1 },
    {
      value: [
        tile('beers', 'beer', '/zero/fast', 'Beers', '酒款'),
        tile('rank', 'trophy', '/zero/rank', 'Ranking', '排行'),
        tile('report', 'bar-chart', '/zero/report', 'Reports', '报表'),
        tile('preview', 'eye', '/zero/preview?key=zero/fast', 'Preview', '预览'),
      ],
      cssConfig: { m: [12, 0, 0, 0] },
    },
  ),
  ...beersOf(
    'new',
    both('Fresh this week', '本周新鲜'),
    both('Packed since Monday', '周一起陆续灌装'),
  ),
  ...houses(3),
  goingOn,
  ways('reading', both('Good to know', '须知'), [
    WAYS.DELIVERY,
    WAYS.QUESTIONS,
    WAYS.TASTING,
    WAYS.RULES,
    WAYS.CONTACT,
  ]),
])

const beers = define('/zero/fast', both('All beers', '酒款速查'), [
  widget('list', 'beers', {
    bind: { from: 'list', type: 'product' },
    module: 'shop',
    search: true,
    searchHint: both('Name of a beer', '酒款名称'),
    sorts: [
      { name: both('Popular', '热销'), field: 'sold', type: 'Desc' },
      { name: both('Cheapest', '低价'), field: 'price', type: 'Asc' },
      { name: both('Strongest', '高度数'), field: 'abv', type: 'Desc' },
    ],
    item: {
      title: 'name',
      sub: 'style',
      image: 'image',
      tags: [
        { path: 'abv', format: 'number', after: both('% vol', '% vol') },
        { path: 'sold', format: 'number', before: both('Sold ', '已售 ') },
      ],
      right: { path: 'price', format: 'money' },
    },
    itemUrl: PRODUCT_SHOW,
    empty: { title: both('No beers yet', '还没有酒款') },
  }),
])

const tastings = define(
  '/views/fast',
  both('My tastings', '我的品鉴'),
  [
    widget('list', 'tastings', {
      bind: { from: 'light', table: 'tasting' },
      title: both('Notes', '品鉴笔记'),
      search: true,
      searchHint: both('Beer or note', '酒名或笔记'),
      sorts: [
        // The server's own order, which comes in pages.
        { name: both('Newest', '最新') },
        { name: both('Best', '高分'), field: 'score', type: 'Desc' },
      ],
      item: {
        title: 'beer',
        sub: 'note',
        tags: ['style', { path: 'at', format: 'date' }],
        right: { path: 'score', format: 'number', after: both('/10', ' 分') },
      },
      actions: ['edit', 'delete'],
      add: true,
      inputs: [
        { field: 'beer', name: both('Beer', '酒名'), required: true, maxLength: 40 },
        { field: 'style', name: both('Style', '风格'), maxLength: 20 },
        { field: 'score', name: both('Score, 0 to 10', '评分（0–10）'), kind: 'number' },
        { field: 'note', name: both('Note', '笔记'), kind: 'textarea', maxLength: 300 },
      ],
      empty: {
        title: both('No tastings yet', '还没有品鉴记录'),
        note: both('Three words a beer are enough.', '每款酒记三个词就够了。'),
      },
    }),
  ],
  { security: { isLogin: true } },
)

const rank = define('/zero/rank', both('Ranking', '排行榜'), [
  widget('rankingList', 'members', {
    title: both('Members by income', '会员收益榜'),
    podium: 3,
    mePinned: true,
    limit: 50,
    periods: PERIODS,
    bind: { from: 'report', type: 'ranking' },
  }),
  ...beersOf(
    'hot',
    both('Beers by what is poured', '人气酒款'),
    both('The other ranking', '另一份榜单'),
  ),
  ways('more', both('More figures', '更多数据'), [
    REPORTS,
    way(
      'tasks',
      'circle-check',
      '/views/index?url=/task/index',
      both('Tasks', '任务大厅'),
      both('Points for what you do anyway', '顺手就能得积分'),
    ),
  ]),
])

const report = define('/zero/report', both('Reports', '数据报表'), [
  widget('statCards', 'wallet', {
    title: both('My wallet', '我的钱包'),
    ...FOR_USERS,
    bind: { from: 'report', type: 'walletStats' },
  }),
  widget(
    'reportChart',
    'brands',
    {
      title: both('Return by brand', '各品牌累计回报'),
      kind: 'bar',
      x: 'brandNo',
      y: ['cumReturn'],
      bind: { from: 'report', type: 'market' },
    },
    { cssConfig: { m: [12, 0, 0, 0] } },
  ),
  widget(
    'reportChart',
    'members',
    {
      title: both('Income of members', '会员收益'),
      kind: 'bar',
      x: 'name',
      y: ['value'],
      periods: PERIODS,
      period: 'week',
      bind: { from: 'report', type: 'ranking' },
    },
    { cssConfig: { m: [12, 0, 0, 0] } },
  ),
  widget(
    'reportChart',
    'catalogue',
    { title: both('Beers by kind', '各类酒款'), kind: 'pie', single: 'catalogue' },
    { cssConfig: { m: [12, 0, 0, 0] } },
  ),
  ways('more', both('Behind the figures', '数据背后'), [BEERS, RANKING]),
])

/** The pages that show what their definition says: lists, reports, articles, web pages. */
export const genericViews: readonly ViewDefinition[] = [
  startPage,
  start,
  navigation,
  beers,
  tastings,
  rank,
  report,
  define(
    '/zero/preview',
    both('Preview', '预览'),
    [widget('viewPreview', 'preview', { key: 'zero/index' })],
    { security: { isLogin: true, isAdmin: true } },
  ),
  ...readingViews,
]
