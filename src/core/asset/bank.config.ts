// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '银行卡',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
