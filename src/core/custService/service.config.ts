// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '咨询客服',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
