// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '邀请好友',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
