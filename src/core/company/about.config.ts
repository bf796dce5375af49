// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '关于我们',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
