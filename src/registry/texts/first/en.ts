import engine from '../../../engine/texts.base.en.json'
import error from '../../../errors/texts.base.en.json'
import layout from '../../../features/layout/texts.base.en.json'
import pay from '../../../features/pay/texts.base.en.json'
import product from '../../../features/product/texts.base.en.json'
import search from '../../../features/search/texts.base.en.json'
import common from '../../../i18n/common.en.json'
import route from '../../../routing/texts.en.json'

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
