import type { Words } from '../retelling'

/** Pages of a tea house: home and tabs, lists, ways and articles. */
export const PAGES: Words['texts'] = {
  酒花集: ['Leaf and Kettle', '叶与壶'],
  'Beer, style or flavour': ['Tea, kind or garden', '搜茶、品类或茶园'],
  hazy: ['green', '绿茶'],
  stout: ['pu’er', '普洱'],
  lychee: ['osmanthus', '桂花'],
  'The harvest is in': ['The first flush is in', '春茶入仓'],
  'Six beers with hops picked nine days ago': [
    'New teas, picked nine days ago',
    '新茶上架，采摘仅九天',
  ],
  'Hops over a field at dusk': ['Terraces of tea in the morning', '清晨的茶园梯田'],
  'Find what is on tap near you': ['Find what is in the pot near you', '看看附近今天泡什么'],
  'A wall of taps and a full glass': ['A pot and two cups by the window', '窗边的茶壶与两只杯'],
  'Slow beers from the cellar': ['Slow teas from the shelf', '架上慢茶'],
  'Barrel-aged, numbered, soon gone': ['Aged, numbered, soon gone', '陈年存放，编号发售'],
  'Barrels in a cellar by lamplight': ['Tins and cakes by lamplight', '灯下的茶罐与茶饼'],
  'Plum Rain is back on tap at six houses': [
    'Plum Rain is back at six tea rooms',
    '「梅雨」回归，六家门店有售',
  ],
  'Orders before 16:00 leave our cold room today': [
    'Orders before 16:00 leave our dry store today',
    '16:00 前下单，当日从干仓发出',
  ],
  'Packed since Monday': ['Packed since Monday', '周一起陆续分装'],
  'From all our tanks': ['From all our gardens', '全部茶品'],
  'Come by for one': ['Come by for a cup', '来店里喝一杯茶'],
  'Order here, pour there': ['Order here, sit down there', '线上下单，到店喝茶'],
  'A wall of taps': ['A table laid for tea', '备好的茶席'],
  'Our taprooms': ['Our tea rooms', '全部门店'],
  'Tap a house to see its beers': ['Tap a house to see its teas', '点开门店，看在售茶品'],
  'Own a tap': ['Own a tea maker', '成为设备业主'],
  'A device of your own in a taproom': [
    'A device of your own in a tea room',
    '在门店拥有一台自己的设备',
  ],
  Beers: ['Teas', '茶品'],
  酒款详情: ['Tea', '茶品详情'],
  酒名: ['Tea', '茶名'],
  'Pick up in the taproom': ['Pick up in the tea room', '到店自提'],
  Taproom: ['Tea room', '门店'],
  Taprooms: ['Tea rooms', '门店'],
  'All taprooms': ['All tea rooms', '全部门店'],
  商城分类: ['All teas', '商城分类'],
  酒款速查: ['All teas', '茶品速查'],
  'A shop for craft beer, and an instrument panel for those who own the taps.': [
    'A shop for tea, and an instrument panel for those who own the tea makers.',
    '一间茶铺，也是茶机业主的仪表盘。',
  ],
  'Pictures are drawn from the names of the beers. For adults only; enjoy with care.': [
    'Pictures are drawn from the names of the teas.',
    '图片由茶名绘制而成。',
  ],
  'We sell alcohol, and the law does not let us sell it to minors. If you tapped the wrong answer, go back and tell us again.':
    [
      'What stands in this part of the shop is for adults. If you tapped the wrong answer, go back and tell us again.',
      '本店这一部分仅供成年人。如果点错了，返回后可重新回答。',
    ],
  酒馆一览: ['The house at a glance', '茶馆一览'],
  'What is brewed, poured and said': [
    'What is picked, steeped and said',
    '采了什么，泡了什么，大家怎么说',
  ],
  数说酒馆: ['The house in figures', '数说茶馆'],
  'Poured most': ['Steeped most', '人气茶品'],
  'Open hours, map and what is on tap': [
    'Open hours, map and what is in the pot',
    '营业时间、地图与在售茶品',
  ],
  'Strength and price at a glance': ['Kind and price at a glance', '品类与价格一目了然'],
  'How to taste': ['How to taste', '怎样品茶'],
  'Beers, taprooms, tools': ['Teas, tea rooms, tools', '茶品、门店与工具'],
  'Eight houses, and all of their beers': [
    'Eight houses, and all of their teas',
    '八家门店，全部茶品',
  ],
  逛酒馆: ['Shop', '逛茶馆'],
  'From the brewery and the bar': ['From the gardens and the tables', '来自茶园与茶席'],
  'Short films about beer': ['Short films', '短片'],
  'Name of a beer': ['Name of a tea', '茶品名称'],
  'No beers yet': ['No teas yet', '还没有茶品'],
  'Beer or note': ['Tea or note', '茶名或笔记'],
  'Three words a beer are enough.': ['Three words a tea are enough.', '每款茶记三个词就够了。'],
  'Beers by what is poured': ['Teas by what is sold', '人气茶品'],
  'Beers by kind': ['Teas by kind', '各类茶品'],
  'How cold does my beer travel?': ['How does my tea travel?', '茶叶是怎样配送的？'],
  'Between 2 and 6 °C from tank to door. The box keeps its own temperature record, printed on the slip inside.':
    [
      'Dry, dark and sealed, in a tin within a box. The date of packing is printed on the slip inside.',
      '干燥、避光、密封，罐外有箱。分装日期随单附上。',
    ],
  'A bottle arrived broken. What now?': ['A tin arrived open. What now?', '收到的茶罐开了怎么办？'],
  'Hoppy beers: three months, cold. Stouts and sours: a year and more. The date is on the bottom.':
    [
      'Green tea: a year, cool. Oolong and black tea: two. White tea and pu’er: as long as you like.',
      '绿茶：阴凉一年。乌龙与红茶：两年。白茶与普洱：随您。',
    ],
  'May I bring a growler?': ['May I bring my own tin?', '可以自带茶罐吗？'],
  'Yes. We rinse it, purge it with CO₂ and fill it from the tap. It keeps for three days.': [
    'Yes. We weigh it empty, fill it and write the date on it.',
    '可以。我们先称空罐，装好后写上日期。',
  ],
  'Do you brew without alcohol?': ['Do you have tea without caffeine?', '有无咖啡因的茶吗？'],
  'Three of our beers have less than 0.5 % vol. You find them under ‘low alcohol’ on the home page.':
    [
      'Six herbal ones. You find them under ‘Herbal’ on the home page.',
      '有六款草本茶，见首页“草本”分类。',
    ],
  'With somebody who pours': ['With somebody who steeps', '有人为你泡茶讲解'],
  酿造厂: ['The garden house', '茶园工坊'],
  'Tap workshop': ['Workshop', '茶机维修坊'],
  'Devices and taps': ['Devices', '设备与茶机'],
  'Taproom Trading (Guangzhou) Co., Ltd.': [
    'Leaf and Kettle Trading (Guangzhou) Co., Ltd.',
    '叶与壶贸易（广州）有限公司',
  ],
  'A glass for both of you': ['A cup for both of you', '双方各得一杯'],
  'Take a picture within 24 hours and send it to us from the order. We refund the bottle or send another one, whichever you like.':
    [
      'Take a picture within 24 hours and send it to us from the order. We refund the tin or send another one, whichever you like.',
      '请在 24 小时内拍照，从订单页联系我们；可退款，也可补发。',
    ],
  'Take a picture within 24 hours and send it to us here. We refund the bottle or send another one, whichever you like.':
    [
      'Take a picture within 24 hours and send it to us here. We refund the tin or send another one, whichever you like.',
      '请在 24 小时内拍照发给我们；可退款，也可补发。',
    ],
  'Orders before 16:00 leave our cold room the same day; most towns are a day or two away. The order’s page follows the parcel.':
    [
      'Orders before 16:00 leave our store the same day; most towns are a day or two away. The order’s page follows the parcel.',
      '16:00 前下单当日发出，多数城市一至两天送达，订单页可查看物流。',
    ],
}

