// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '邀请',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
