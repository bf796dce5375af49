import { type AnyWidget, createRegistry } from '../engine/contract'
import { banner } from '../widgets/banner'
import { gridNav } from '../widgets/grid-nav'
import { marketTable } from '../widgets/market-table'
import { menuList } from '../widgets/menu-list'
import { noticeBar } from '../widgets/notice-bar'
import { orderStatusBar } from '../widgets/order-status-bar'
import { popup } from '../widgets/popup'
import { productList } from '../widgets/product-list'
import { profileAuth } from '../widgets/profile-auth'
import { rankingList } from '../widgets/ranking-list'
import { searchBar } from '../widgets/search-bar'
import { spacer } from '../widgets/spacer'
import { startupPanel } from '../widgets/startup-panel'
import { storeList } from '../widgets/store-list'
import { title } from '../widgets/title'
import { userHeader } from '../widgets/user-header'
import { walletOverview } from '../widgets/wallet-overview'

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
