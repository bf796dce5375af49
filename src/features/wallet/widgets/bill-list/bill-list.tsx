import { accounts as accountsQuery } from '../../queries'
import './bill-list.scss'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { ListEnd, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useInvestment } from '../../../../engine/virtual-goods'
import { useTranslate } from '../../../../i18n'
import { dayOf, isElsewhere } from '../../../../shared/business-day'
import { hasOwn } from '../../../../shared/json'
import { isPoints } from '../../../../shared/points'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Bone, Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import type { WalletOverview } from '../../contract-accounts'
import type { Bill } from '../../queries-bills'
import {
  BILL_PERIODS,
  BILL_TYPES,
  type BillFilter,
  type BillType,
  figureNamed,
} from '../../rules/bills'
import type { BillListConfig } from '.'
import { BillDay } from './bill-day'
import { BillExport, BillSummary, useBills } from './bill-summary'

interface Choice {
  readonly key: string
  readonly text: string
  readonly checked: boolean
  readonly next: BillFilter
}

interface Chip {
  readonly name: string
  readonly choices: readonly Choice[]
}

const TYPES = Object.keys(BILL_TYPES) as readonly BillType[]

interface FiltersProps {
  readonly filter: BillFilter
  readonly accounts: WalletOverview['accounts']
  readonly onChange: (filter: BillFilter) => void
}

