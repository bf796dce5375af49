import { type ComponentProps, useState } from 'react'
import { createRegistry, type ViewDefinition } from '../engine/contract'
import { PackagedPage } from '../engine/page/packaged-page'
import { useServices } from '../engine/services'
import engineEn from '../engine/texts.en.json'
import engineZh from '../engine/texts.zh-Hans.json'
import addressEn from '../features/address/texts.en.json'
import addressZh from '../features/address/texts.zh-Hans.json'
import { addressList } from '../features/address/widgets/address-list'
import cartEn from '../features/cart/texts.en.json'
import cartZh from '../features/cart/texts.zh-Hans.json'
import { cart } from '../features/cart/widgets/cart'
import couponEn from '../features/coupon/texts.en.json'
import couponZh from '../features/coupon/texts.zh-Hans.json'
import layoutEn from '../features/layout/texts.en.json'
import layoutZh from '../features/layout/texts.zh-Hans.json'
import { divider, empty, group } from '../features/layout/widgets/blocks'
import { image, imageCube } from '../features/layout/widgets/image'
import { tabs } from '../features/layout/widgets/tabs'
import loginEn from '../features/login/texts.en.json'
import loginZh from '../features/login/texts.zh-Hans.json'
import { loginForm, registerForm } from '../features/login/widgets/login-form'
import orderEn from '../features/order/texts.en.json'
import orderZh from '../features/order/texts.zh-Hans.json'
import { orderConfirm } from '../features/order/widgets/order-confirm'
import { orderDetail } from '../features/order/widgets/order-detail'
import { orderList } from '../features/order/widgets/order-list'
import { openOutbox } from '../features/outbox'
import outboxEn from '../features/outbox/texts.en.json'
import outboxZh from '../features/outbox/texts.zh-Hans.json'
import payEn from '../features/pay/texts.en.json'
import payZh from '../features/pay/texts.zh-Hans.json'
import { payPanel } from '../features/pay/widgets/pay-panel'
import { payResult } from '../features/pay/widgets/pay-result'
import productEn from '../features/product/texts.en.json'
import productZh from '../features/product/texts.zh-Hans.json'
import { classTree } from '../features/product/widgets/class-tree'
import { productDetail, productOffers } from '../features/product/widgets/product-detail'
import { productShelf } from '../features/product/widgets/product-shelf'
import { reviewList } from '../features/product/widgets/review-list'
import profileEn from '../features/profile/texts.en.json'
import profileZh from '../features/profile/texts.zh-Hans.json'
import storeEn from '../features/store/texts.en.json'
import storeZh from '../features/store/texts.zh-Hans.json'
import { storeDetail } from '../features/store/widgets/store-detail'
import taskEn from '../features/task/texts.en.json'
import taskZh from '../features/task/texts.zh-Hans.json'
import { taskClock } from '../features/task/widgets/task-list'
import { addTexts } from '../i18n/texts'
import platformEn from '../platform/texts.en.json'
import platformZh from '../platform/texts.zh-Hans.json'
import validationEn from '../shared/validation.en.json'
import validationZh from '../shared/validation.zh-Hans.json'
import uiEn from '../ui/texts.en.json'
import uiZh from '../ui/texts.zh-Hans.json'
import { baseWidgets } from './base'

const en = {
  address: addressEn,
  cart: cartEn,
  coupon: couponEn,
  engine: engineEn,
  layout: layoutEn,
  login: loginEn,
  order: orderEn,
  outbox: outboxEn,
  pay: payEn,
  platform: platformEn,
  product: productEn,
  profile: profileEn,
  store: storeEn,
  task: taskEn,
  ui: uiEn,
  validation: validationEn,
}

const zhHans = {
  address: addressZh,
  cart: cartZh,
  coupon: couponZh,
  engine: engineZh,
  layout: layoutZh,
  login: loginZh,
  order: orderZh,
  outbox: outboxZh,
  pay: payZh,
  platform: platformZh,
  product: productZh,
  profile: profileZh,
  store: storeZh,
  task: taskZh,
  ui: uiZh,
  validation: validationZh,
}

/** The texts of what a shopper meets: `core`, which has all of them, need not be there. */
function addShopTexts(): void {
  addTexts('en', en)
  addTexts('zh-Hans', zhHans)
}

addShopTexts()

type RoutePath = ComponentProps<typeof PackagedPage>['path']

/** What a shopper meets from a product to what was paid. */
const shop = createRegistry(
  ...baseWidgets,
  addressList,
  cart,
  classTree,
  divider,
  empty,
  group,
  image,
  imageCube,
  loginForm,
  orderConfirm,
  orderDetail,
  orderList,
  payPanel,
  payResult,
  productDetail,
  productOffers,
  productShelf,
  registerForm,
  reviewList,
  storeDetail,
  tabs,
  taskClock,
)

/** Makes a page of the package that shoppers have first. */
export const shopPage = (
  path: RoutePath,
  fallbacks: Readonly<Partial<Record<RoutePath, ViewDefinition>>> = {},
) =>
  function ShopPage() {
    const services = useServices()
    // Before anything on the page sends something.
    useState(() => openOutbox(services))
    return <PackagedPage path={path} registry={shop} fallback={fallbacks[path]} />
  }
