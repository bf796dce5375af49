import type { BehaviourTables } from './tables/behaviour'
import type { ChannelTables } from './tables/channel'
import type { CouponTables } from './tables/coupon'
import type { FileTables } from './tables/file'
import type { GatewayTables } from './tables/gateway'
import type { GenericTables } from './tables/generic'
import type { LiveTables } from './tables/live'
import type { MoneyTables } from './tables/money'
import type { OpenTables } from './tables/open'
import type { OrderTables } from './tables/order'
import type { ProductTables } from './tables/product'
import type { StoreTables } from './tables/store'
import type { SystemTables } from './tables/system'
import type { UserTables } from './tables/user'
import type { WalletTables } from './tables/wallet'

/** All tables; each area describes its own in `tables/`. */
export interface Database
  extends SystemTables,
    UserTables,
    FileTables,
    OrderTables,
    GatewayTables,
    ProductTables,
    StoreTables,
    WalletTables,
    GenericTables,
    BehaviourTables,
    LiveTables,
    ChannelTables,
    CouponTables,
    MoneyTables,
    OpenTables {}
