// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '线下充值',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
