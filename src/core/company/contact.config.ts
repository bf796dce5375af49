// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '联系我们',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
