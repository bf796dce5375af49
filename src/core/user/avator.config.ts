// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '修改头像',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
