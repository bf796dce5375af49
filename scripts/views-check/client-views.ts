import { views as asset } from '../../src/core/asset/views'
import { views as auto } from '../../src/core/auto/views'
import { views as pay } from '../../src/core/pay/views'
import { views as payView } from '../../src/core/payView/views'
import { views as shop } from '../../src/core/shop/views'
import { views as tool } from '../../src/core/tool/views'
import { views as user } from '../../src/core/user/views'
import { views as viewsFolder } from '../../src/core/views/views'
import { views as pages } from '../../src/pages/views'

/** What pages show without a word from the server: every `views.ts` of src, which the test counts. */
export const CLIENT_VIEWS: readonly unknown[] = [
  asset,
  auto,
  pay,
  payView,
  shop,
  tool,
  user,
  viewsFolder,
  pages,
].flatMap((views) => Object.values(views))
