import { beer } from './rows'

/** Fruit sours, gose, low alcohol and mixed cases. */
export const SOUR = [
  beer('raspberry-siren', 'tulip can', ['41', '303'], [4.6, 8, 14, 2400], 'hot', [
    ['Raspberry Signal', '覆盆子信号'],
    ['Raspberry sour', '覆盆子酸啤'],
    ['Bright red and not shy.', '鲜红，毫不害羞。'],
    [
      'Two hundred grams of raspberries a litre. Tart like a berry that saw little sun, with a touch of vanilla to make peace.',
      '每升两百克覆盆子。酸得像少晒了太阳的果子，再以一点香草讲和。',
    ],
    ['Cheesecake, duck liver', '芝士蛋糕、鸭肝'],
  ]),
  beer('plum-rain', 'tulip can', ['41', '301'], [4.4, 6, 9, 2200], 'new seasonal', [
    ['Plum Rain', '梅雨'],
    ['Salted plum sour', '话梅酸啤'],
    ['Salted plum, the taste of June.', '咸话梅，六月的味道。'],
    [
      'Named after the rains in which plums ripen. Sour, a little salty, with the shadow of liquorice.',
      '以梅子成熟时的雨命名。酸中带咸，隐约一丝甘草。',
    ],
    ['Pork knuckle, pickled vegetables', '白云猪手、酸嘢'],
  ]),
  beer('bayberry-hill', 'snifter bottle', ['41', '307'], [6.2, 8, 17, 3200], 'limited', [
    ['Bayberry Hill', '杨梅岭'],
    ['Barrel-aged fruit sour', '过桶果味酸啤'],
    ['Nine months in oak, one week of fruit.', '橡木九个月，鲜果一星期。'],
    [
      'A wild ale that sleeps nine months in wine barrels before the bayberries arrive. Wine-like, deep, quietly sour.',
      '野生酵母在葡萄酒桶中沉睡九个月，再等杨梅到来。似酒、深沉、酸得安静。',
    ],
    ['Roast pigeon, hard goat cheese', '红烧乳鸽、硬质羊奶酪'],
  ]),
  beer('cherry-lantern', 'tulip bottle', ['41', '305'], [5.8, 9, 15, 2900], '', [
    ['Cherry Lantern', '樱桃灯'],
    ['Cherry lambic style', '樱桃兰比克风格'],
    ['Stones included, for the almond.', '连核投入，取其杏仁香。'],
    [
      'Whole sour cherries, stones and all, lend a marzipan warmth to a dry and lively beer.',
      '整颗酸樱桃连核投入，为干爽活泼的酒体添上一点杏仁糖的暖意。',
    ],
    ['Dark chocolate, cured ham', '黑巧克力、风干火腿'],
  ]),
  beer('sea-salt-lime', 'stange can', ['42', '304'], [4.2, 7, 3, 1600], 'hot', [
    ['Sea Salt & Lime', '海盐青柠'],
    ['Gose', '古斯酸啤'],
    ['A beach, minus the sand.', '去掉沙子的海滩。'],
    [
      'Sea salt from the bay and fresh lime zest. Tart, saline, and finished before you notice.',
      '海湾海盐与鲜青柠皮。酸爽微咸，不知不觉就见底。',
    ],
    ['Ceviche, salt-baked chicken', '柠檬腌鱼、盐焗鸡'],
  ]),
  beer('pomelo-white', 'tulip can', ['42', '302'], [3.8, 6, 2, 1600], 'new', [
    ['White Pomelo', '白柚'],
    ['Berliner weisse', '柏林白啤'],
    ['Pomelo peel, sharp as a clean window.', '柚皮清香，锐利如擦亮的窗。'],
    [
      'Low in strength, high in spirit. Pomelo zest and natural yoghurt on a feather of wheat.',
      '酒精低，兴致高。柚皮与酸奶的酸，落在羽毛般的小麦上。',
    ],
    ['Cold noodles, papaya salad', '凉面、青木瓜沙拉'],
  ]),
  beer('kumquat-bay', 'stange can', ['42', '308'], [4.4, 8, 4, 1700], '', [
    ['Kumquat Bay', '金桔湾'],
    ['Salted kumquat gose', '咸金桔古斯'],
    ['The jar from grandmother’s kitchen.', '外婆厨房里的那一罐。'],
    [
      'Kumquats kept in salt for two years give a bitter-sweet depth no fresh fruit has.',
      '盐渍两年的金桔，有鲜果给不了的甘苦深度。',
    ],
    ['Steamed ribs, fried tofu', '豉汁排骨、炸豆腐'],
  ]),
  beer('small-rain', 'pint can', ['62', '303'], [0.5, 20, 5, 1200], 'new', [
    ['Small Rain', '小雨'],
    ['Alcohol-free pale ale', '无醇淡色艾尔'],
    ['Half a percent, whole flavour.', '零点五度，风味完整。'],
    [
      'Brewed with a yeast that hardly makes alcohol, dry-hopped like its big sisters. Citrus and biscuit, and tomorrow morning intact.',
      '使用几乎不产酒精的酵母，照样干投酒花。柑橘与饼干香，第二天早晨毫发无损。',
    ],
    ['Lunch', '工作日午餐'],
  ]),
  beer('first-fog', 'pilsner can', ['62', '306'], [0.4, 24, 3, 1100], '', [
    ['First Fog', '初雾'],
    ['Alcohol-free pilsner', '无醇皮尔森'],
    ['Snap and hay, for the driver.', '清脆与草香，献给司机。'],
    [
      'Grain and noble hops, gently freed of alcohol under vacuum. Crisp to the last drop.',
      '谷物与贵族酒花，真空低温脱醇。清脆到最后一滴。',
    ],
    ['Fish balls, garden salad', '鱼蛋、田园沙拉'],
  ]),
  beer('bamboo-breeze', 'weizen can', ['62', '305'], [2.4, 10, 3, 1300], '', [
    ['Bamboo Breeze', '竹风'],
    ['Low-alcohol wheat', '低醇小麦'],
    ['Young bamboo leaf, cloudy and cool.', '嫩竹叶，浑而凉。'],
    [
      'A light wheat beer infused with bamboo leaves. Green tea, melon rind, and a breeze.',
      '以竹叶浸泡的轻小麦。绿茶、瓜皮，还有一阵风。',
    ],
    ['Lotus leaf rice, cucumber', '荷叶饭、拍黄瓜'],
  ]),
  beer('delta-discovery', 'tulip can', ['61', '301'], [5.6, 28, 6, 7200], 'hot gift', [
    ['Delta Discovery Case', '三角洲探索箱'],
    ['Mixed case', '混合装'],
    ['Six styles, one evening.', '六种风格，一个夜晚。'],
    [
      'Six cans from pilsner to sour in the order we would pour them, with a card that says why.',
      '从皮尔森到酸啤共六罐，按我们会倒的顺序排列，附一张说明理由的卡片。',
    ],
    ['A table of friends', '一桌朋友'],
  ]),
  beer('cellar-quartet', 'snifter bottle', ['61', '307'], [8.4, 36, 30, 12800], 'limited gift', [
    ['Cellar Quartet', '酒窖四重奏'],
    ['Mixed case, strong', '混合装 · 高度'],
    ['Four dark bottles for a winter shelf.', '四支深色，留给冬天的架子。'],
    [
      'Two stouts, a quadrupel and a smoked porter, all fit to be kept. Open one a year if you can.',
      '两支世涛、一支四料、一支烟熏波特，皆可陈放。若忍得住，一年开一支。',
    ],
    ['A long conversation', '一场长谈'],
  ]),
]
