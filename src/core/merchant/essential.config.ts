// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '商家基本信息',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
