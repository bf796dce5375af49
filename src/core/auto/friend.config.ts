// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '我的客户',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
