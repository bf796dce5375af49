// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '设备投资',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
