// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '开通购买',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
