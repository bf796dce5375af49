import dev from '../../../core/dev/texts.zh-Hans.json'
import engine from '../../../engine/texts.zh-Hans.json'
import address from '../../../features/address/texts.zh-Hans.json'
import app from '../../../features/app/texts.zh-Hans.json'
import builder from '../../../features/builder/texts.zh-Hans.json'
import cart from '../../../features/cart/texts.zh-Hans.json'
import chat from '../../../features/chat/texts.zh-Hans.json'
import content from '../../../features/content/texts.zh-Hans.json'
import coupon from '../../../features/coupon/texts.zh-Hans.json'
import device from '../../../features/device/texts.zh-Hans.json'
import form from '../../../features/form/texts.zh-Hans.json'
import identity from '../../../features/identity/texts.zh-Hans.json'
import layout from '../../../features/layout/texts.zh-Hans.json'
import live from '../../../features/live/texts.zh-Hans.json'
import login from '../../../features/login/texts.zh-Hans.json'
import member from '../../../features/member/texts.zh-Hans.json'
import merchant from '../../../features/merchant/texts.zh-Hans.json'
import order from '../../../features/order/texts.zh-Hans.json'
import outbox from '../../../features/outbox/texts.zh-Hans.json'
import pay from '../../../features/pay/texts.zh-Hans.json'
import place from '../../../features/place/texts.zh-Hans.json'
import product from '../../../features/product/texts.zh-Hans.json'
import profile from '../../../features/profile/texts.zh-Hans.json'
import record from '../../../features/record/texts.zh-Hans.json'
import referral from '../../../features/referral/texts.zh-Hans.json'
import report from '../../../features/report/texts.zh-Hans.json'
import search from '../../../features/search/texts.zh-Hans.json'
import store from '../../../features/store/texts.zh-Hans.json'
import task from '../../../features/task/texts.zh-Hans.json'
import wallet from '../../../features/wallet/texts.zh-Hans.json'
import platform from '../../../platform/texts.zh-Hans.json'
import validation from '../../../shared/validation.zh-Hans.json'
import ui from '../../../ui/texts.zh-Hans.json'

/** Texts that only pages of the subpackage show. A new room belongs here if it can. */
export const core = {
  address,
  app,
  builder,
  cart,
  chat,
  content,
  coupon,
  // Pages that development builds alone have.
  ...(process.env.NODE_ENV === 'production' ? undefined : { dev }),
  device,
  engine,
  form,
  identity,
  layout,
  live,
  login,
  member,
  merchant,
  order,
  outbox,
  pay,
  place,
  platform,
  product,
  profile,
  record,
  referral,
  report,
  search,
  store,
  task,
  ui,
  validation,
  wallet,
}
