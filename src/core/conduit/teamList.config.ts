// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '团队',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
