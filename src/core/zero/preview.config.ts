// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '预览',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
