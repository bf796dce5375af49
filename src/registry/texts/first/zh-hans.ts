import engine from '../../../engine/texts.base.zh-Hans.json'
import error from '../../../errors/texts.base.zh-Hans.json'
import layout from '../../../features/layout/texts.base.zh-Hans.json'
import pay from '../../../features/pay/texts.base.zh-Hans.json'
import product from '../../../features/product/texts.base.zh-Hans.json'
import search from '../../../features/search/texts.base.zh-Hans.json'
import common from '../../../i18n/common.zh-Hans.json'
import route from '../../../routing/texts.zh-Hans.json'

/** What the home page of a browser starts with; the rest follows (src/i18n/index.h5.ts). */
export const first = {
  common,
  engine,
  error,
  layout,
  pay,
  product,
  route,
  search,
}
