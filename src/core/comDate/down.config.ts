// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '下载',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
