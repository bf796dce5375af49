import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { clockOf, DAY, dayOf, secondsOfDay } from '../../../../shared/business-day'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { IconDisc } from '../../../../ui/faces/faces'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import type { Bill } from '../../queries-bills'
import type { Totals } from './bill-summary'

const HIDDEN = '••••'

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
  /** Names of accounts by id, where lines of several stand together. */
  readonly names: ReadonlyMap<string, string> | undefined
  readonly itemUrl: string
}

/** The lines of a day under its date and totals. */
export const BillDay = observer(function BillDay(props: DayProps) {
  const { day, bills, totals, now, names, itemUrl } = props
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
    <Box className='tp-bills__group' role='group' label={date}>
      <Box className='tp-bills__date'>
        <Txt className='tp-bills__day-name'>{near ? `${t(near[1])} · ${date}` : date}</Txt>
        {totals && !settings.hideAmounts && (
          <Txt className='tp-bills__day-sum tp-num'>
            {totals.income > 0 && `${t('wallet.bill.in')} ${moneyText(totals.income)}`}
            {totals.income > 0 && totals.expense > 0 && '  '}
            {totals.expense > 0 && `${t('wallet.bill.out')} ${moneyText(totals.expense)}`}
          </Txt>
        )}
      </Box>
      <Box className='tp-bills__day'>
        {bills.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            account={names?.get(bill.accountId)}
            hidden={settings.hideAmounts}
            itemUrl={itemUrl}
          />
        ))}
      </Box>
    </Box>
  )
})

interface RowProps {
  readonly bill: Bill
  readonly account: string | undefined
  readonly hidden: boolean
  readonly itemUrl: string
}

const BillRow = memo(function BillRow({ bill, account, hidden, itemUrl }: RowProps) {
  const open = useOpen()
  const t = useTranslate()
  const { kind, title, amount, createdAt } = bill
  const time = clockOf(createdAt)
  return (
    <Press className='tp-bill' onTap={() => open(fillUrl(itemUrl, bill))}>
      <IconDisc name={ICONS[kind] ?? 'receipt'} tone='muted' plain small />
      <Box className='tp-bill__body'>
        <Txt className='tp-bill__title tp-clamp-2'>{title}</Txt>
        <Txt className='tp-bill__note tp-num'>{account ? `${time} · ${account}` : time}</Txt>
      </Box>
      {hidden ? (
        <Txt className='tp-bill__hidden' role='img' label={t('wallet.amount.hidden')}>
          {HIDDEN}
        </Txt>
      ) : (
        <Price
          className='tp-bill__amount'
          size='s'
          cents={amount}
          plus
          tone={amount > 0 ? 'success' : 'ink'}
        />
      )}
    </Press>
  )
})
