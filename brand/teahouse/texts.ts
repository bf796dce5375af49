import type { Brand } from '../../config/brand/brand'

/** Where ours speak of beer: by file of src and key. */
export const texts: Brand['texts'] = {
  en: {
    'features/app/texts.base': {
      'age.text': 'Our spirits room serves adults only. Your answer stays on this device.',
      'startup.line': 'Good leaves, patient water.',
    },
    'features/app/texts': { 'settings.sample': 'First flush, 3 g, steeped 90 s at 80 °C.' },
    'features/cart/texts': {
      emptyNote: 'Choose a tea and it waits for you here.',
      toShop: 'Browse teas',
    },
    'features/content/texts': {
      'feed.kind.product': 'Teas',
      'feed.kind.store': 'Tea rooms',
      'feed.toShop': 'Browse teas',
      'video.noneNote': 'Films from the gardens appear here.',
      'event.noneNote': 'New tastings, tours and picking days appear here.',
    },
    'features/coupon/texts': {
      anything: 'All teas',
      priced: 'Teas from {{amount}}',
      chosen: 'Chosen teas only',
    },
    'features/device/texts': {
      'page.now': 'In the tanks',
      'page.pours_one': '{{count}} cup',
      'page.pours_other': '{{count}} cups',
      'page.bar_one': '{{time}}: {{money}}, {{count}} cup',
      'page.bar_other': '{{time}}: {{money}}, {{count}} cups',
      'do.configNote': '{{price}} a cup, {{opens}} to {{closes}}',
      'do.restartText': '{{name}} makes no tea for a minute.',
      'form.price': 'Price per cup (¥)',
      'form.lowAt': 'Alarm below a tank level of (%)',
    },
    'features/live/texts': {
      'list.noneOnAirNote':
        'Follow a tea master and you will find the next stream under Following.',
    },
    'features/login/texts': {
      'form.title': 'Your first cup is on us',
      'form.note': 'Loose leaves from twelve gardens',
    },
    'features/member/texts': {
      'grade.percent': '{{n}}% off teas at members’ prices',
      'package.note':
        'The package is open as soon as the payment is made. Collect the teas with the number of the payment.',
      'voucher.show': 'Show it at the counter of any tea room',
    },
    'features/order/texts': {
      'note.2': 'The tea house is packing your order.',
      toShop: 'Browse teas',
      search: 'Order number or tea',
      'review.emptyNote': 'What you say of your teas is kept here.',
      'review.left_one': '{{count}} tea waits for your words',
      'review.left_other': '{{count}} teas wait for your words',
    },
    'features/pay/texts': {
      nextPackage: 'Your vouchers are ready: show them at the counter of any tea room.',
    },
    'features/product/texts.base': {
      'list.empty': 'No teas here yet',
      'list.emptyNote': 'New chests come in every Thursday.',
    },
    'features/product/texts': {
      description: 'About this tea',
      'offers.coupons': 'Coupons for this tea',
      'shelf.stores': 'Tea room',
      'shelf.show_one': 'Show {{count}} tea',
      'shelf.show_other': 'Show {{count}} teas',
      'shelf.count_one': '{{count}} tea',
      'shelf.count_other': '{{count}} teas',
    },
    'features/report/texts': {
      'invest.risk_one':
        'Income depends on what is sold and is not promised. An exit within {{count}} day costs {{percent}}% of the price.',
      'invest.risk_other':
        'Income depends on what is sold and is not promised. An exit within {{count}} days costs {{percent}}% of the price.',
    },
    'features/search/texts': {
      placeholder: 'Search teas',
      noneNote: 'Try a kind, a garden or a shorter word.',
      hotWords: 'Green|Oolong|Pu’er|White|Jasmine',
      'placeholders.store': 'Search tea rooms',
      'types.product': 'Teas',
      'types.store': 'Tea rooms',
    },
    'features/store/texts': {
      coupons: 'Coupons of this tea room',
      missing: 'This tea room is not here',
      beers_one: '{{count}} tea',
      beers_other: '{{count}} teas',
    },
  },
  'zh-Hans': {
    'features/app/texts.base': {
      'age.text': '本店部分饮品仅供成年人。您的回答仅保存在本设备上。',
      'startup.line': '好茶，慢水。',
    },
    'features/app/texts': { 'settings.sample': '明前新茶，3 克，80 °C 水泡 90 秒。' },
    'features/cart/texts': { emptyNote: '选一款茶，它会在这里等您。' },
    'features/content/texts': {
      'feed.kind.product': '茶品',
      'video.noneNote': '茶园的影片会显示在这里。',
      'event.noneNote': '新的茶会、参观与采茶日会显示在这里。',
    },
    'features/coupon/texts': {
      anything: '全场茶品',
      priced: '限 {{amount}} 以上茶品',
      chosen: '限指定茶品',
    },
    'features/device/texts': {
      'page.now': '茶桶余量',
      'do.restartText': '「{{name}}」将暂停出茶约一分钟。',
      'form.lowAt': '茶桶低于多少报警（%）',
    },
    'features/login/texts': {
      'form.title': '第一杯茶，我们请',
      'form.note': '十二座茶园的好叶子',
    },
    'features/member/texts': { 'package.note': '支付成功后套餐立即生效，凭支付单号到店提茶。' },
    'features/order/texts': {
      search: '搜索订单编号或茶品',
      'review.emptyNote': '您对茶品的评价会保存在这里。',
    },
    'features/product/texts.base': {
      'list.abv': '浓度 {{abv}}%',
      'list.empty': '这里还没有茶品',
      'list.emptyNote': '每周四都有新茶到店。',
    },
    'features/product/texts': { abv: '浓度 {{n}}%', 'shelf.none': '没有符合条件的茶品' },
    'features/profile/texts.base': { 'header.unnamed': '茶友' },
    'features/report/texts': {
      'invest.risk_other':
        '收益取决于实际售茶情况，不作承诺。付款后 {{count}} 天内退出收取 {{percent}}% 手续费。',
    },
    'features/search/texts': {
      placeholder: '搜索茶品',
      noneNote: '换个品类、茶园，或更短的词试试。',
      hotWords: '绿茶|乌龙|普洱|白茶|茉莉',
      'types.product': '茶品',
    },
    'features/store/texts': { sells: '在售茶品' },
  },
}
