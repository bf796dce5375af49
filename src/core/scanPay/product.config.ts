// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '商品详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
