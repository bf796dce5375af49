// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '支付订单',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
