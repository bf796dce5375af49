// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '提交反馈',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
