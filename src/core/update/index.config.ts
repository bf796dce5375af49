// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '应用更新',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
