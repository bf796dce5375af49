// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '支付结果',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
