// generated from routing/table; edit the table
export default definePageConfig({
  navigationBarTitleText: '素材',
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
})
