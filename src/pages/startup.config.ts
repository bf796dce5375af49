// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '启动页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  // Nothing leads back from it; Alipay's header is clear.
  ...(process.env.TARO_ENV === 'weapp'
    ? { navigationStyle: 'custom' as const }
    : { transparentTitle: 'always' }),
})
