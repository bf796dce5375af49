// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '账单',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
