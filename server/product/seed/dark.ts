import { beer } from './rows'

/** Stout and porter, abbey and Belgian ales, amber and smoked beers. */
export const DARK = [
  beer('coffee-arcade', 'pint can', ['51', '301'], [5.8, 34, 34, 2000], 'hot', [
    ['Coffee Arcade', '骑楼咖啡'],
    ['Coffee stout', '咖啡世涛'],
    ['Beans from two streets away.', '豆子来自两条街外。'],
    [
      'Whole beans from a neighbour who roasts on Tuesdays. Espresso, dark sugar, a crema you could write on.',
      '整豆来自周二烘焙的邻居。意式浓缩、黑糖，油脂厚得可以写字。',
    ],
    ['Egg tarts, brownies', '蛋挞、布朗尼'],
  ]),
  beer('night-lantern', 'snifter bottle', ['51', '307'], [10.5, 58, 40, 3800], 'limited hot', [
    ['Night Lantern', '夜灯'],
    ['Imperial stout', '帝国世涛'],
    ['Cocoa, plum, a light left on.', '可可、李子，一盏未熄的灯。'],
    [
      'Boiled for four hours and rested for four months. Cocoa nibs and dried plum, warming like a lamp in a window.',
      '煮沸四小时，静置四个月。可可碎与李子干，暖如窗前灯火。',
    ],
    ['Blue cheese, sesame soup', '蓝纹奶酪、芝麻糊'],
  ]),
  beer('velvet-harbor', 'pint can', ['51', '304'], [4.4, 30, 32, 1700], '', [
    ['Velvet Harbour', '丝绒港'],
    ['Dry stout, nitro', '氮气干世涛'],
    ['Pour hard, wait, drink slowly.', '猛倒，稍等，慢饮。'],
    [
      'A nitrogen stout with a dry, roasty finish. Lighter than it looks by a wide margin.',
      '氮气世涛，烘烤感干爽收口。实际比看起来轻得多。',
    ],
    ['Oysters, beef pie', '生蚝、牛肉派'],
  ]),
  beer('cocoa-bean-song', 'tulip can', ['51', '302'], [7.2, 28, 38, 2600], 'new', [
    ['Cocoa Song', '可可小调'],
    ['Pastry stout', '甜品世涛'],
    ['Dessert with a hop licence.', '有酒花执照的甜品。'],
    [
      'Hainan cocoa, vanilla and milk sugar. Brownie batter, balanced by a pinch of salt.',
      '海南可可、香草与乳糖。像布朗尼面糊，用一小撮盐找回平衡。',
    ],
    ['Double-skin milk, strawberries', '双皮奶、草莓'],
  ]),
  beer('owl-porter', 'pint bottle', ['51', '306'], [5.6, 32, 28, 1800], '', [
    ['Owl Porter', '夜枭波特'],
    ['Robust porter', '浓郁波特'],
    ['Awake late, rarely loud.', '睡得晚，话不多。'],
    [
      'Brown malt, black treacle and a nutty finish. The beer our brewers keep for themselves.',
      '棕麦芽、黑糖蜜、坚果收口。酿酒师留给自己的一款。',
    ],
    ['Claypot beef, walnuts', '煲仔牛肉、核桃'],
  ]),
  beer('abbey-bell', 'tulip bottle', ['52', '305'], [6.6, 22, 16, 2600], 'hot', [
    ['Abbey Bell', '修院钟声'],
    ['Dubbel', '双料'],
    ['Raisin, brown sugar, evening prayer.', '葡萄干、红糖、晚祷。'],
    [
      'Dark candi sugar and a yeast with opinions. Raisin, clove and a dry end that surprises.',
      '深色冰糖与有主见的酵母。葡萄干、丁香，收口意外地干爽。',
    ],
    ['Red-braised pork, washed-rind cheese', '红烧肉、洗皮奶酪'],
  ]),
  beer('gold-cloister', 'tulip bottle', ['52', '303'], [8.4, 30, 5, 2900], '', [
    ['Gold Cloister', '金色回廊'],
    ['Tripel', '三料'],
    ['Strong, blond, almost innocent.', '烈而金，几近无辜。'],
    [
      'Pear, white pepper and orange blossom under a head that stays. Strength hides behind dryness.',
      '梨、白胡椒与橙花，泡沫久久不散。酒劲藏在干爽之后。',
    ],
    ['Mussels, soft cheese', '青口贝、软质奶酪'],
  ]),
  beer('vault-eleven', 'snifter bottle', ['52', '307'], [10.8, 26, 22, 3900], 'limited', [
    ['Vault Eleven', '十一号窖'],
    ['Quadrupel', '四料'],
    ['Fig, rum, patience.', '无花果、朗姆、耐心。'],
    [
      'Our strongest. Fig and dark rum, date syrup, an oak whisper. Improves for five years in the dark.',
      '我们最烈的一款。无花果与黑朗姆、椰枣糖浆，一声橡木低语。避光可陈五年。',
    ],
    ['Foie gras, dried figs', '鹅肝、无花果干'],
  ]),
  beer('orchid-saison', 'tulip bottle', ['52', '308'], [6.1, 26, 5, 2300], 'new', [
    ['Orchid Saison', '兰田赛松'],
    ['Saison', '赛松'],
    ['A farmhouse beer for a hot coast.', '写给炎热海岸的农舍酒。'],
    [
      'Fermented warm and dry to the bone. Lemon peel, green orchard, a rustle of pepper.',
      '高温发酵，干到见骨。柠檬皮、青果园、胡椒沙沙作响。',
    ],
    ['Herb chicken, young cheese', '香草鸡、新鲜奶酪'],
  ]),
  beer('amber-junk', 'pint bottle', ['53', '302'], [5.3, 26, 14, 1700], '', [
    ['Amber Junk', '琥珀帆船'],
    ['Amber ale', '琥珀艾尔'],
    ['Caramel sails, an even keel.', '焦糖为帆，行得平稳。'],
    [
      'Caramel and toasted hazelnut with hops for ballast. Goes with nearly everything.',
      '焦糖与烤榛子，酒花压舱。几乎配得上任何一餐。',
    ],
    ['Pizza, salt and pepper ribs', '披萨、椒盐排骨'],
  ]),
  beer('ember-pine-smoke', 'stein bottle', ['53', '306'], [5.5, 25, 18, 2100], 'seasonal', [
    ['Ember & Pine', '松烬'],
    ['Smoked lager', '烟熏拉格'],
    ['A campfire with clean sheets.', '营火旁的干净床单。'],
    [
      'Malt smoked over lychee wood, which is sweeter than beech. Bacon at the door, tea in the room.',
      '麦芽以荔枝木熏制，比山毛榉更甜。进门是培根，入座是茶。',
    ],
    ['Cured sausage rice, barbecue', '腊味饭、烧烤'],
  ]),
  beer('copper-bridge', 'pint can', ['53', '304'], [4.9, 30, 12, 1600], '', [
    ['Copper Bridge', '铜桥'],
    ['Best bitter', '英式苦啤'],
    ['An English afternoon, served cooler.', '一个英式下午，喝得更凉。'],
    [
      'Earthy hops and biscuit, lower bubbles, no rush. A beer that lets the others talk.',
      '泥土气酒花与饼干，气泡更少，不慌不忙。一款肯让别人说话的酒。',
    ],
    ['Fish and chips, curry fish balls', '炸鱼薯条、咖喱鱼蛋'],
  ]),
]
