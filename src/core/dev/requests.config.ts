// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '请求记录',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
