import { PRIVACY, TERMS } from '../../views/account-texts'
import { DELIVERY, RULES, TASTING } from '../../views/articles'
import { ABOUT } from '../../views/company'
import type { Words } from '../retelling'

const NAME = 'Leaf and Kettle'
const table = (alt: string) =>
  `<p><img src="/pictures/banner/tea-table.svg" alt="${alt}" width="750" height="375"></p>`

/** Articles of a tea house, and what it tells of its events and films. */
export const ARTICLES: Words['texts'] = {
  [ABOUT.en]: [
    '<p><img src="/pictures/banner/tea-hill.svg" alt="Terraces of tea in the morning" width="750" height="375"></p>' +
      '<h2>Small gardens, short ways</h2>' +
      `<p>${NAME} began with one kettle on an island in the Pearl River and a promise: no tea is older than it wants to be. Today eight houses steep what twelve gardens pick.</p>` +
      '<h3>What we keep to</h3>' +
      '<ul><li>Whole leaves, with the name of the garden.</li><li>Dry from pan to door, with the date on record.</li><li>Every tin tells water, time and how much.</li></ul>' +
      '<h3>The instruments</h3>' +
      '<p>Our tea makers measure what they steep. Owners see price, income and service in one place, to the cent and to the minute.</p>' +
      '<blockquote>Good tea is mostly patience and good water.</blockquote>',
    '<p><img src="/pictures/banner/tea-hill.svg" alt="清晨的茶园梯田" width="750" height="375"></p>' +
      '<h2>小园采摘，近路送达</h2>' +
      '<p>我们始于珠江小岛上的一把壶，和一个承诺：没有一泡茶比它愿意的年纪更老。今天，八家门店泡着十二座茶园的叶子。</p>' +
      '<h3>我们坚持</h3>' +
      '<ul><li>整叶，写明茶园。</li><li>从锅到门全程干燥，日期有据可查。</li><li>每只罐上写明水温、时间与用量。</li></ul>' +
      '<h3>关于设备</h3>' +
      '<p>茶机会计量。业主在一处就能看到价格、收益与维护，精确到分、到分钟。</p>' +
      '<blockquote>好茶大半是耐心，加上好水。</blockquote>',
  ],
  [PRIVACY.en]: [
    PRIVACY.en.replaceAll('Taproom', NAME),
    PRIVACY['zh-Hans'].replaceAll('Taproom', NAME),
  ],
  [TERMS.en]: [
    '<p>By logging in you agree to what follows.</p>' +
      '<h3>Orders and prices</h3><p>The price is the one shown when you place the order. An order that is not paid in time is closed and its goods go back on the shelf.</p>' +
      '<h3>Delivery and returns</h3><p>Tea travels dry. What arrives open or damp is replaced or paid back; tell us within 24 hours.</p>' +
      '<h3>Your account</h3><p>Keep your passwords to yourself. You can close the account at any time; what you lose then is told on that page.</p>',
    '<p>登录即表示你同意以下条款。</p>' +
      '<h3>订单与价格</h3><p>以下单时显示的价格为准。未按时付款的订单将自动关闭，商品退回库存。</p>' +
      '<h3>配送与退换</h3><p>茶叶干燥密封配送。破损或受潮的商品予以更换或退款，请在 24 小时内告知。</p>' +
      '<h3>你的账号</h3><p>请妥善保管密码。你可以随时注销账号，注销的后果会在该页面逐条说明。</p>',
  ],
  [DELIVERY.en]: [
    table('A pot and two cups by the window') +
      '<h2>Dry all the way</h2><p>Tea leaves our store sealed, in a tin within a box, with the date of packing on the slip.</p>' +
      '<h3>When it arrives</h3><ul><li>Ordered before noon: the same day within the city.</li><li>Ordered later: the next day before lunch.</li><li>Other cities: two to three days.</li></ul>' +
      '<h3>If something is wrong</h3><p>A dented tin or a damp box is ours to put right. Send a picture within 48 hours through <a href="/company/feedback">feedback</a>; the money is back within three working days.</p>',
    table('窗边的茶壶与两只杯') +
      '<h2>全程干燥</h2><p>茶叶密封出仓，罐外有箱，分装日期随单附上。</p>' +
      '<h3>何时送达</h3><ul><li>中午前下单：同城当日达。</li><li>中午后下单：次日午前达。</li><li>外地：两到三天。</li></ul>' +
      '<h3>如有问题</h3><p>压坏、受潮都由我们负责。请在 48 小时内通过<a href="/company/feedback">意见反馈</a>上传照片，三个工作日内退款。</p>',
  ],
  [TASTING.en]: [
    '<h2>Tasting in four steps</h2><ol><li><strong>Look.</strong> Leaf and colour tell the picking and the age.</li><li><strong>Smell.</strong> The lid first, then the empty cup.</li><li><strong>Taste.</strong> Let it roll, and wait for what comes back.</li><li><strong>Write.</strong> Three words a tea are enough to find it again.</li></ol>' +
      table('A pot and two cups by the window') +
      '<p>Your notes have a page of their own: <a href="/views/fast">my tastings</a>.</p>',
    '<h2>品茶四步</h2><ol><li><strong>看。</strong>干茶与汤色，说出采摘与年份。</li><li><strong>闻。</strong>先闻盖，再闻空杯。</li><li><strong>品。</strong>让茶铺开，等它回甘。</li><li><strong>记。</strong>每款茶三个词，下次就能找到它。</li></ol>' +
      table('窗边的茶壶与两只杯') +
      '<p>你的记录在这里：<a href="/views/fast">我的品鉴</a>。</p>',
  ],
  [RULES.en]: [
    '<h2>House rules</h2><p>They are short, and they are the same in all eight houses.</p><ul><li>The water is fresh, and so is the second pot.</li><li>Telephones are quiet.</li><li>Tasters are free, the third one too.</li><li>Dogs are welcome, on a leash.</li></ul><h3>Prices</h3><ul><li>Taster: free</li><li>Cup: from ¥18</li><li>Pot for two: from ¥58</li></ul>',
    '<h2>店内守则</h2><p>很短，八家门店都一样。</p><ul><li>水是新的，第二壶也是。</li><li>手机静音。</li><li>试饮免费，第三杯也是。</li><li>欢迎牵绳的狗。</li></ul><h3>价格</h3><ul><li>试饮：免费</li><li>一杯：¥18 起</li><li>双人一壶：¥58 起</li></ul>',
  ],
  '<h2>In three moves</h2><ol><li>Rinse the glass cold.</li><li>Hold it at 45 degrees until it is two thirds full.</li><li>Set it upright and let the head rise two fingers high.</li></ol>':
    [
      '<h2>In three moves</h2><ol><li>Warm the cup.</li><li>Let the water rest to its temperature.</li><li>Count, and empty the pot to the last drop.</li></ol>',
      '<h2>三个动作</h2><ol><li>温杯。</li><li>等水到温度。</li><li>数秒，出尽茶汤。</li></ol>',
    ],
  '<p>Eleven degrees all year, and nobody talks loud. Come and see it yourself on the <a href="/views/index?url=/event/show&id=980004">cellar tour</a>.</p>':
    [
      '<p>Dry and dark all year, and nobody talks loud. Come and see it yourself on the <a href="/views/index?url=/event/show&id=980004">tour</a>.</p>',
      '<p>常年干燥避光，人人轻声。欢迎报名<a href="/views/index?url=/event/show&id=980004">茶仓参观</a>亲自来看。</p>',
    ],
  '<p>Twelve taps, twelve small breweries, one evening. A card with all of them lies at your place; your first glass is on the house.</p><ul><li>The brewers are there and talk.</li><li>Food from the kitchen until ten.</li></ul>':
    [
      '<p>Twelve teas, twelve small gardens, one evening. A card with all of them lies at your place; your first cup is on the house.</p><ul><li>The growers are there and talk.</li><li>Food from the kitchen until ten.</li></ul>',
      '<p>十二款茶、十二座小茶园，只此一晚。座位上有品鉴卡，第一杯由我们请。</p><ul><li>茶农到场分享。</li><li>厨房供餐至 22 点。</li></ul>',
    ],
  '<p>We go down to eleven degrees and taste three stouts from the cask. Bring a jacket.</p><p>The floor is uneven: firm shoes, and from 18 years.</p>':
    [
      '<p>We open three cakes of three decades and taste them side by side.</p><p>The floor is uneven: firm shoes.</p>',
      '<p>打开三个年代的三饼茶，并排品饮。</p><p>地面不平，请穿防滑鞋。</p>',
    ],
  '<p>A long table, five sours from the mill and a cheese for each. We eat and taste together.</p>':
    [
      '<p>A long table, five oolongs and a cheese for each. We eat and taste together.</p>',
      '<p>一张长桌，五款乌龙，各配一块奶酪，边吃边品。</p>',
    ],
  '<p>You mill, mash and boil twenty litres of pale ale. Four weeks later a bottle of it waits for you at the bar.</p>':
    [
      '<p>You pick, wither and fire a pound of leaves. What comes of it goes home with you.</p>',
      '<p>亲手采、摊、炒一斤鲜叶，做成的茶带回家。</p>',
    ],
  '<p>Forty breweries, two stages and the sea. The ticket holds your glass and four tastings.</p>':
    [
      '<p>Forty gardens, two stages and the sea. The ticket holds your cup and four tastings.</p>',
      '<p>四十座茶园、两个舞台、一片海。门票含品茗杯与四次试饮。</p>',
    ],
  '<p>A trio in the courtyard and four lagers on tap. Seats are free to choose.</p>': [
    '<p>A trio in the courtyard and four teas in the pot. Seats are free to choose.</p>',
    '<p>庭院里的三重奏，四款茶现泡。座位自选。</p>',
  ],
  '<p>We walked the rows, rubbed cones and cooked over a fire.</p>': [
    '<p>We walked the rows, rubbed leaves and cooked over a fire.</p>',
    '<p>穿行垄间，揉搓鲜叶，围炉而食。</p>',
  ],
}
