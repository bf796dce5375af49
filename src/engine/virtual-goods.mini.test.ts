import { leadsToInvestment, leadsToVirtualGoods } from './virtual-goods'

test.each([
  '/asset/recharge',
  '/user/recharge',
  '/asset/recharge?from=wallet',
  '/asset/pay/offline',
  '/core/asset/recharge',
  '/scanPay/purchase?gradeId=3',
  '/scanPay/purchase?gradeId={id}',
  '/auto/buy?gradeId=2',
  '/views/index?url=/asset/recharge',
  '/views/index?url=%2Fuser%2Frecharge',
  '/views/index?url=/scanPay/purchase&gradeId=3',
  '/views/index?url=%2FscanPay%2Fpurchase%3FgradeId%3D3',
])('%s sells virtual goods', (url) => {
  expect(leadsToVirtualGoods(url)).toBe(true)
})

test.each([
  '',
  '/',
  '/nowhere',
  '/asset/bank',
  '/asset/pay/index?id=1',
  '/scanPay/index',
  '/scanPay/purchase?packageId=2',
  '/auto/buy?id=800001',
  '/views/index?url=/grade/index',
  '/views/index?url=/product/show&id=1',
  '/views/index',
])('%s does not', (url) => {
  expect(leadsToVirtualGoods(url)).toBe(false)
})

test.each([
  ['/device/invest', true],
  ['/core/device/prosperous?from=mine', true],
  ['/invest/show', true],
  ['/views/index?url=/invest/brand&brandNo=TR-101', true],
  ['/views/index?url=%2Fdevice%2Finvest', true],
  ['/views/index?url=/device/orders', true],
  ['/device/manageconfig', false],
  ['/views/index?url=/device/offers', false],
  ['/views/index?url=/investors', false],
  ['/views/index', false],
  ['', false],
])('%s tells of investment: %s', (url, tells) => {
  expect(leadsToInvestment(url)).toBe(tells)
})

test.each([
  ['/device/invest', true],
  ['/core/device/prosperous?from=mine', true],
  ['/invest/show', true],
  ['/views/index?url=/invest/brand&brandNo=TR-101', true],
  ['/views/index?url=%2Fdevice%2Finvest', true],
  ['/views/index?url=/device/orders', true],
  ['/device/manageconfig', false],
  ['/views/index?url=/device/offers', false],
  ['/views/index?url=/investors', false],
  ['/views/index', false],
  ['', false],
])('%s tells of investment: %s', (url, tells) => {
  expect(leadsToInvestment(url)).toBe(tells)
})
