// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '首页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
