import engine from '../../../engine/texts.base.en.json'
import error from '../../../errors/texts.base.en.json'
import errorMore from '../../../errors/texts.en.json'
import app from '../../../features/app/texts.base.en.json'
import layout from '../../../features/layout/texts.base.en.json'
import login from '../../../features/login/texts.base.en.json'
import order from '../../../features/order/texts.base.en.json'
import pay from '../../../features/pay/texts.base.en.json'
import product from '../../../features/product/texts.base.en.json'
import profile from '../../../features/profile/texts.base.en.json'
import report from '../../../features/report/texts.base.en.json'
import search from '../../../features/search/texts.base.en.json'
import store from '../../../features/store/texts.base.en.json'
import wallet from '../../../features/wallet/texts.base.en.json'
import common from '../../../i18n/common.en.json'
import platform from '../../../platform/texts.base.en.json'
import route from '../../../routing/texts.en.json'
import query from '../../../shared/query.en.json'

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
