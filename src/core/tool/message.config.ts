// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '消息',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
