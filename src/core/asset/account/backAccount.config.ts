// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '银行账户',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
