// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '邀请好友',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  // WeChat leaves the header to the page; Alipay's is clear until the page is scrolled.
  ...(process.env.TARO_ENV === 'weapp'
    ? { navigationStyle: 'custom' as const }
    : { transparentTitle: 'auto' }),
})
