// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '钱包',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
