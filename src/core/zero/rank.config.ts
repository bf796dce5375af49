// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '排行榜',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
