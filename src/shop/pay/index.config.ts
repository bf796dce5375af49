// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '套餐支付',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
