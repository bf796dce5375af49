import { NOTICES } from '../content/seed-notices'
import { both, define, PRODUCT_LIST, PRODUCT_SHOW, widget } from './definition'

const banners = [
  {
    image: '/pictures/banner/hop-field.svg',
    title: both('The harvest is in', '新酒花入仓'),
    sub: both('Six beers with hops picked nine days ago', '六款新酒，酒花采摘仅九天'),
    url: `${PRODUCT_LIST}&tags=new`,
    alt: both('Hops over a field at dusk', '黄昏的酒花田'),
    tone: 'dark',
  },
  {
    image: '/pictures/banner/tap-wall.svg',
    title: both('Eight houses, one city', '八家门店，一座城'),
    sub: both('Find what is on tap near you', '看看附近今天开了什么'),
    url: '/pages/tabbar/reward',
    alt: both('A wall of taps and a full glass', '一排酒头与一杯满杯'),
    tone: 'dark',
  },
  {
    image: '/pictures/banner/cellar.svg',
    title: both('Slow beers from the cellar', '酒窖慢酿'),
    sub: both('Barrel-aged, numbered, soon gone', '过桶陈酿，编号发售'),
    url: `${PRODUCT_LIST}&tags=limited`,
    alt: both('Barrels in a cellar by lamplight', '灯下的酒窖木桶'),
    tone: 'dark',
  },
]

const notices = NOTICES.map(({ id, text, url, level }) => ({ id, text, url, level }))

export const home = define(
  '/pages/tabbar/index',
  both('Taproom', '酒花集'),
  [
    widget(
      'searchBar',
      'search',
      { url: '/tool/search?keyword=', kind: 'product', scan: true, sticky: true },
      {
        value: {
          placeholder: both('Beer, style or flavour', '搜啤酒、风格或风味'),
          hotWords: [both('hazy', '浑浊'), both('stout', '世涛'), both('lychee', '荔枝')],
        },
      },
    ),
    widget('banner', 'scenes', { ratio: 2, autoplay: true, interval: 5000 }, { value: banners }),
    widget('noticeBar', 'notices', { scroll: 'vertical', interval: 4000 }, { value: notices }),
    widget(
      'gridNav',
      'entrances',
      { columns: 5, rows: 2, max: 10, bind: { from: 'relation', type: 'home' } },
      { cssConfig: { m: [8, 0, 0, 0] } },
    ),
    widget(
      'title',
      'fresh-title',
      { level: 2 },
      {
        value: {
          title: both('Fresh this week', '本周新鲜'),
          sub: both('Packed since Monday', '周一起陆续灌装'),
          more: { text: both('All', '全部'), url: `${PRODUCT_LIST}&tags=new` },
        },
      },
    ),
    widget('productList', 'fresh', {
      layout: 'swipe',
      limit: 8,
      fields: ['style', 'abv', 'price', 'add'],
      itemUrl: PRODUCT_SHOW,
      bind: { from: 'api', call: 'product/page', query: { tags: 'new', pageSize: 8 } },
    }),
    widget(
      'title',
      'all-title',
      { level: 2 },
      { value: { title: both('From all our tanks', '全部酒款') } },
    ),
    widget('productList', 'all', {
      layout: '2col',
      infinite: true,
      pageSize: 15,
      itemUrl: PRODUCT_SHOW,
      bind: { from: 'api', call: 'product/page' },
    }),
  ],
  { nav: { share: true } },
)
