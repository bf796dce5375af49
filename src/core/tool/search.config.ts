// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '搜索',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
