import { button, openCold, register, shown, titleOf, visible } from '../support/app'
import { expect, test } from '../support/test'

const FRESH = '13777770655'

const view = (url: string) => `/views/index?url=${url}`

type Row = readonly [address: string, title: string, says: string | RegExp, way: string]

const NO_SHOP = '您还没有店铺'
const DENIED = '无权访问'
const NOBODYS = [
  ['orders', '店铺订单'],
  ['picking', '拣货单'],
  ['codes', '核销'],
  ['after-sales', '售后处理'],
  ['reviews', '评价管理'],
  ['customers', '店铺客户'],
  ['products', '商品管理'],
  ['coupons', '店铺券'],
  ['product', '商品'],
  ['income', '店铺收入'],
  ['applications', '入驻审核'],
] as const

/** Pages of operators, staff, merchants, authors and owners, with what somebody new reads there. */
const PAGES: readonly Row[] = [
  ['/merchant/index', '我的店铺', NO_SHOP, '申请开店'],
  ...NOBODYS.map(([path, title]): Row => [view(`/merchant/${path}`), title, NO_SHOP, '申请开店']),
  [view('/merchant/order&id=700001'), '订单详情', DENIED, '返回首页'],
  [view('/merchant/messages'), '客户消息', DENIED, '返回首页'],
  [view('/merchant/team'), '客服同事', DENIED, '返回首页'],
  [view('/people/identities'), '实名审核', DENIED, '返回首页'],
  [view('/asset/withdrawals'), '提现审核', DENIED, '返回首页'],
  [view('/invest/review'), '投资审核', DENIED, '返回首页'],
  ['/zero/preview', '预览', DENIED, '返回首页'],
  ['/diy/index', '页面装修', DENIED, '返回首页'],
  [view('/live/edit&id=960002'), '编辑直播', '直播不存在', '我的直播'],
  [view('/live/desk&id=960002'), '直播管理', '直播不存在', '我的直播'],
  [view('/device/show&id=1'), '设备', '该设备不在您名下', '我的设备'],
  ['/device/manageconfig', '设备管理', DENIED, '去开通'],
  ['/device/invest', '设备投资', DENIED, '去开通'],
  ['/device/prosperous', '设备景气', DENIED, '去开通'],
]

test('somebody new reads on each page that is not theirs why, with a way on and nothing to try again', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await register(page, sandbox, FRESH)
  for (const [address, title, says, way] of PAGES)
    await test.step(address, async () => {
      await openCold(page, `/#${address}`)
      await expect(titleOf(page)).toHaveText(title)
      await expect(shown(page, says)).toBeVisible()
      await expect(button(page, way)).toBeVisible()
      await expect(visible(page.getByRole('button', { name: '重试' }))).toHaveCount(0)
      await expect(visible(page.getByRole('tab'))).toHaveCount(0)
    })
  await test.step('the way on is one', async () => {
    await openCold(page, `/#${view('/invest/review')}`)
    await button(page, '返回首页').click()
    await expect(titleOf(page)).toHaveText('素材')
  })
})