/** Packages and grades of a tea house. */
export const PACKAGES: Words['texts'] = {
  Cellar: ['Old Tree', '金卡会员'],
  Brewer: ['Tea Master', '黑卡会员'],
  'Smart tap for the home': ['Tea maker for the home', '家用智能茶机'],
  'Keg cooler, 20 litres': ['Cold-steep cabinet, 20 litres', '20 升冷泡柜'],
  'Six beers from six corners of the house.': [
    'Six teas from six corners of the house.',
    '六款风格各异的入门之选。',
  ],
  'Twelve to stock the fridge, and the card of a regular.': [
    'Twelve to stock the shelf, and the card of a regular.',
    '十二罐存满茶柜，附赠会员资格。',
  ],
  'Collect in any taproom': ['Collect in any tea room', '全部门店可提'],
  'Free refill of the growler each month': [
    'Free refill of one tin each month',
    '每月免费续罐一次',
  ],
  'Home tap': ['Home tea maker', '家庭茶机套餐'],
  'A tap for the kitchen, filled for the first weekend.': [
    'A tea maker for the kitchen, filled for the first weekend.',
    '厨房里的小茶馆，首个周末的茶也备好了。',
  ],
  'The tap reports to your device page': ['It reports to your device page', '茶机接入设备管理'],
  'Tap, cooler and everything a long evening asks for.': [
    'Tea maker, cabinet and everything a long evening asks for.',
    '茶机、冷泡柜，以及一个长夜所需的一切。',
  ],
  'A brewer comes by for the opening': ['A tea master comes by for the opening', '茶师上门开泡'],
  'Cellar releases before all others': ['Aged releases before all others', '陈年新品优先购'],
}
