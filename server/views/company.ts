import { both, define, widget } from './definition'

/** Who the house is, as an article. */
export const ABOUT = both(
  '<p><img src="/pictures/banner/hop-field.svg" alt="A hop field at dusk" width="750" height="375"></p>' +
    '<h2>Small tanks, short ways</h2>' +
    '<p>Taproom began with one kettle on an island in the Pearl River and a promise: no beer is older than it needs to be. Today eight houses pour what the island brews.</p>' +
    '<h3>What we keep to</h3>' +
    '<ul><li>Whole ingredients: fruit is pressed in the week it is picked.</li><li>Cold from tank to door, with the temperature on record.</li><li>Every label tells strength, bitterness and date.</li></ul>' +
    '<h3>The instruments</h3>' +
    '<p>Our taps measure what they pour and our coolers tell how they feel. Owners see price, income and service in one place, to the cent and to the minute.</p>' +
    '<blockquote>Good beer is mostly patience and clean hoses.</blockquote>' +
    '<p>For adults only. Please enjoy with care.</p>',
  '<p><img src="/pictures/banner/hop-field.svg" alt="黄昏的酒花田" width="750" height="375"></p>' +
    '<h2>小罐酿造，近路送达</h2>' +
    '<p>我们始于珠江小岛上的一口酿造釜，和一个承诺：没有一杯酒比它该有的年纪更老。今天，八家门店倒出的都是岛上酿的酒。</p>' +
    '<h3>我们坚持</h3>' +
    '<ul><li>真材实料：水果在采摘当周压榨。</li><li>从酒罐到家门全程冷链，温度有据可查。</li><li>每张酒标写明酒精度、苦度与日期。</li></ul>' +
    '<h3>关于设备</h3>' +
    '<p>酒头会计量，冷柜会说话。业主在一处就能看到价格、收益与维护，精确到分、到分钟。</p>' +
    '<blockquote>好啤酒大半是耐心，加上干净的酒管。</blockquote>' +
    '<p>未成年人请勿饮酒，请理性饮酒。</p>',
)

export const about = define(
  '/company/about',
  both('About us', '关于我们'),
  [
    widget('richText', 'story', { profile: 'basic' }, { value: { html: ABOUT } }),
    widget(
      'menuList',
      'contact',
      {},
      {
        value: [
          {
            id: 'contact',
            icon: 'phone',
            title: both('Contact', '联系我们'),
            url: '/company/contact',
          },
          {
            id: 'feedback',
            icon: 'message',
            title: both('Tell us something', '提交反馈'),
            url: '/company/feedback',
          },
        ],
        cssConfig: { m: [12, 0, 24, 0] },
      },
    ),
  ],
  { nav: { share: true } },
)
