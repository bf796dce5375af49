import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import type { TransferOrder } from '../../../../shared/pay'
import { amountText, isPoints } from '../../../../shared/points'
import { Button } from '../../../../ui/button/button'
import { PayPasswordSheet } from '../../../../ui/pay-password-sheet/pay-password-sheet'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import type { TransferPrice } from '../../contract'
import { OrderNumbers } from './order-fields'
import type { Account, Transfer } from './use-transfer'

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

interface SecondTransferProps {
  readonly unknown: TransferOrder
  /** What it moves, as it is read. */
  readonly amount: string
  readonly onBill?: () => void
}

/** What is sent now moves money again: it is not the transfer that was not answered. */
function SecondTransfer({ unknown, amount, onBill }: SecondTransferProps) {
  const t = useTranslate()
  return (
    <Notice tone='warning' actionText={onBill && t('wallet.transfer.bill')} onAction={onBill}>
      {t('wallet.transfer.second', {
        amount,
        mobile: mask(unknown.toMobile),
      })}
    </Notice>
  )
}

interface UnansweredNoticeProps {
  readonly unknown: TransferOrder
  /** What it moves, as it is read. */
  readonly amount: string
  /** The form holds this very transfer. */
  readonly isSame: boolean
  readonly busy: boolean
  readonly onBill: () => void
  readonly onDrop: () => void
  /** Fills the form with it again. */
  readonly onBack: () => void
}

/** A transfer was sent and nobody knows how it ended: what to do about it. */
export function UnansweredNotice(props: UnansweredNoticeProps) {
  const { unknown, amount, isSame, busy, onBill, onDrop, onBack } = props
  const t = useTranslate()
  if (!isSame) {
    return (
      <>
        <SecondTransfer unknown={unknown} amount={amount} onBill={onBill} />
        <Button kind='ghost' disabled={busy} onTap={onBack}>
          {t('wallet.transfer.back')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Notice tone='warning' actionText={t('wallet.transfer.bill')} onAction={onBill}>
        {t('wallet.transfer.unknown', {
          amount,
          mobile: mask(unknown.toMobile),
        })}
      </Notice>
      <Button kind='ghost' disabled={busy} onTap={onDrop}>
        {t('wallet.transfer.drop')}
      </Button>
    </>
  )
}
