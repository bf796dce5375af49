// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '启动页',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
