// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '我的店铺',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
