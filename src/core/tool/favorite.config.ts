// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '我的收藏',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
