import engine from '../../../engine/texts.base.zh-Hans.json'
import error from '../../../errors/texts.base.zh-Hans.json'
import errorMore from '../../../errors/texts.zh-Hans.json'
import app from '../../../features/app/texts.base.zh-Hans.json'
import layout from '../../../features/layout/texts.base.zh-Hans.json'
import login from '../../../features/login/texts.base.zh-Hans.json'
import order from '../../../features/order/texts.base.zh-Hans.json'
import pay from '../../../features/pay/texts.base.zh-Hans.json'
import product from '../../../features/product/texts.base.zh-Hans.json'
import profile from '../../../features/profile/texts.base.zh-Hans.json'
import report from '../../../features/report/texts.base.zh-Hans.json'
import search from '../../../features/search/texts.base.zh-Hans.json'
import store from '../../../features/store/texts.base.zh-Hans.json'
import wallet from '../../../features/wallet/texts.base.zh-Hans.json'
import common from '../../../i18n/common.zh-Hans.json'
import platform from '../../../platform/texts.base.zh-Hans.json'
import route from '../../../routing/texts.zh-Hans.json'
import query from '../../../shared/query.zh-Hans.json'

/** Texts of the main package: foundations and `base` widgets show them. */
export const main = {
  app,
  common,
  engine,
  error: { ...error, ...errorMore },
  layout,
  login,
  order,
  pay,
  platform,
  product,
  profile,
  query,
  report,
  route,
  search,
  store,
  wallet,
}
