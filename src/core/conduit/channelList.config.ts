// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '终端渠道',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
