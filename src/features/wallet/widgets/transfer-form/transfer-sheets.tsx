import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import type { TransferOrder } from '../../../../shared/pay'
import { amountText, isPoints } from '../../../../shared/points'
import { Button } from '../../../../ui/button/button'
import { PayPasswordSheet } from '../../../../ui/pay-password-sheet/pay-password-sheet'
import { Sheet } from '../../../../ui/sheet/sheet'
import type { TransferPrice } from '../../contract'
import type { Account } from './draft'
import { OrderNumbers } from './numbers'
import { SecondTransfer } from './unanswered-notice'
import type { Transfer } from './use-transfer'

/** Which sheet is up. */
export type Stage = 'form' | 'confirm' | 'password'

interface TransferSheetsProps {
  readonly stage: Stage
  readonly onStage: (stage: Stage) => void
  /** What is to be sent, as it was when it left the form. */
  readonly order: TransferOrder | undefined
  readonly account: Account
  /** What was sent and not answered, as it is read. */
  readonly unknownAmount: string
  readonly price: TransferPrice | undefined
  /** Who gets it, as it is shown. */
  readonly receiver: string
  readonly transfer: Transfer
  /** All numbers are right. */
  readonly onConfirm: () => void
  readonly onForgot: () => void
}

/** The last look at all numbers, and the pay password that sends them. */
export function TransferSheets(props: TransferSheetsProps) {
  const { stage, onStage, order, account, price, receiver, transfer, onConfirm, onForgot } = props
  const { unknownAmount } = props
  const { unknown, busy } = transfer
  const { currency } = account
  const total = price?.total ?? order?.amount
  const t = useTranslate()

  function toForm(): void {
    transfer.clearRefusal()
    onStage('form')
  }

  return (
    <>
      <Sheet
        open={stage === 'confirm'}
        onClose={() => onStage('form')}
        title={t('wallet.transfer.check')}
        closeLabel={t('common.close')}
        footer={
          <Button block size='l' onTap={onConfirm}>
            {t('wallet.transfer.confirm')}
          </Button>
        }
      >
        {unknown && <SecondTransfer unknown={unknown} amount={unknownAmount} />}
        {order && (
          <OrderNumbers order={order} receiver={receiver} account={account} price={price} />
        )}
      </Sheet>
      <PayPasswordSheet
        open={stage === 'password'}
        title={[
          t('wallet.transfer.sheet', { mobile: mask(order?.toMobile ?? '') }),
          ...(isPoints(currency) ? [amountText(total ?? 0, currency, t)] : []),
        ].join(' · ')}
        amountCents={isPoints(currency) ? undefined : total}
        busy={busy}
        error={transfer.refusal}
        onSubmit={(typed) => {
          if (order) void transfer.send(order, typed)
        }}
        onClose={() => {
          if (!busy) toForm()
        }}
        onForgot={() => {
          toForm()
          onForgot()
        }}
      />
    </>
  )
}
