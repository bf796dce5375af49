// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '营业执照',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
