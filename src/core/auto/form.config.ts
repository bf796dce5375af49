// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '表单',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
