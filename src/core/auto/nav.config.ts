// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '导航',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
