// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '设备繁荣',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
