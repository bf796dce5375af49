// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '设备管理配置',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
