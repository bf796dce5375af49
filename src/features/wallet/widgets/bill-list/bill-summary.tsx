import { observer } from 'mobx-react-lite'
import { amountCell, ExportButton } from '../../../../engine/actions/export-button'
import { type PagesState, usePages, useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { dayOf } from '../../../../shared/business-day'
import { formatDate, formatDateTime } from '../../../../shared/date'
import type { Locale } from '../../../../shared/l10n'
import { amountText, isPoints } from '../../../../shared/points'
import { IconButton } from '../../../../ui/button/button'
import { Price, type PriceProps } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx, type Tone, toneClass } from '../../../../ui/style'
import type { WalletOverview } from '../../contract-accounts'
import { type Bill, billsOf, type Totals } from '../../queries-bills'
import { type BillFilter, figureNamed, isFigureName, spanOf } from '../../rules/bills'

const HIDDEN = '••••••'

interface SummaryProps {
  /** The figure whose lines these are, by its name. */
  readonly figure: string | undefined
  readonly filter: BillFilter
  /** Of the account that is asked for; undefined for all of them. */
  readonly currency: string | undefined
  /** Some of the accounts hold points. */
  readonly hasPoints: boolean
  readonly totals: Totals | undefined
  /** Seconds since 1970. */
  readonly asOf: number
}

/** What all lines of the filter add up to, for which time, and as of when. */
export const BillSummary = observer(function BillSummary(props: SummaryProps) {
  const { figure, filter, currency, hasPoints, totals, asOf } = props
  const { settings } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const known = isFigureName(figure) ? figure : undefined
  return (
    <View className='tp-bills__summary' role='region' label={t('wallet.bill.total')}>
      <View className='tp-bills__head'>
        <Text className='tp-bills__title' level={2}>
          {t(known ? `wallet.overview.${known}` : 'wallet.bill.title')}
        </Text>
        <IconButton
          name={settings.hideAmounts ? 'eye-off' : 'eye'}
          label={t(settings.hideAmounts ? 'wallet.amount.show' : 'wallet.amount.hide')}
          onTap={() => settings.toggleAmounts()}
        />
      </View>
      {known ? (
        <Total amount={totals && (figureNamed(known)?.spent ? 0 - totals.net : totals.net)} large />
      ) : (
        sumsOf(totals, currency, hasPoints).map((sums) => (
          <View key={sums.currency} className='tp-bills__sums'>
            <Sum
              name={t('wallet.bill.in')}
              amount={sums.came}
              currency={sums.currency}
              tone='success'
              plus
            />
            <Sum
              name={t('wallet.bill.out')}
              amount={sums.went && 0 - sums.went}
              currency={sums.currency}
            />
          </View>
        ))
      )}
      <Text className='tp-bills__caption tp-num'>
        {spanText(filter, asOf, locale, t)}
        {totals && ` · ${t('wallet.bill.count', { count: totals.count })}`}
      </Text>
      <Text className='tp-bills__caption tp-num'>
        {t('common.asOf', { time: formatDateTime(asOf, locale) })}
      </Text>
    </View>
  )
})

interface Sums {
  readonly currency: string
  readonly came: number | undefined
  readonly went: number | undefined
}

/** Money and points add up by themselves; what an account does not hold, or nobody moved, is left out. */
function sumsOf(
  totals: Totals | undefined,
  currency: string | undefined,
  hasPoints: boolean,
): readonly Sums[] {
  const money = { currency: 'CNY', came: totals?.income, went: totals?.expense }
  const points = { currency: 'points', came: totals?.pointsIn, went: totals?.pointsOut }
  if (currency !== undefined) return [isPoints(currency) ? points : money]
  // Who has both has moved both as a rule: room is kept for them.
  if (!totals && hasPoints) return [money, points]
  const moved = [money, points].filter(({ came, went }) => came || went)
  return moved.length > 0 ? moved : [money]
}

interface SumProps {
  readonly name: string
  /** Cents or points; undefined while it is not known. */
  readonly amount: number | undefined
  readonly currency?: string
  readonly tone?: Tone
  readonly plus?: boolean
}

function Sum({ name, ...sum }: SumProps) {
  return (
    <View className='tp-bills__sum'>
      <Text className='tp-bills__label'>{name}</Text>
      <Total {...sum} />
    </View>
  )
}

interface TotalProps extends Omit<SumProps, 'name'> {
  readonly large?: boolean
}

