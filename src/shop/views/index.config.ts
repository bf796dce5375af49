// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
