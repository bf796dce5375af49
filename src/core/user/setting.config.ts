// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '设置',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
