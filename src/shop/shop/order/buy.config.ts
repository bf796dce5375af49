// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '确认订单',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
