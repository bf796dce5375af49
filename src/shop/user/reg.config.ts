// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '注册',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