const Total = observer(function Total(props: TotalProps) {
  const { amount, currency, tone = 'ink', plus, large } = props
  const { settings } = useServices()
  const t = useTranslate()
  if (amount === undefined) return <Bone className='tp-bills__bone' width={60} />
  if (settings.hideAmounts) {
    return (
      <Text className='tp-bills__dots' role='img' label={t('wallet.amount.hidden')}>
        {HIDDEN}
      </Text>
    )
  }
  const colour = amount === 0 ? 'ink' : tone
  return (
    <Amount
      amount={amount}
      currency={currency}
      size={large ? 'l' : 'm'}
      tone={colour}
      plus={plus}
    />
  )
})

interface AmountProps extends Omit<PriceProps, 'cents' | 'was'> {
  /** Cents, or points. */
  readonly amount: number
  readonly currency: string | undefined
}

/** Money as money is drawn, points as a number with their word. */
export function Amount({ amount, currency, ...look }: AmountProps) {
  const t = useTranslate()
  if (!isPoints(currency)) return <Price cents={amount} {...look} />
  const { size = 'm', tone = 'ink', plus, className } = look
  return (
    <Text className={cx('tp-price tp-num', `tp-price--${size}`, toneClass(tone), className)}>
      {amountText(amount, currency, t, plus)}
    </Text>
  )
}

type Translate = ReturnType<typeof useTranslate>

/** The time the lines are from, as days: open ends are said as such. */
function spanText(filter: BillFilter, asOf: number, locale: Locale, t: Translate): string {
  const { from, to = asOf } = spanOf(filter.period, asOf)
  const dayText = (seconds: number) => formatDate(seconds, locale)
  if (from === undefined) return t('wallet.bill.whole')
  if (dayOf(from) === dayOf(to)) return dayText(from)
  return t('wallet.bill.span', { from: dayText(from), to: dayText(to) })
}

interface ExportProps {
  readonly bills: readonly Bill[]
  readonly filter: BillFilter
  readonly accounts: WalletOverview['accounts']
  /** Seconds since 1970. */
  readonly asOf: number
}

const COLUMNS = ['time', 'what', 'account', 'amount', 'unit'] as const

/** The lines that are shown, as a file; with the eye closed without their amounts. */
export const BillExport = observer(function BillExport(props: ExportProps) {
  const { bills, filter, accounts, asOf } = props
  const { settings } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { hideAmounts } = settings
  const { accountId, type, period } = filter
  const byId = new Map(accounts.map((account) => [account.id, account]))
  const row = (bill: Bill) => {
    const account = byId.get(bill.accountId)
    const points = isPoints(account?.currency)
    const amount = points ? bill.amount : amountCell(bill.amount)
    return [
      formatDateTime(bill.createdAt, locale),
      bill.title,
      account?.name,
      hideAmounts ? HIDDEN : amount,
      points ? t('wallet.csv.points') : '¥',
    ]
  }
  const table = () => ({
    name: [
      t('wallet.bill.title'),
      accountId && byId.get(accountId)?.name,
      type && t(`wallet.types.${type}`),
      period === 'all' ? '' : t(`wallet.periods.${period}`),
      dayOf(asOf),
    ],
    rows: [COLUMNS.map((column) => t(`wallet.csv.${column}`)), ...bills.map(row)],
  })
  return (
    <View className='tp-bills__export'>
      <ExportButton of={t('wallet.bill.title')} table={table} />
    </View>
  )
})

export type { Totals }

interface Bills {
  readonly lines: PagesState<Bill>
  /** Of all lines of the filter, not only of those that are loaded. */
  readonly totals: Totals | undefined
  readonly byDay: ReadonlyMap<string, Totals>
  readonly reload: () => Promise<unknown>
}

/** The lines of a filter with their totals. @param now of the server, seconds; undefined while it is not known. */
export function useBills(filter: BillFilter, now: number | undefined, pageSize: number): Bills {
  const enabled = now !== undefined
  const bills = billsOf(filter, now ?? 0, pageSize)
  const lines = usePages<Bill>({ ...bills.lines, enabled })
  const totals = useQuery({ ...bills.totals, enabled })
  const days = useQuery({ ...bills.days, enabled })
  return {
    // The sums of a day take a line of their own: its lines come with them.
    lines: days.status === 'loading' ? { ...lines, status: 'loading' } : lines,
    totals: totals.value,
    byDay: new Map(Object.entries(days.value ?? {})),
    reload: () => Promise.all([lines.reload(), totals.reload(), days.reload()]),
  }
}
