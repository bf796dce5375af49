import type { L10nText } from '../database/l10n'
import { both } from './definition'

/** Delivery and returns: `/auto/html`. */
export const DELIVERY = both(
  '<p><img src="/pictures/banner/cellar.svg" alt="Barrels in a cellar" width="750" height="375"></p>' +
    '<h2>Cold all the way</h2>' +
    '<p>Beer leaves our cellar at 4 °C and reaches you below 10 °C. The box carries a logger: scan its code and you see every degree of the journey.</p>' +
    '<h3>When it arrives</h3>' +
    '<ul><li>Ordered before noon: the same day within the city.</li><li>Ordered later: the next day before lunch.</li><li>Other cities: two to three days by cold chain.</li></ul>' +
    '<h3>If something is wrong</h3>' +
    '<p>A broken bottle or a warm box is ours to put right. Send a picture within 48 hours through <a href="/company/feedback">feedback</a>; the money is back within three working days.</p>',
  '<p><img src="/pictures/banner/cellar.svg" alt="酒窖里的木桶" width="750" height="375"></p>' +
    '<h2>全程冷链</h2>' +
    '<p>啤酒以 4 °C 离开酒窖，送到时不高于 10 °C。箱内有温度记录仪，扫码即可查看一路的温度。</p>' +
    '<h3>何时送达</h3>' +
    '<ul><li>中午前下单：同城当日达。</li><li>中午后下单：次日午前达。</li><li>外地：冷链两到三天。</li></ul>' +
    '<h3>如有问题</h3>' +
    '<p>破瓶、升温都由我们负责。请在 48 小时内通过<a href="/company/feedback">意见反馈</a>上传照片，三个工作日内退款。</p>',
)

const asked = (question: L10nText, answer: L10nText) => ({ question, answer })

/** Questions guests ask, beside those of support: `/customer/html`. */
export const QUESTIONS = [
  asked(
    both('How long does a can keep?', '罐装能放多久？'),
    both(
      'Hoppy beers: three months, cold. Stouts and sours: a year and more. The date is on the bottom.',
      '酒花型：冷藏三个月。世涛与酸啤：一年以上。日期印在罐底。',
    ),
  ),
  asked(
    both('May I bring a growler?', '可以自带酒壶吗？'),
    both(
      'Yes. We rinse it, purge it with CO₂ and fill it from the tap. It keeps for three days.',
      '可以。我们会冲洗、充二氧化碳，再从酒头灌装，可保存三天。',
    ),
  ),
  asked(
    both('Do you brew without alcohol?', '有无醇啤酒吗？'),
    both(
      'Three of our beers have less than 0.5 % vol. You find them under ‘low alcohol’ on the home page.',
      '有三款酒精度低于 0.5%，见首页“低醇”分类。',
    ),
  ),
]

/** How to taste: `/zero/html`. */
export const TASTING = both(
  '<h2>Tasting in four steps</h2>' +
    '<ol><li><strong>Look.</strong> Colour, haze and foam tell the malt and the age.</li><li><strong>Smell.</strong> Short sniffs; the nose tires sooner than the tongue.</li><li><strong>Taste.</strong> Let it roll: sweet first, sour at the sides, bitter at the end.</li><li><strong>Write.</strong> Three words a beer are enough to find it again.</li></ol>' +
    '<p><img src="/pictures/banner/tap-wall.svg" alt="A wall of taps" width="750" height="375"></p>' +
    '<p>Your notes have a page of their own: <a href="/views/fast">my tastings</a>.</p>',
  '<h2>品酒四步</h2>' +
    '<ol><li><strong>看。</strong>颜色、浑浊与泡沫，说出麦芽与年份。</li><li><strong>闻。</strong>短促地闻，鼻子比舌头更容易疲劳。</li><li><strong>品。</strong>让酒铺开：先甜，两侧酸，最后苦。</li><li><strong>记。</strong>每款酒三个词，下次就能找到它。</li></ol>' +
    '<p><img src="/pictures/banner/tap-wall.svg" alt="一排酒头" width="750" height="375"></p>' +
    '<p>你的记录在这里：<a href="/views/fast">我的品鉴</a>。</p>',
)

/** Rules of the house: `/pages/html`. */
export const RULES = both(
  '<h2>House rules</h2>' +
    '<p>They are short, and they are the same in all eight houses.</p>' +
    '<ul><li>For adults only; we ask for an ID.</li><li>Nobody drives home. We call a cab for you.</li><li>Tasters are free, the third one too.</li><li>Dogs are welcome, on a leash.</li></ul>' +
    '<h3>Prices</h3>' +
    '<ul><li>Taster, 120 ml: free</li><li>Glass, 330 ml: from ¥28</li><li>Pint, 473 ml: from ¥38</li></ul>',
  '<h2>店内守则</h2>' +
    '<p>很短，八家门店都一样。</p>' +
    '<ul><li>仅限成年人，我们会查看证件。</li><li>酒后不开车，我们帮你叫车。</li><li>试饮免费，第三杯也是。</li><li>欢迎牵绳的狗。</li></ul>' +
    '<h3>价格</h3>' +
    '<ul><li>试饮 120 毫升：免费</li><li>杯 330 毫升：¥28 起</li><li>品脱 473 毫升：¥38 起</li></ul>',
)
