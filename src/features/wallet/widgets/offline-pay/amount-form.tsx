import { useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useTranslate } from '../../../../i18n'
import { parseMoney } from '../../../../shared/money'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { addOfflineRecharge, type OfflineRecharge } from '../../contract'
import { AMOUNT_LENGTH, AMOUNT_TEXTS, checkRechargeAmount } from '../../recharge'

interface AmountFormProps {
  /** The account that rises. */
  readonly accountId: string
  /** The one that is open already, when its amount is to change. */
  readonly record?: OfflineRecharge
  readonly onDone: (record: OfflineRecharge) => void
}

/** How much will be transferred. */
export function AmountForm({ accountId, record, onDone }: AmountFormProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(record ? String(record.amount / 100) : '')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(): Promise<void> {
    const amount = parseMoney(typed)
    const found = checkRechargeAmount(typed)
    setWrong(found && t(found, AMOUNT_TEXTS))
    if (found || amount === undefined || busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      onDone(await addOfflineRecharge({ body: { accountId, amount } }, { quiet: true }))
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormPage
      problem={problem}
      busy={busy}
      submitText={t('money.offline.begin')}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('money.offline.amount')}
        required
        hint={t('money.recharge.hint', AMOUNT_TEXTS)}
        error={wrong}
        field={{
          type: 'digit',
          value: typed,
          maxLength: AMOUNT_LENGTH,
          placeholder: '0.00',
          confirmType: 'done',
          onConfirm: () => void submit(),
          onChange: (text) => {
            setTyped(text)
            setWrong(undefined)
          },
        }}
      />
    </FormPage>
  )
}
