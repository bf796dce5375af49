import type { L10nText } from '../database/l10n'
import { both, define, widget } from './definition'

const BREWERY = { latitude: 23.1062, longitude: 113.3745 } as const
const point = (latitude: number, longitude: number) => ({ latitude, longitude })

const CONTACT_MAP = {
  markers: [
    {
      id: 'brewery',
      name: both('The brewery', '酿造厂'),
      address: both('8 Xinzhou Island Road, Haizhu, Guangzhou', '广州市海珠区新洲岛路 8 号'),
      phone: '020-80001101',
      ...BREWERY,
    },
    {
      id: 'tasting',
      name: both('Tasting room', '品鉴室'),
      address: both('By the ferry pier, Xinzhou Island', '新洲岛轮渡码头旁'),
      phone: '020-80001108',
      ...point(23.1069, 113.3768),
    },
    {
      id: 'workshop',
      name: both('Tap workshop', '酒头维修坊'),
      address: both('Gate 3, Xinzhou Island Road', '新洲岛路 3 号门'),
      phone: '020-80001102',
      ...point(23.1052, 113.3729),
    },
  ],
  polylines: [
    {
      points: [
        point(23.1069, 113.3768),
        point(23.1066, 113.3757),
        point(23.1062, 113.3745),
        point(23.1057, 113.3737),
        point(23.1052, 113.3729),
      ],
      tone: 'brand',
      width: 4,
    },
  ],
  circles: [{ ...BREWERY, radius: 90, tone: 'warning' }],
  polygons: [
    {
      points: [
        point(23.1076, 113.366),
        point(23.1082, 113.3715),
        point(23.1079, 113.3762),
        point(23.1086, 113.383),
        point(23.1106, 113.383),
        point(23.1098, 113.3762),
        point(23.1101, 113.3715),
        point(23.1096, 113.366),
      ],
      tone: 'info',
    },
  ],
}

const CONTROLS = [
  { id: 'stores', icon: 'store', name: both('Taprooms', '门店'), url: '/pages/tabbar/reward' },
  { id: 'service', icon: 'headphones', name: both('Ask us', '客服'), url: '/custService/service' },
]

const entry = (id: string, icon: string, url: string, title: L10nText) => ({
  id,
  icon,
  url,
  title,
})

const ABOUT = entry('about', 'beer', '/company/about', both('About us', '关于我们'))
const FEEDBACK = entry(
  'feedback',
  'message',
  '/company/feedback',
  both('Tell us something', '提交反馈'),
)
const SERVICE = entry(
  'service',
  'headphones',
  '/custService/service',
  both('Ask our people', '咨询客服'),
)
const STORES = entry('stores', 'store', '/pages/tabbar/reward', both('All taprooms', '全部门店'))

const HOURS = both('Daily 10:00–22:00', '每日 10:00–22:00')

const contact = define(
  '/company/contact',
  both('Contact', '联系我们'),
  [
    widget(
      'map',
      'where',
      { title: both('Find us', '找到我们') },
      { value: { ...CONTACT_MAP, controls: CONTROLS } },
    ),
    widget(
      'service',
      'phones',
      {},
      {
        value: {
          title: both('Call or write', '电话与邮件'),
          hours: HOURS,
          phones: [
            { name: both('Orders', '订购'), phone: '020-80001101' },
            { name: both('Devices and taps', '设备与酒头'), phone: '020-80001102' },
          ],
          handles: [{ name: both('Mail', '邮箱'), text: 'hello@taproom.example' }],
        },
      },
    ),
    widget(
      'menuList',
      'more',
      {},
      { value: [STORES, ABOUT, FEEDBACK], cssConfig: { m: [12, 0, 24, 0] } },
    ),
  ],
  { nav: { share: true } },
)

/** How to reach people, for a client that knows no chat as well. */
export const HELP = {
  hours: HOURS,
  phones: [
    { name: both('Orders and delivery', '订单与配送'), phone: '020-80001101' },
    { name: both('Devices and taps', '设备与酒头'), phone: '020-80001102' },
  ],
  handles: [
    { name: both('WeChat', '微信'), text: 'taproom-help' },
    { name: both('Mail', '邮箱'), text: 'help@taproom.example' },
  ],
  questions: [
    {
      question: both('How cold does my beer travel?', '啤酒是怎样配送的？'),
      answer: both(
        'Between 2 and 6 °C from tank to door. The box keeps its own temperature record, printed on the slip inside.',
        '从酒罐到家门全程 2 至 6 °C，箱内温度记录随单附上。',
      ),
    },
    {
      question: both('A bottle arrived broken. What now?', '收到破损的酒瓶怎么办？'),
      answer: both(
        'Take a picture within 24 hours and send it to us from the order. We refund the bottle or send another one, whichever you like.',
        '请在 24 小时内拍照，从订单页联系我们；可退款，也可补发。',
      ),
    },
    {
      question: both('My payment does not show up.', '付款后没有到账？'),
      answer: both(
        'Open the order: it asks the bank once more by itself. If it still waits after ten minutes, call us with the order number.',
        '打开订单页会自动再次查询；十分钟后仍未到账，请带上订单号联系我们。',
      ),
    },
    {
      question: both('When do devices pay out?', '设备收益何时到账？'),
      answer: both(
        'Every night after closing. Income of the day before is in your wallet by nine in the morning.',
        '每晚打烊后结算，前一日收益在次日九点前进入钱包。',
      ),
    },
  ],
}

const service = define(
  '/custService/service',
  both('Support', '咨询客服'),
  [
    widget(
      'chat',
      'people',
      { required: true, fallback: widget('service', 'phones', {}, { value: HELP }) },
      { value: HELP },
    ),
  ],
  { nav: { pullRefresh: false } },
)

const VERSION = { from: 'config', type: 'version' } as const

const download = (url: string, name: L10nText) =>
  define(
    url,
    name,
    [
      widget('appUpdate', 'versions', { bind: VERSION }),
      widget('menuList', 'help', {}, { value: [SERVICE, ABOUT], cssConfig: { m: [12, 0, 24, 0] } }),
    ],
    { nav: { share: true } },
  )

const update = define('/update/index', both('Update', '应用更新'), [
  widget('appUpdate', 'question', { look: 'overlay', bind: VERSION }),
])

const location = define('/comDate/location', both('City', '城市定位'), [
  widget('cityPicker', 'city', {
    hot: ['440100', '440300', '440600', '110100', '310100', '510100'],
  }),
])

/** Where we are, how to reach us, where the app is. */
export const placeViews = [
  contact,
  service,
  download('/comDate/down', both('Download', '下载')),
  download('/tool/app/down', both('Get the app', '下载应用')),
  download('/tool/app/update', both('App update', '应用更新')),
  update,
  location,
]
