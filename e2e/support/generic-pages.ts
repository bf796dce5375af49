/**
 * A text of each page for everybody that only its own definition has, and what a mini-program shows in its place
 * where it may not tell of income (decision 0062).
 */
export const GENERIC_PAGES: readonly (readonly [path: string, text: string, mini?: string])[] = [
  ['/zero/index', '数说酒馆'],
  ['/auto/nav', '逛酒馆'],
  ['/zero/fast', '高度数'],
  ['/zero/rank', '会员收益榜', '此处暂不展示'],
  ['/zero/report', '各品牌累计回报', '各类酒款'],
  ['/auto/html', '全程冷链'],
  ['/customer/html', '常见问题'],
  ['/zero/html', '品酒四步'],
  ['/pages/html', '店内守则'],
  ['/pages/web', '没有网页地址'],
  ['/pages/index', '没有网页地址'],
  ['/zero/web', '没有网页地址'],
]
