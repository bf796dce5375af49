// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '组件陈列',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
