import { useState } from 'react'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Cell } from '../../../../ui/cell/cell'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import type { WalletOverview } from '../../contract-accounts'

export type Account = WalletOverview['accounts'][number]

/** Cents that are not frozen. */
export const availableOf = ({ amount, frozen }: Account): number => Math.max(0, amount - frozen)

interface AccountPickProps {
  readonly accounts: readonly Account[]
  readonly account: Account
  readonly disabled: boolean
  readonly onChange: (id: string) => void
}

/** Which account the money leaves. */
export function AccountPick({ accounts, account, disabled, onChange }: AccountPickProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const available = (each: Account) =>
    t('wallet.transfer.available', { amount: moneyText(availableOf(each)) })
  const canChoose = accounts.length > 1 && !disabled
  return (
    <>
      <Cell
        icon='wallet'
        iconTone='brand'
        title={account.name}
        note={available(account)}
        label={`${t('wallet.transfer.from')} ${account.name}`}
        onTap={canChoose ? () => setOpen(true) : undefined}
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('wallet.transfer.from')}
        closeLabel={t('common.close')}
      >
        <RadioGroup label={t('wallet.transfer.from')}>
          {accounts.map((each) => (
            <RadioRow
              key={each.id}
              title={each.name}
              note={available(each)}
              checked={each.id === account.id}
              onChange={() => {
                onChange(each.id)
                setOpen(false)
              }}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </>
  )
}
