import type { ViewDefinition } from '../engine/contract'
import type { Json } from '../shared/json'

/** The definition of a page that is one widget, which has the name of its type. */
const oneWidget = (url: string, type: string, config?: object, value?: Json): ViewDefinition => ({
  name: '',
  url,
  widgets: [{ value, config: { type, id: type, ...config } }],
})

/** What pages of the subpackage show before, or without, a word from the server. */
export const views = {
  '/asset/pay/index': oneWidget('/asset/pay/index', 'payPanel'),
  '/asset/pay/success': oneWidget('/asset/pay/success', 'payResult'),
  '/auto/edit': oneWidget('/auto/edit', 'form', { edit: true, heading: true }),
  '/auto/form': oneWidget('/auto/form', 'form', { heading: true }),
  '/pay/failure': oneWidget('/pay/failure', 'payResult'),
  '/pay/index': oneWidget('/pay/index', 'payPanel'),
  '/pay/success': oneWidget('/pay/success', 'payResult'),
  '/payView/index': oneWidget('/payView/index', 'payPanel'),
  '/shop/order/buy': oneWidget('/shop/order/buy', 'orderConfirm'),
  '/tool/search': oneWidget('/tool/search', 'searchPanel'),
  '/user/address': oneWidget('/user/address', 'addressList'),
  '/user/avator': oneWidget('/user/avator', 'avatarForm'),
  '/user/delete': oneWidget('/user/delete', 'accountClosing'),
  '/user/login': oneWidget('/user/login', 'loginForm'),
  '/user/reg': oneWidget('/user/reg', 'registerForm'),
  '/user/respect': oneWidget('/user/respect', 'about', {}, {}),
  '/user/setting': oneWidget('/user/setting', 'settingsPanel'),
  '/views/user/wechatLogin': oneWidget('/views/user/wechatLogin', 'bindMobile'),
}
