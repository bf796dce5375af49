import { deskUrl } from './desk'

const DEFAULT = { urls: {} }

test.each([
  ['orders', '/views/index?url=/merchant/orders'],
  ['order', '/views/index?url=/merchant/order'],
  ['picking', '/views/index?url=/merchant/picking'],
  ['codes', '/views/index?url=/merchant/codes'],
  ['sales', '/views/index?url=/merchant/after-sales'],
  ['reviews', '/views/index?url=/merchant/reviews'],
  ['customers', '/views/index?url=/merchant/customers'],
  ['products', '/views/index?url=/merchant/products'],
  ['product', '/views/index?url=/merchant/product'],
  ['coupons', '/views/index?url=/merchant/coupons'],
  ['income', '/views/index?url=/merchant/income'],
  ['information', '/merchant/information'],
  ['essential', '/merchant/essential'],
  ['business', '/merchant/business'],
] as const)('%s lie at %s, unless a definition says otherwise', (page, url) => {
  expect(deskUrl(DEFAULT, page)).toBe(url)
  expect(deskUrl(DEFAULT, page, '&id=7')).toBe(`${url}&id=7`)
  expect(deskUrl({ urls: { [page]: '/mine?' } }, page, 'id=7')).toBe('/mine?id=7')
})
