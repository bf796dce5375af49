import type { Words } from '../retelling'

/** What a tea house says of itself: its name, who answers, whom it knows no name of, its forms and its releases. */
export const HOUSE: Words['texts'] = {
  酒馆: ['Leaf and Kettle', '茶馆'],
  'Taproom support': ['Leaf and Kettle support', '平台客服'],
  酒友: ['Guest', '茶友'],
  Beer: ['Tea', '茶品'],
  鲜啤: ['Freshly steeped', '现泡茶'],
  'Taprooms have pages of their own, devices have a log, and the app starts without a network.': [
    'Tea rooms have pages of their own, devices have a log, and the app starts without a network.',
    '门店有了自己的页面，设备可查看日志，没有网络也能启动。',
  ],
  'The first pour.': ['The first cup.', '第一杯。'],
}
