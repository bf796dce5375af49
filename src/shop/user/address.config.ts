// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '收货地址',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
