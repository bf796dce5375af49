import { beer } from './rows'

/** Hazy and West Coast IPA, pale ale. */
export const HOPPY = [
  beer('monsoon-haze', 'tulip can', ['11', '301'], [6.4, 38, 5, 2200], 'new hot', [
    ['Monsoon Haze', '季风浑浊'],
    ['Hazy IPA', '浑浊 IPA'],
    ['Mango, guava and a cloud of oats.', '芒果与番石榴，藏在一团燕麦云里。'],
    [
      'Oats and wheat make it soft as the air before rain. Two dry hoppings bring ripe mango, guava and a little white pepper; bitterness stays in the back row.',
      '燕麦与小麦让酒体像雨前的空气一样柔软。两轮干投带来熟芒果、番石榴和一丝白胡椒，苦味始终退居后排。',
    ],
    ['Thai green curry, grilled prawns', '泰式绿咖喱、炭烤大虾'],
  ]),
  beer('cloud-terrace', 'tulip can', ['11', '302'], [7.2, 42, 4, 2600], 'hot', [
    ['Cloud Terrace', '云台'],
    ['Double dry-hopped IPA', '双倍干投 IPA'],
    ['Peach skin, coconut, a long soft finish.', '桃皮与椰香，收口绵长。'],
    [
      'Hopped twice in the cold. Peach skin and fresh coconut first, then a line of lime that keeps the sweetness honest.',
      '两次低温干投。先是桃皮与鲜椰，随后一线青柠，让甜感不致放纵。',
    ],
    ['Roast goose, soft goat cheese', '烧鹅、软质山羊奶酪'],
  ]),
  beer('green-room', 'pint can', ['11', '303'], [5.9, 35, 5, 1900], 'new', [
    ['Green Room', '绿室'],
    ['Session hazy IPA', '易饮浑浊 IPA'],
    ['The hop aroma of a double, the strength of a single.', '双倍的酒花香，单倍的酒精度。'],
    [
      'All the hops go in after the boil, so the glass smells of papaya and cut grass while the palate stays light.',
      '酒花全部在煮沸之后投入，杯中满是木瓜与青草香，入口却轻盈。',
    ],
    ['Rice noodle rolls, fried squid', '肠粉、椒盐鱿鱼'],
  ]),
  beer('lychee-orchard', 'tulip can', ['11', '304'], [6.6, 30, 4, 2400], 'new seasonal', [
    ['Lychee Orchard', '荔枝园'],
    ['Fruited hazy IPA', '果味浑浊 IPA'],
    ['Pressed June lychees over soft haze.', '六月鲜榨荔枝，铺在柔和的浑浊之上。'],
    [
      'We press the fruit in the week it is picked. Lychee and rose on the nose, pear on the tongue, and just enough bitterness to end the sentence.',
      '采摘当周现榨。闻到荔枝与玫瑰，入口是梨，末尾恰好一点苦味收住。',
    ],
    ['White cut chicken, ginger sauce', '白切鸡配姜葱'],
  ]),
  beer('north-compass', 'pint can', ['12', '305'], [6.8, 65, 7, 2200], 'hot', [
    ['North Compass', '北向罗盘'],
    ['West Coast IPA', '西海岸 IPA'],
    ['Dry, bright, pine and grapefruit.', '干爽明亮，松针与西柚。'],
    [
      'A clear, dry IPA of the old school. Pine resin and grapefruit pith up front, a cracker-crisp middle, a bitterness that leaves you thirsty.',
      '清亮干爽的老派 IPA。前段松脂与西柚皮，中段如薄脆饼干，苦味利落，令人再想一口。',
    ],
    ['Cumin lamb, blue cheese', '孜然羊肉、蓝纹奶酪'],
  ]),
  beer('stone-ridge', 'pint bottle', ['12', '306'], [7.4, 72, 9, 2800], '', [
    ['Stone Ridge', '石脊'],
    ['West Coast IPA', '西海岸 IPA'],
    ['Orange pith and resin on a lean frame.', '橙皮白瓤与树脂，骨架精瘦。'],
    [
      'More malt than is fashionable, because hops need something to stand on. Orange pith, resin, a dusting of toasted bread.',
      '麦芽比时下流行的多一些，因为酒花需要立足之处。橙皮、树脂，还有一点烤面包屑。',
    ],
    ['Sichuan pepper beef, aged cheddar', '花椒牛肉、熟成切达'],
  ]),
  beer('garden-hop-line', 'pint can', ['12', '301'], [6.2, 58, 6, 2000], 'new', [
    ['Hop Garden Line', '花园专线'],
    ['Cold IPA', '冷发酵 IPA'],
    ['Lager yeast, IPA hops, no hurry.', '拉格酵母，IPA 酒花，不急不慢。'],
    [
      'Fermented cool with lager yeast, so nothing stands between you and the hops: lime, white grape, a stem of mint.',
      '以拉格酵母低温发酵，让你与酒花之间再无阻隔：青柠、白葡萄、一茎薄荷。',
    ],
    ['Steamed sea bass, salt and pepper tofu', '清蒸鲈鱼、椒盐豆腐'],
  ]),
  beer('white-egret', 'pint can', ['13', '302'], [5.1, 32, 8, 1600], 'hot', [
    ['White Egret', '白鹭'],
    ['Pale ale', '淡色艾尔'],
    ['The house pint. Biscuit, marmalade, done.', '店里的日常一品脱：饼干、橘皮酱，足矣。'],
    [
      'What we drink after work. Biscuit malt, a spoon of marmalade, hops that stay polite for a second pint.',
      '我们下班后喝的酒。饼干麦芽、一勺橘皮酱，酒花彬彬有礼，方便再来一杯。',
    ],
    ['Wonton noodles, chips', '云吞面、薯条'],
  ]),
  beer('kapok-street', 'pint bottle', ['13', '303'], [5.4, 36, 10, 1800], '', [
    ['Kapok Street', '木棉街'],
    ['Amber pale ale', '琥珀淡色艾尔'],
    ['Toffee and orange, red as its flower.', '太妃与橙，颜色一如木棉。'],
    [
      'Crystal malt gives it the colour of kapok in March. Toffee and orange zest, a finish of fresh bark.',
      '结晶麦芽赋予它三月木棉的颜色。太妃糖与橙皮，余味像新剥的树皮。',
    ],
    ['Char siu, roast pumpkin', '叉烧、烤南瓜'],
  ]),
  beer('swallow-return', 'pint can', ['13', '304'], [4.6, 28, 6, 1500], 'new', [
    ['Swallow Return', '归燕'],
    ['Session pale ale', '易饮淡色艾尔'],
    ['Light enough for a whole afternoon.', '轻得足以陪一个下午。'],
    [
      'Elderflower and lemon, a rounded body from a little rye. Made for long tables.',
      '接骨木花与柠檬，少许黑麦让酒体圆润。为长桌而酿。',
    ],
    ['Fried chicken, spring rolls', '炸鸡、春卷'],
  ]),
  beer('midnight-comet', 'tulip can', ['11', '307'], [8.1, 50, 6, 3000], 'limited', [
    ['Midnight Comet', '午夜彗星'],
    ['Double hazy IPA', '双倍浑浊 IPA'],
    ['Passion fruit at full volume.', '百香果，音量开到最大。'],
    [
      'Big, soft and dangerous. Passion fruit and ripe pineapple, a warm note of vanilla, and strength you will notice only later.',
      '庞大、柔软而危险。百香果与熟菠萝，一缕香草暖意，酒劲总是后知后觉。',
    ],
    ['Durian pastry, chilli crab', '榴莲酥、辣椒蟹'],
  ]),
  beer('pine-ladder', 'tulip bottle', ['12', '308'], [8.6, 85, 11, 3400], 'limited', [
    ['Pine Ladder', '松梯'],
    ['Double IPA', '双倍 IPA'],
    ['Resin, honey and a very long climb.', '松脂与蜜，一段很长的攀登。'],
    [
      'Eighty-five units of bitterness held up by honey malt. Climb slowly.',
      '八十五单位的苦，由蜂蜜麦芽托住。请慢慢攀。',
    ],
    ['Smoked duck, ginger cake', '烟熏鸭、姜饼'],
  ]),
]
