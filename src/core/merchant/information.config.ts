// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '商家信息',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
