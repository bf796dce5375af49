import { useForm } from '../../../../engine/actions/use-form'
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
  const form = useForm({
    initial: () => ({ amount: record ? String(record.amount / 100) : '' }),
    check: ({ amount }) => {
      const wrong = checkRechargeAmount(amount)
      return { amount: wrong && ([wrong, AMOUNT_TEXTS] as const) }
    },
  })

  const submit = () =>
    void form.submit(async ({ amount: typed }) => {
      const amount = parseMoney(typed) ?? 0
      onDone(await addOfflineRecharge({ body: { accountId, amount } }, { quiet: true }))
    })

  const { error, ...typed } = form.text('amount')
  return (
    <FormPage
      problem={form.refusal}
      busy={form.busy}
      submitText={t('wallet.offline.begin')}
      onSubmit={submit}
    >
      <TextField
        label={t('wallet.offline.amount')}
        required
        hint={t('wallet.recharge.hint', AMOUNT_TEXTS)}
        error={error}
        field={{
          type: 'digit',
          ...typed,
          maxLength: AMOUNT_LENGTH,
          placeholder: '0.00',
          confirmType: 'done',
          onConfirm: submit,
        }}
      />
    </FormPage>
  )
}
