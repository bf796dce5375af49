// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '支付失败',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
