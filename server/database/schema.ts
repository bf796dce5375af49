import type { BuilderTables } from '../builder/rows'
import type { ClientReportTables } from '../client-report/rows'
import type { CouponTables } from '../coupon/rows'
import type { ChannelTables, FleetTables } from '../device/rows'
import type { InvestmentTables } from '../investment/rows'
import type { LiveTables } from '../live/rows'
import type { MemberTables } from '../member/rows'
import type { OrderTables } from '../order/rows'
import type { AfterTables } from '../order/rows-after'
import type { AnsweredTables } from '../outbox/rows'
import type { ProductTables } from '../product/rows'
import type { UserTables } from '../profile/rows'
import type { GenericTables } from '../record/rows'
import type { StoreTables } from '../store/rows'
import type { MoneyTables } from '../wallet/money-rows'
import type { WalletTables } from '../wallet/rows'
import type { BehaviourTables } from './tables/behaviour'
import type { FileTables } from './tables/file'
import type { GatewayTables } from './tables/gateway'
import type { OpenTables } from './tables/open'
import type { SystemTables } from './tables/system'

/** All tables. A noun describes its own in its `rows.ts`, what no noun owns is in `tables/`. */
export interface Database
  extends SystemTables,
    UserTables,
    FileTables,
    OrderTables,
    AfterTables,
    GatewayTables,
    ProductTables,
    StoreTables,
    WalletTables,
    GenericTables,
    BehaviourTables,
    LiveTables,
    ChannelTables,
    FleetTables,
    InvestmentTables,
    CouponTables,
    MemberTables,
    MoneyTables,
    OpenTables,
    BuilderTables,
    ClientReportTables,
    AnsweredTables {}
