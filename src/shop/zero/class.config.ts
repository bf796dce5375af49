// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '商城分类',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
