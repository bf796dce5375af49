// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '收入明细',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
