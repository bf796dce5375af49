import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useServices } from '../../../../engine/services'
import { type Translate, useLocale, useTranslate } from '../../../../i18n'
import { clockOf, DAY, dayOf, secondsOfDay } from '../../../../shared/business-day'
import { formatDate } from '../../../../shared/date'
import { amountText } from '../../../../shared/points'
import { fillUrl } from '../../../../shared/url'
import { IconDisc } from '../../../../ui/faces/faces'
import type { IconName } from '../../../../ui/icon/icons'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { WalletOverview } from '../../contract-accounts'
import type { Bill } from '../../queries-bills'
import { Amount, type Totals } from './bill-summary'

const HIDDEN = '••••'

type Account = WalletOverview['accounts'][number]

const ICONS: Readonly<Record<string, IconName>> = {
  earning: 'cpu',
  referral: 'users',
  shop: 'store',
  recharge: 'download',
  order: 'beer',
  refund: 'returns',
  transfer: 'send',
  settle: 'arrow-up-down',
  withdraw: 'upload',
  invest: 'trending-up',
  task: 'gift',
}

interface DayProps {
  /** `2026-11-21` on the books' clock. */
  readonly day: string
  readonly bills: readonly Bill[]
  /** Of the whole day, also of lines that are not loaded yet. */
  readonly totals: Totals | undefined
  readonly now: number
  readonly accounts: readonly Account[]
  /** Lines of several accounts stand together: each says its own. */
  readonly named: boolean
  readonly itemUrl: string
}

/** The lines of a day under its date and totals. */
export const BillDay = observer(function BillDay(props: DayProps) {
  const { day, bills, totals, now, accounts, named, itemUrl } = props
  const { settings } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const date = formatDate(secondsOfDay(day), locale)
  const near = (
    [
      [dayOf(now), 'wallet.periods.today'],
      [dayOf(now - DAY), 'wallet.periods.yesterday'],
    ] as const
  ).find(([each]) => each === day)
  return (
    <View className='tp-bills__group' role='group' label={date}>
      <View className='tp-bills__date'>
        <Text className='tp-bills__day-name'>{near ? `${t(near[1])} · ${date}` : date}</Text>
        {totals && !settings.hideAmounts && (
          <Text className='tp-bills__day-sum tp-num'>{movedText(totals, t)}</Text>
        )}
      </View>
      <View className='tp-bills__day'>
        {bills.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            account={accounts.find(({ id }) => id === bill.accountId)}
            named={named}
            hidden={settings.hideAmounts}
            itemUrl={itemUrl}
          />
        ))}
      </View>
    </View>
  )
})

/** What a day moved, money before points; nothing for what did not move. */
function movedText(totals: Totals, t: Translate): string {
  const { income, expense, pointsIn, pointsOut } = totals
  return (
    [
      ['wallet.bill.in', income, 'CNY'],
      ['wallet.bill.out', expense, 'CNY'],
      ['wallet.bill.in', pointsIn, 'points'],
      ['wallet.bill.out', pointsOut, 'points'],
    ] as const
  )
    .filter(([, amount]) => amount > 0)
    .map(([way, amount, currency]) => `${t(way)} ${amountText(amount, currency, t)}`)
    .join('  ')
}

interface RowProps {
  readonly bill: Bill
  readonly account: Account | undefined
  readonly named: boolean
  readonly hidden: boolean
  readonly itemUrl: string
}

const BillRow = memo(function BillRow({ bill, account, named, hidden, itemUrl }: RowProps) {
  const open = useOpen()
  const t = useTranslate()
  const { kind, title, amount, createdAt } = bill
  const time = clockOf(createdAt)
  return (
    <Pressable className='tp-bill' onTap={open.to(fillUrl(itemUrl, bill))}>
      <IconDisc name={ICONS[kind] ?? 'receipt'} tone='muted' plain small />
      <View className='tp-bill__body'>
        <Text className='tp-bill__title tp-whole'>{title}</Text>
        <Text className='tp-bill__note tp-num'>
          {named && account ? `${time} · ${account.name}` : time}
        </Text>
      </View>
      {hidden ? (
        <Text className='tp-bill__hidden' role='img' label={t('wallet.amount.hidden')}>
          {HIDDEN}
        </Text>
      ) : (
        <Amount
          className='tp-bill__amount'
          size='s'
          amount={amount}
          currency={account?.currency}
          plus
          tone={amount > 0 ? 'success' : 'ink'}
        />
      )}
    </Pressable>
  )
})
