// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '支付成功',
  enablePullDownRefresh: true,
})
