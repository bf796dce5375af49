import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useLocale, useTranslate } from '../../../../i18n'
import type { AccountKind } from '../../../../shared/account-number'
import { Button } from '../../../../ui/button/button'
import { Segmented } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { SelectorPicker } from '../../../../ui/picker/picker'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Switch } from '../../../../ui/toggles/toggles'
import { ACCOUNT_TEXT } from '../../contract'
import type { PaymentAccount } from '../../queries-account'
import { BANKS, bankByNumber, bankOf, groupNumber, readCardNumber } from '../../rules/banks'
import { type Draft, draftOf, problemsOf } from './draft'

interface AccountFormProps {
  readonly open: boolean
  readonly kinds: readonly AccountKind[]
  /** The account to change; without it a new one. */
  readonly account: PaymentAccount | undefined
  /** It is the default one, or will be, being the first: the switch has nothing to decide. */
  readonly isDefault: boolean
  /** Sends it. @throws AppError: the form stays open with what was typed. */
  readonly onSave: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

/** Holder, number and bank of one account. */
export function AccountForm(props: AccountFormProps) {
  const { open, kinds, account, isDefault, onSave, onClose } = props
  const t = useTranslate()
  const locale = useLocale()
  const form = useForm({
    initial: () => draftOf(account, kinds[0] ?? 'bank', isDefault),
    check: (typed) => problemsOf(typed, account),
    live: true,
  })
  const { values: draft, set, leave, problemOf } = form
  const [choosing, setChoosing] = useState(false)

  const { kind, number } = draft
  const isBank = kind === 'bank'

  function typeNumber(typed: string): void {
    if (!isBank) {
      set({ number: typed.trim() })
      return
    }
    const digits = readCardNumber(typed)
    const known = bankByNumber(digits)
    set({ number: digits, ...(known && { bank: known.code }) })
  }

  const bankName = draft.bank && bankOf('bank', draft.bank).name[locale]
  const kept = account?.kind === kind ? account.number : ''
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t(account ? 'wallet.bank.edit' : 'wallet.bank.add')}
        closeLabel={t('common.close')}
        footer={
          <Button block size='l' loading={form.busy} onTap={() => void form.submit(onSave)}>
            {t('common.save')}
          </Button>
        }
      >
        {form.refusal !== undefined && <Notice tone='danger'>{form.refusal}</Notice>}
        {kinds.length > 1 && !account && (
          <View className='tp-bank-form__kinds'>
            <Segmented
              label={t('wallet.bank.kindLabel')}
              options={kinds.map((each) => ({ value: each, label: t(`wallet.bank.kind.${each}`) }))}
              value={kind}
              onChange={(next) => {
                form.clear()
                set({ kind: next, number: '' })
              }}
            />
          </View>
        )}
        <TextField
          label={t('wallet.bank.holder')}
          required
          hint={t('wallet.bank.holderHint')}
          error={problemOf('holder')}
          field={{
            value: draft.holder,
            onChange: (holder) => set({ holder }),
            onBlur: () => leave('holder'),
            placeholder: t('wallet.bank.holderPlaceholder'),
            maxLength: ACCOUNT_TEXT.name,
            confirmType: 'next',
          }}
        />
        <TextField
          label={t(`wallet.bank.number.${kind}`)}
          required={kept === ''}
          hint={kept ? t('wallet.bank.keepHint') : undefined}
          error={problemOf('number')}
          field={{
            value: isBank ? groupNumber(number) : number,
            onChange: typeNumber,
            onBlur: () => leave('number'),
            type: isBank ? 'tel' : 'text',
            placeholder: kept || t(`wallet.bank.numberPlaceholder.${kind}`),
            maxLength: isBank ? 23 : ACCOUNT_TEXT.name,
          }}
        />
        {isBank && (
          <>
            <FormField label={t('wallet.bank.bank')} required error={problemOf('bank')}>
              <Pressable
                className='tp-bank-form__pick'
                label={`${t('wallet.bank.bank')} ${bankName || t('wallet.bank.bankPlaceholder')}`}
                onTap={() => setChoosing(true)}
              >
                <Text className={cx('tp-bank-form__text', !bankName && 'tp-bank-form__none')}>
                  {bankName || t('wallet.bank.bankPlaceholder')}
                </Text>
                <Icon name='chevron-right' size={16} tone='faint' />
              </Pressable>
            </FormField>
            <TextField
              label={t('wallet.bank.branch')}
              field={{
                value: draft.branch,
                onChange: (branch) => set({ branch }),
                placeholder: t('wallet.bank.branchPlaceholder'),
                maxLength: ACCOUNT_TEXT.branch,
              }}
            />
          </>
        )}
        {!isDefault && (
          <View className='tp-bank-form__default'>
            <Text>{t('wallet.bank.setDefault')}</Text>
            <Switch
              checked={draft.isDefault}
              onChange={(on) => set({ isDefault: on })}
              label={t('wallet.bank.setDefault')}
            />
          </View>
        )}
      </Sheet>
      <SelectorPicker
        open={choosing && open}
        onClose={() => setChoosing(false)}
        title={t('wallet.bank.bankPlaceholder')}
        okText={t('common.ok')}
        closeLabel={t('common.close')}
        items={BANKS.map(({ name }) => name[locale])}
        value={BANKS.findIndex(({ code }) => code === draft.bank)}
        onChange={(index) => set({ bank: BANKS[index]?.code ?? '' })}
      />
    </>
  )
}
