// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '充值',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
