// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '绑定手机',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
