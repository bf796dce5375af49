// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '注销账号',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
