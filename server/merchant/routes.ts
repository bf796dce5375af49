import { listSimpleMerchants } from '../../src/features/merchant/contract'
import { readText } from '../database/l10n'
import { type Handler, handle } from '../handler'
import { memberCalls } from '../member/own-grade'
import { ownPackageCalls } from '../member/own-packages'
import { voucherCalls } from '../member/vouchers'
import { shopsOf } from './access'
import { applicationCalls } from './applications'
import { figureCalls } from './figures'
import { offerCalls } from './offers'
import { shopOrderCalls } from './orders'
import { priceSkuHandler } from './price'
import { shopProductCalls } from './products'
import { settlementCalls } from './settlements'

export const handlers: readonly Handler[] = [
  handle(listSimpleMerchants, async (_, context) => {
    const rows = await shopsOf(context)
    return rows.map((row) => ({ ...row, name: readText(row.name, context.locale) }))
  }),
  ...figureCalls,
  ...shopOrderCalls,
  ...shopProductCalls,
  priceSkuHandler,
  ...offerCalls,
  ...applicationCalls,
  ...settlementCalls,
  ...memberCalls,
  ...voucherCalls,
  ...ownPackageCalls,
]
