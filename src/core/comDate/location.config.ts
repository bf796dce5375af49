// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '城市定位',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
