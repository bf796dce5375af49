import { type AnyWidget, createRegistry } from '../engine/contract'
import { startupPanel } from '../features/app/widgets/startup-panel'
import { banner } from '../features/layout/widgets/banner'
import { spacer, title } from '../features/layout/widgets/breaks'
import { gridNav } from '../features/layout/widgets/grid-nav'
import { menuList } from '../features/layout/widgets/menu-list'
import { noticeBar } from '../features/layout/widgets/notice-bar'
import { popup } from '../features/layout/widgets/popup'
import { profileAuth } from '../features/login/widgets/profile-auth'
import { orderStatusBar } from '../features/order/widgets/order-status-bar'
import { productList } from '../features/product/widgets/product-list'
import { userHeader } from '../features/profile/widgets/user-header'
import { marketTable } from '../features/report/widgets/market-table'
import { rankingList } from '../features/report/widgets/ranking-list'
import { searchBar } from '../features/search/widgets/search-bar'
import { storeList } from '../features/store/widgets/store-list'
import { walletOverview } from '../features/wallet/widgets/wallet-overview'

/** Widgets of the main package, counted in kilobytes. Every page may show them. */
export const baseWidgets: readonly AnyWidget[] = [
  banner,
  gridNav,
  marketTable,
  menuList,
  noticeBar,
  orderStatusBar,
  popup,
  productList,
  profileAuth,
  rankingList,
  searchBar,
  spacer,
  startupPanel,
  storeList,
  title,
  userHeader,
  walletOverview,
]

export const base = createRegistry(...baseWidgets)
