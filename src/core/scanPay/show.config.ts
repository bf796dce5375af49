// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '套餐详情',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
