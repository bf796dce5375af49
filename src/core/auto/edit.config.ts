// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '编辑',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
