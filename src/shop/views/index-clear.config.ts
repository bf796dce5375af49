// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  // WeChat leaves the header to the page; Alipay's is clear until the page is scrolled.
  ...(process.env.TARO_ENV === 'weapp'
    ? { navigationStyle: 'custom' as const }
    : { transparentTitle: 'auto' }),
})
