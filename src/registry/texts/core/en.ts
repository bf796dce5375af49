import dev from '../../../core/dev/texts.en.json'
import engine from '../../../engine/texts.en.json'
import address from '../../../features/address/texts.en.json'
import app from '../../../features/app/texts.en.json'
import builder from '../../../features/builder/texts.en.json'
import cart from '../../../features/cart/texts.en.json'
import chat from '../../../features/chat/texts.en.json'
import content from '../../../features/content/texts.en.json'
import coupon from '../../../features/coupon/texts.en.json'
import device from '../../../features/device/texts.en.json'
import form from '../../../features/form/texts.en.json'
import identity from '../../../features/identity/texts.en.json'
import layout from '../../../features/layout/texts.en.json'
import live from '../../../features/live/texts.en.json'
import login from '../../../features/login/texts.en.json'
import member from '../../../features/member/texts.en.json'
import merchant from '../../../features/merchant/texts.en.json'
import order from '../../../features/order/texts.en.json'
import outbox from '../../../features/outbox/texts.en.json'
import pay from '../../../features/pay/texts.en.json'
import place from '../../../features/place/texts.en.json'
import product from '../../../features/product/texts.en.json'
import profile from '../../../features/profile/texts.en.json'
import record from '../../../features/record/texts.en.json'
import referral from '../../../features/referral/texts.en.json'
import report from '../../../features/report/texts.en.json'
import search from '../../../features/search/texts.en.json'
import store from '../../../features/store/texts.en.json'
import task from '../../../features/task/texts.en.json'
import wallet from '../../../features/wallet/texts.en.json'
import platform from '../../../platform/texts.en.json'
import validation from '../../../shared/validation.en.json'
import ui from '../../../ui/texts.en.json'

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
