// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '我的足迹',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
