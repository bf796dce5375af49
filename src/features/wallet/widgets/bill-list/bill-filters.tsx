import { useState } from 'react'
import { useTranslate } from '../../../../i18n'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import type { WalletOverview } from '../../contract-accounts'
import { BILL_PERIODS, BILL_TYPES, type BillFilter, type BillType } from '../../rules/bills'

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
export function BillFilters({ filter, accounts, onChange }: FiltersProps) {
  const t = useTranslate()
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
      choices: [undefined, ...TYPES].map((type) => ({
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
    <Box className='tp-bills__filters' role='group' label={t('wallet.bill.filters')}>
      {chips.map(({ name, choices }, at) => {
        const chosen = choices.find(({ checked }) => checked)
        const first = choices[0] === chosen
        return (
          <Press
            key={name}
            className={cx('tp-bills__chip', !first && 'tp-bills__chip--on')}
            label={`${name}: ${chosen?.text ?? ''}`}
            expanded={opened === at}
            onTap={() => {
              setShown(at)
              setOpened(at)
            }}
          >
            <Txt className='tp-ellipsis'>{chosen?.text}</Txt>
            <Icon name='chevron-down' size={14} />
          </Press>
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
    </Box>
  )
}
