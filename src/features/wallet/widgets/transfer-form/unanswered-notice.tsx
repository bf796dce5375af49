import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import type { TransferOrder } from '../../../../shared/pay'
import { Button } from '../../../../ui/button/button'
import { Notice } from '../../../../ui/states/states'

interface SecondTransferProps {
  readonly unknown: TransferOrder
  /** What it moves, as it is read. */
  readonly amount: string
  readonly onBill?: () => void
}

/** What is sent now moves money again: it is not the transfer that was not answered. */
export function SecondTransfer({ unknown, amount, onBill }: SecondTransferProps) {
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
