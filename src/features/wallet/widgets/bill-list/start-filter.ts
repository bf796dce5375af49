import { hasOwn } from '../../../../shared/json'
import type { WalletOverview } from '../../contract'
import {
  BILL_PERIODS,
  BILL_TYPES,
  type BillFilter,
  type BillType,
  figureNamed,
} from '../../rules/bills'

export const EVERYTHING: BillFilter = { period: 'all' }

type Accounts = WalletOverview['accounts']

/** The filter an address asks for: `figure`, or `account`, `type` and `period`. Unknown values are left out. */
export function startFilter(
  query: Readonly<Record<string, string>>,
  accounts: Accounts,
): BillFilter {
  const figure = figureNamed(query.figure)
  if (figure) {
    const accountId = figure.balanceOnly && accounts.find(({ kind }) => kind === 'balance')?.id
    return { accountId: accountId || undefined, type: figure.type, period: figure.period }
  }
  const { account, type = '', period } = query
  return {
    accountId: accounts.find(({ id }) => id === account)?.id,
    type: hasOwn(BILL_TYPES, type) ? (type as BillType) : undefined,
    period: BILL_PERIODS.find((each) => each === period) ?? 'all',
  }
}

/** True when nothing is filtered. */
export const isEverything = ({ accountId, type, period }: BillFilter): boolean =>
  accountId === undefined && type === undefined && period === 'all'
