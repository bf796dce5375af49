// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '确认购买',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
