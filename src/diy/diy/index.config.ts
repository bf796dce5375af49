// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '页面装修',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
