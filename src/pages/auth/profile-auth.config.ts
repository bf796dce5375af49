// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '头像与昵称',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
