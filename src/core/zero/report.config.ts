// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '报表',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
