// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '页面',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
