import { beer } from './rows'

/** Lager, Kölsch, wheat beer, tea and blossom. */
export const CRISP = [
  beer('pearl-tide', 'pilsner can', ['21', '301'], [4.8, 34, 3, 1400], 'hot', [
    ['Pearl Tide', '珠江潮'],
    ['German pilsner', '德式皮尔森'],
    ['Six weeks cold, one second to vanish.', '低温六周，一秒见底。'],
    [
      'Six weeks of cold rest for a beer that is gone in a moment. White bread, meadow flowers, a clean bitter edge.',
      '六周低温熟成，只为片刻的畅快。白面包、草甸花，苦味边缘干净。',
    ],
    ['Oysters, salted peanuts', '生蚝、盐水花生'],
  ]),
  beer('rice-field-lager', 'stange can', ['21', '302'], [4.5, 18, 2, 1200], '', [
    ['Rice Field Lager', '稻田拉格'],
    ['Rice lager', '大米拉格'],
    ['Local rice, the lightest thing we brew.', '本地新米，我们最轻的一款。'],
    [
      'A fifth of the grain is jasmine rice from the delta. Pale, dry, a breath of warm steam from the pot.',
      '五分之一的谷物是三角洲的丝苗米。色浅、干爽，像揭锅时的一口热气。',
    ],
    ['Dim sum, claypot rice', '早茶点心、煲仔饭'],
  ]),
  beer('copper-kiln', 'stein bottle', ['21', '306'], [5.4, 24, 13, 1800], '', [
    ['Copper Kiln', '铜窑'],
    ['Vienna lager', '维也纳拉格'],
    ['Toast and almonds, slow and round.', '吐司与杏仁，缓慢而圆融。'],
    [
      'Vienna malt and patience. Toast, almond, a dry copper finish that makes room for food.',
      '维也纳麦芽加上耐心。吐司、杏仁、铜色的干爽收口，为食物留出位置。',
    ],
    ['Roast pork belly, pretzels', '脆皮烧肉、碱水结'],
  ]),
  beer('harbour-gold', 'pilsner bottle', ['21', '305'], [5.0, 28, 4, 1500], 'new', [
    ['Harbour Gold', '港湾金'],
    ['Helles', '慕尼黑淡色拉格'],
    ['Bread first, hops second, friends third.', '先面包，后酒花，再朋友。'],
    [
      'A soft Munich-style lager. Fresh bread and honey, a hint of hay, no sharp corners.',
      '柔和的慕尼黑式拉格。新鲜面包与蜂蜜，一点干草香，没有棱角。',
    ],
    ['Steamed clams, sausages', '清蒸蛤蜊、香肠'],
  ]),
  beer('night-quay', 'stein bottle', ['21', '308'], [5.2, 22, 24, 1700], '', [
    ['Night Quay', '夜码头'],
    ['Black lager', '黑拉格'],
    ['Black to look at, light to drink.', '看着黑，喝着轻。'],
    [
      'Roasted barley without the smoke. Cocoa powder and dark crust, and yet it drinks like a lager should.',
      '烤大麦而无烟气。可可粉与深色面包皮，喝起来却依旧是拉格该有的样子。',
    ],
    ['Soy-braised duck, mushrooms', '卤水鸭、烤蘑菇'],
  ]),
  beer('old-arcade', 'stange bottle', ['22', '303'], [4.9, 22, 4, 1600], '', [
    ['Old Arcade', '骑楼'],
    ['Kölsch', '科隆啤酒'],
    ['Small glass, quick refill.', '小杯，快续。'],
    [
      'Pear and fresh dough, the faintest wine note. Serve small, serve often.',
      '梨与生面团，极淡的酒香。小杯上，常常上。',
    ],
    ['Shrimp dumplings, egg tarts', '虾饺、蛋挞'],
  ]),
  beer('day-sail', 'stange can', ['22', '307'], [4.7, 18, 3, 1400], 'new', [
    ['Day Sail', '晴帆'],
    ['Cream ale', '奶油艾尔'],
    ['Sweetcorn, sunlight, no ambition.', '甜玉米与日光，别无所求。'],
    [
      'An easy ale with a handful of corn in the mash. Creamy, faintly sweet, gone before the ice melts.',
      '糖化时加入一把玉米的易饮艾尔。绵滑微甜，冰块未化已见底。',
    ],
    ['Corn fritters, grilled fish', '玉米烙、烤鱼'],
  ]),
  beer('morning-ferry', 'weizen bottle', ['31', '301'], [5.2, 14, 5, 1700], 'hot', [
    ['Morning Ferry', '早班渡轮'],
    ['Hefeweizen', '德式小麦'],
    ['Banana, clove, river mist.', '香蕉、丁香、江上薄雾。'],
    [
      'Our yeast came from a monastery and took to the river air. Banana and clove in balance, a mouthful of soft foam.',
      '酵母来自修道院，却爱上了江风。香蕉与丁香恰到好处，满口细软泡沫。',
    ],
    ['Congee and dough sticks, weisswurst', '粥与油条、白香肠'],
  ]),
  beer('white-barn', 'weizen can', ['31', '304'], [4.9, 12, 3, 1600], 'new', [
    ['White Barn', '白谷仓'],
    ['Belgian wit', '比利时白啤'],
    ['Coriander seed and dried tangerine peel.', '芫荽籽与陈皮。'],
    [
      'Instead of orange we use tangerine peel aged five years. It smells of an old kitchen and a new morning.',
      '不用橙皮，改用五年陈皮。闻起来像老厨房里的一个新早晨。',
    ],
    ['Steamed fish, fruit salad', '清蒸鱼、水果沙拉'],
  ]),
  beer('dusk-harvest', 'weizen bottle', ['31', '306'], [5.6, 16, 16, 1900], '', [
    ['Dusk Harvest', '暮收'],
    ['Dunkelweizen', '黑小麦'],
    ['Banana bread, still warm.', '刚出炉的香蕉面包。'],
    [
      'Dark wheat malt turns the banana of the yeast into banana bread. Soft, nutty, lightly spiced.',
      '深色小麦芽把酵母的香蕉味烤成香蕉面包。柔软、坚果香、微带香料。',
    ],
    ['Braised beef brisket, brown sugar cake', '萝卜牛腩、红糖糕'],
  ]),
  beer('osmanthus-letter', 'tulip bottle', ['32', '302'], [5.0, 15, 4, 2000], 'seasonal hot', [
    ['Osmanthus Letter', '桂花信'],
    ['Blossom wheat', '花香小麦'],
    ['September, kept in a bottle.', '把九月装进瓶里。'],
    [
      'Dried osmanthus goes in after fermentation so the scent stays whole. Apricot and honey, though there is neither in it.',
      '发酵后再投桂花干，香气得以完整。有杏与蜜的味道，其实两者皆无。',
    ],
    ['Mooncakes, glutinous rice balls', '月饼、汤圆'],
  ]),
  beer('tea-mountain-leaf', 'tulip can', ['32', '308'], [4.8, 20, 6, 1900], 'new', [
    ['Tea Mountain', '茶山'],
    ['Oolong pale ale', '乌龙淡色艾尔'],
    ['Cold-steeped oolong, roasted over longan wood.', '龙眼木炭焙乌龙，冷泡入酒。'],
    [
      'Twelve hours of cold steeping. Orchid first, then roasted nuts, then the clean dryness of a third infusion.',
      '冷泡十二小时。先兰花，后焙火坚果，最后是第三泡茶的清爽回甘。',
    ],
    ['Tea-smoked egg, walnut biscuits', '茶叶蛋、合桃酥'],
  ]),
]
