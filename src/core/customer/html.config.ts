// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '图文',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
