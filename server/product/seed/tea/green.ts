import { tea } from './rows'

/** Green, white and yellow tea. */
export const GREEN = [
  tea('cloud-needle', 'teaglass tin', ['13', '301'], [3, 6800, 80, 60], 'hot', [
    ['Cloud Needle', '云雾针'],
    ['Needle green', '针形绿茶'],
    ['Peach Ridge, Lushan', '庐山桃岭'],
    ['Stands upright in the glass, then sinks.', '在杯中立着，再慢慢沉下。'],
    [
      'Chestnut first, fresh peas after. Picked above the fog line before the rains.',
      '先是栗香，再是鲜豆。雨前采自雾线以上。',
    ],
    ['Steamed fish, rice cakes', '清蒸鱼、米糕'],
  ]),
  tea('dragon-spring-meadow', 'teaglass tin', ['11', '302'], [4, 9800, 80, 60], 'hot', [
    ['Spring Meadow', '春野龙井'],
    ['Pan-fired green', '炒青绿茶'],
    ['Weng Village, Hangzhou', '杭州翁家山'],
    ['Pressed flat by hand in a hot pan.', '热锅里用手压平的一片春天。'],
    [
      'Toasted beans and orchid. The second glass is sweeter than the first.',
      '炒豆香与兰花香，第二泡比第一泡更甜。',
    ],
    ['Shrimp, bamboo shoots', '虾仁、春笋'],
  ]),
  tea('jade-bay-spiral', 'gaiwan tin', ['13', '303'], [3, 8800, 75, 45], 'new', [
    ['Bay Spiral', '碧湾螺'],
    ['Curled green', '卷曲绿茶'],
    ['East Hill, Lake Tai', '太湖东山'],
    ['Grows between loquat and plum trees.', '长在枇杷树和梅树之间。'],
    [
      'Downy leaves, a scent of fruit blossom, a soft and short cup.',
      '茸毛细密，花果香，入口柔软。',
    ],
    ['Loquats, almond biscuits', '枇杷、杏仁饼'],
  ]),
  tea('stone-peak-green', 'gaiwan tin', ['11', '304'], [5, 5200, 85, 60], '', [
    ['Stone Peak', '石峰毛尖'],
    ['Pan-fired green', '炒青绿茶'],
    ['Xinyang, Henan', '河南信阳'],
    ['A working day’s green tea.', '一杯工作日的绿茶。'],
    [
      'Brisk, a little smoky, forgiving about time and water.',
      '爽利，微带烟火气，对时间和水都宽容。',
    ],
    ['Noodles, pickles', '面条、小菜'],
  ]),
  tea('morning-rain-melon', 'teaglass tin', ['12', '305'], [4, 6400, 85, 60], '', [
    ['Morning Rain', '晨雨瓜片'],
    ['Baked green', '烘青绿茶'],
    ['Jinzhai, Anhui', '安徽金寨'],
    ['Leaves alone, no buds, no stems.', '只取叶片，去芽去梗。'],
    [
      'Broad leaves dried over charcoal. Roasted seeds, a green and lasting finish.',
      '宽叶炭火烘干，瓜子香，余味清长。',
    ],
    ['Roast pumpkin seeds', '炒瓜子'],
  ]),
  tea('monkey-hill-leaf', 'teaglass tin', ['12', '306'], [3, 12800, 85, 90], 'limited', [
    ['Monkey Hill', '猴坑魁尖'],
    ['Baked green', '烘青绿茶'],
    ['Taiping Lake, Anhui', '安徽太平湖'],
    ['Leaves as long as a finger.', '叶长如指。'],
    [
      'Pressed between cloths, one by one. Orchid, and hardly any bitterness.',
      '逐片用布压制。兰花香，几乎不苦。',
    ],
    ['Nothing at all', '什么都不配'],
  ]),
  tea('steamed-pine-jade', 'gaiwan tin', ['12', '307'], [4, 7600, 70, 40], 'new', [
    ['Pine Jade', '松玉蒸青'],
    ['Steamed green', '蒸青绿茶'],
    ['Enshi, Hubei', '湖北恩施'],
    ['Steamed within the hour of picking.', '采下一小时内蒸青。'],
    [
      'Seaweed, spinach and a clear green cup. Mind the water: 70 °C is enough.',
      '海苔、菠菜，汤色碧绿。水温 70 °C 足矣。',
    ],
    ['Tofu, rice balls', '豆腐、饭团'],
  ]),
  tea('bamboo-anji-white', 'gaiwan tin', ['13', '308'], [2, 10800, 80, 60], 'seasonal', [
    ['Bamboo Light', '竹影白叶'],
    ['Pale-leaf green', '白叶绿茶'],
    ['Anji, Zhejiang', '浙江安吉'],
    ['The leaves are pale for three weeks a year.', '一年只有三周叶色发白。'],
    ['Very sweet, very fresh, a taste of young bamboo.', '极鲜极甜，有嫩竹的味道。'],
    ['Steamed scallops', '蒸扇贝'],
  ]),
  tea('silver-moon-needle', 'gaiwan tin', ['21', '301'], [3, 13800, 90, 120], 'hot', [
    ['Silver Moon', '银月针'],
    ['White, buds only', '白毫银针'],
    ['Fuding, Fujian', '福建福鼎'],
    ['Nothing but buds and the sun.', '只有芽，和太阳。'],
    ['Melon, hay and honey, as light as it looks.', '瓜香、干草与蜜，和看上去一样轻。'],
    ['Pears, fresh cheese', '梨、鲜奶酪'],
  ]),
  tea('white-moon-peony', 'gaiwan cake', ['21', '302'], [5, 8600, 95, 30], '', [
    ['White Peony', '白牡丹'],
    ['White, bud and leaf', '一芽二叶白茶'],
    ['Zhenghe, Fujian', '福建政和'],
    ['A bud, two leaves and time.', '一芽、二叶、时间。'],
    [
      'Withered for three days, pressed into a cake. Blossom now, dates in ten years.',
      '萎凋三日，压成饼。今日是花香，十年后是枣香。',
    ],
    ['Steamed buns', '馒头'],
  ]),
  tea('old-moon-brow', 'teapot cake', ['21', '303'], [11, 15800, 100, 20], 'limited', [
    ['Old Orchard Brow', '老园寿眉'],
    ['Aged white', '陈年白茶'],
    ['Fuding, Fujian', '福建福鼎'],
    ['Ten years in a dry room.', '在干仓里放了十年。'],
    [
      'Dates, herbs and warm wood. Boil what is left after the fifth cup.',
      '枣香、药香与暖木。五泡之后可以煮。',
    ],
    ['Dates, walnuts', '红枣、核桃'],
  ]),
  tea('gold-island-yellow', 'teaglass tin', ['22', '304'], [6, 11800, 85, 90], '', [
    ['Gold Island', '金岛黄芽'],
    ['Yellow tea', '黄茶'],
    ['Junshan, Hunan', '湖南君山'],
    ['Wrapped warm for three days.', '趁热闷黄三日。'],
    [
      'Green tea without its edge: sweetcorn, butter, a long calm finish.',
      '去了棱角的绿茶：甜玉米、奶油，收口安静。',
    ],
    ['Corn fritters', '玉米烙'],
  ]),
]
