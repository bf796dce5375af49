import { both } from '../views/definition'

/** What is asked often, and what the house answers at once. */
export const QUESTIONS = [
  {
    id: 'cold',
    question: both('How cold does my beer travel?', '啤酒是怎样配送的？'),
    answer: both(
      'Between 2 and 6 °C from tank to door. The box keeps its own temperature record, printed on the slip inside.',
      '从酒罐到家门全程 2 至 6 °C，箱内温度记录随单附上。',
    ),
  },
  {
    id: 'broken',
    question: both('A bottle arrived broken. What now?', '收到破损的酒瓶怎么办？'),
    answer: both(
      'Take a picture within 24 hours and send it to us here. We refund the bottle or send another one, whichever you like.',
      '请在 24 小时内拍照发给我们；可退款，也可补发。',
    ),
  },
  {
    id: 'late',
    question: both('When does my parcel arrive?', '包裹什么时候送到？'),
    answer: both(
      'Orders before 16:00 leave our cold room the same day; most towns are a day or two away. The order’s page follows the parcel.',
      '16:00 前下单当日从冷库发出，多数城市一至两天送达，订单页可查看物流。',
    ),
  },
  {
    id: 'refund',
    question: both('When do I get my money back?', '退款多久到账？'),
    answer: both(
      'To the balance at once, to a card or wallet within three working days of our yes.',
      '退回余额即时到账；退回银行卡或钱包，审核通过后三个工作日内到账。',
    ),
  },
] as const

/** What staff say often. */
export const CANNED = [
  both('Hello, how can I help?', '您好，请问有什么可以帮您？'),
  both('Let me look that up; one moment please.', '我帮您查一下，请稍等。'),
  both('Could you send us a picture of it?', '方便的话请拍张照片发给我们。'),
  both('Your parcel leaves our cold room today.', '您的包裹今天从冷库发出。'),
  both('Thank you for your patience. Anything else?', '感谢您的耐心等待，还有其他可以帮您的吗？'),
] as const
