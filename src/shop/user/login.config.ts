// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '登录',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
