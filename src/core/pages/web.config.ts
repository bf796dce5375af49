// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '网页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
