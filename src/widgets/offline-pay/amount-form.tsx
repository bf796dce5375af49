import { useState } from 'react'
import { addOfflineRecharge, type OfflineRecharge } from '../../api/wallet/offline-recharge'
import { RECHARGE_LIMITS } from '../../api/wallet/recharge'
import { errorText } from '../../engine/error-text'
import { useTranslate } from '../../i18n'
import { moneyText, parseMoney } from '../../shared/money'
import { TextField } from '../../ui/form-field/form-field'
import { FormPage } from '../../ui/form-page/form-page'

const { least, most } = RECHARGE_LIMITS
const limits = { least: moneyText(least), most: moneyText(most) }
const AMOUNT_LENGTH = 8

interface AmountFormProps {
  /** The account that rises. */
  readonly accountId: string
  /** The one that is open already, when its amount is to change. */
  readonly record?: OfflineRecharge
  readonly onDone: (record: OfflineRecharge) => void
  readonly onCancel?: () => void
}

/** How much will be transferred. */
export function AmountForm({ accountId, record, onDone }: AmountFormProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(record ? String(record.amount / 100) : '')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  function check(cents: number | undefined): string | undefined {
    if (typed.trim() === '') return 'money.amount.empty'
    if (cents === undefined) return 'money.amount.wrong'
    if (cents < least) return 'money.amount.least'
    return cents > most ? 'money.amount.most' : undefined
  }

  async function submit(): Promise<void> {
    const amount = parseMoney(typed)
    const found = check(amount)
    setWrong(found && t(found, limits))
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
        hint={t('money.recharge.hint', limits)}
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