/** Account, type and period: a chip each, with its choices in a sheet. */
function BillFilters({ filter, accounts, onChange }: FiltersProps) {
  const t = useTranslate()
  const shows = useInvestment() === 'allowed'
  const [opened, setOpened] = useState<number>()
  // The sheet keeps what it showed while it closes.
  const [shown, setShown] = useState(0)
  const chips: readonly Chip[] = [
    {
      name: t('wallet.bill.account'),
      choices: [undefined, ...accounts].map((account) => ({
        key: account?.id ?? '',
        text: account?.name ?? t('wallet.bill.allAccounts'),
        checked: account?.id === filter.accountId,
        next: { ...filter, accountId: account?.id },
      })),
    },
    {
      name: t('wallet.bill.type'),
      choices: [undefined, ...TYPES.filter((type) => shows || type !== 'invest')].map((type) => ({
        key: type ?? '',
        text: type ? t(`wallet.types.${type}`) : t('wallet.bill.allTypes'),
        checked: type === filter.type,
        next: { ...filter, type },
      })),
    },
    {
      name: t('wallet.bill.period'),
      choices: BILL_PERIODS.map((period) => ({
        key: period,
        text: t(`wallet.periods.${period}`),
        checked: period === filter.period,
        next: { ...filter, period },
      })),
    },
  ]
  const sheet = chips[opened ?? shown]
  return (
    <View className='tp-bills__filters' role='group' label={t('wallet.bill.filters')}>
      {chips.map(({ name, choices }, at) => {
        const chosen = choices.find(({ checked }) => checked)
        const first = choices[0] === chosen
        return (
          <Pressable
            key={name}
            className={cx('tp-bills__chip', !first && 'tp-bills__chip--on')}
            label={`${name}: ${chosen?.text ?? ''}`}
            expanded={opened === at}
            onTap={() => {
              setShown(at)
              setOpened(at)
            }}
          >
            <Text className='tp-ellipsis'>{chosen?.text}</Text>
            <Icon name='chevron-down' size={14} />
          </Pressable>
        )
      })}
      <Sheet
        open={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={sheet?.name ?? ''}
        closeLabel={t('common.close')}
      >
        <RadioGroup label={sheet?.name ?? ''}>
          {sheet?.choices.map(({ key, text, checked, next }) => (
            <RadioRow
              key={key}
              title={text}
              checked={checked}
              onChange={() => {
                setOpened(undefined)
                onChange(next)
              }}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </View>
  )
}

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

const OFFLINE = { title: 'wallet.bill.offline', note: 'wallet.bill.offlineNote' } as const

type Props = WidgetProps<unknown, BillListConfig>

/** The bills of the page's address; nothing where the address names one line. */
export function BillList({ config }: Props) {
  const { query } = usePage()
  if (config.hideWith !== '' && query[config.hideWith]) return null
  return <AllBills config={config} />
}

/** The accounts come first: the period counts from the server's clock, and the balance has an account. */
const AllBills = observer(function AllBills({ config }: { readonly config: BillListConfig }) {
  const wallet = useQuery<WalletOverview>(accountsQuery)
  return (
    <QueryState query={wallet} offline={OFFLINE} skeleton={<BillsSkeleton />}>
      {(known) => <Lines config={config} wallet={known} onReload={wallet.reload} />}
    </QueryState>
  )
})

interface LinesProps {
  readonly config: BillListConfig
  readonly wallet: WalletOverview
  readonly onReload: () => Promise<unknown>
}

const Lines = observer(function Lines({ config, wallet, onReload }: LinesProps) {
  const { query } = usePage()
  const t = useTranslate()
  const [filter, setFilter] = useState(() =>
    startFilter({ type: config.kinds, ...query }, wallet.accounts),
  )
  const [figure, setFigure] = useState(query.figure)
  const { lines, totals, byDay, reload } = useBills(filter, wallet.asOf, config.pageSize)
  useReturnRefresh(() => Promise.all([onReload(), reload()]))
  const days = useMemo(() => groupByDay(lines.items), [lines.items])

  const choose = (next: BillFilter) => {
    setFigure(undefined)
    setFilter(next)
  }
  const none = isEverything(filter)
    ? { title: t('wallet.bill.first'), note: t('wallet.bill.firstNote') }
    : {
        title: t('wallet.bill.empty'),
        note: t('wallet.bill.emptyNote'),
        actionText: t('wallet.bill.reset'),
        onAction: () => choose(EVERYTHING),
      }
  const currency = wallet.accounts.find(({ id }) => id === filter.accountId)?.currency
  return (
    <View className='tp-bills'>
      <BillSummary
        figure={figure}
        filter={filter}
        currency={currency}
        hasPoints={
          // Lines of one type are all of money, or all of points.
          !filter.type && wallet.accounts.some(({ currency: of }) => isPoints(of))
        }
        totals={totals}
        asOf={wallet.asOf}
      />
      <BillFilters filter={filter} accounts={wallet.accounts} onChange={choose} />
      <QueryState
        query={{ ...lines, reload }}
        skeleton={<LinesSkeleton />}
        empty={days.length > 0 ? undefined : none}
        offline={OFFLINE}
      >
        <View>
          {days.map(({ day, bills }) => (
            <BillDay
              key={day}
              day={day}
              bills={bills}
              totals={byDay.get(day)}
              now={wallet.asOf}
              accounts={wallet.accounts}
              named={filter.accountId === undefined}
              itemUrl={config.itemUrl}
            />
          ))}
        </View>
        <BillExport
          bills={lines.items}
          filter={filter}
          accounts={wallet.accounts}
          asOf={wallet.asOf}
        />
        <ListEnd list={lines} more='wallet.bill.more' />
        {isElsewhere(wallet.asOf) && (
          <Text className='tp-bills__zone'>{t('wallet.bill.zone')}</Text>
        )}
      </QueryState>
    </View>
  )
})

function groupByDay(bills: readonly Bill[]): readonly { day: string; bills: readonly Bill[] }[] {
  const groups: { day: string; bills: Bill[] }[] = []
  for (const bill of bills) {
    const day = dayOf(bill.createdAt)
    const last = groups[groups.length - 1]
    if (last?.day === day) last.bills.push(bill)
    else groups.push({ day, bills: [bill] })
  }
  return groups
}

/** The shape of the summary and of some lines. */
function BillsSkeleton() {
  return (
    <View className='tp-bills'>
      <View className='tp-bills__summary tp-bills__coming'>
        <Bone width={30} />
        <Bone width={60} />
        <Bone width={45} />
      </View>
      <LinesSkeleton />
    </View>
  )
}

function LinesSkeleton() {
  const t = useTranslate()
  return (
    <View className='tp-bills__day'>
      <Skeleton kind='cell' count={6} label={t('common.loading')} />
    </View>
  )
}
