import { useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { Segmented } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { usePickers } from '../../../../ui/picker/use-pickers'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { Switch } from '../../../../ui/toggles/toggles'
import { ACCOUNT_TEXT } from '../../contract'
import type { PaymentAccount } from '../../queries-account'
import {
  type AccountKind,
  BANKS,
  bankByNumber,
  bankOf,
  groupNumber,
  isAccountNumber,
  readCardNumber,
} from '../../rules/banks'

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
  const { host } = useServices()
  const form = useForm({
    initial: () => draftOf(account, kinds[0] ?? 'bank', isDefault),
    check: (typed) => problemsOf(typed, account),
    live: true,
  })
  const { values: draft, set, leave, problemOf } = form
  const [choosing, setChoosing] = useState(false)
  const pickers = usePickers(choosing, (error) => {
    setChoosing(false)
    host.toast(errorText(error, t))
  })

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
      <FormSheet
        open={open}
        onClose={onClose}
        title={t(account ? 'wallet.bank.edit' : 'wallet.bank.add')}
        submitText={t('common.save')}
        form={form}
        onSubmit={() => form.submit(onSave)}
      >
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
      </FormSheet>
      {pickers && (
        <pickers.SelectorPicker
          open={choosing && open}
          onClose={() => setChoosing(false)}
          title={t('wallet.bank.bankPlaceholder')}
          okText={t('common.ok')}
          closeLabel={t('common.close')}
          items={BANKS.map(({ name }) => name[locale])}
          value={BANKS.findIndex(({ code }) => code === draft.bank)}
          onChange={(index) => set({ bank: BANKS[index]?.code ?? '' })}
        />
      )}
    </>
  )
}

/** What is in the form. An empty `number` keeps the one the server has. */
export interface Draft {
  readonly kind: AccountKind
  readonly holder: string
  readonly bank: string
  readonly number: string
  readonly branch: string
  readonly isDefault: boolean
}
type DraftField = 'holder' | 'bank' | 'number'
const FIELDS: readonly DraftField[] = ['holder', 'number', 'bank']

/** What the form begins with: an account that is there, or an empty one of a kind. */
export function draftOf(
  account: PaymentAccount | undefined,
  kind: AccountKind,
  isDefault: boolean,
): Draft {
  if (!account) return { kind, holder: '', bank: '', number: '', branch: '', isDefault }
  const { holder, branch } = account
  const bank = account.kind === 'bank' ? bankOf(account.kind, account.bank).code : ''
  return { kind: account.kind, holder, bank, number: '', branch, isDefault }
}

type Rule = (draft: Draft, account: PaymentAccount | undefined) => TextKey | undefined

const rules: Readonly<Record<DraftField, Rule>> = {
  holder: ({ holder }) => (holder.trim() === '' ? 'wallet.bank.needHolder' : undefined),
  bank: ({ kind, bank }) => (kind === 'bank' && bank === '' ? 'wallet.bank.needBank' : undefined),
  number: ({ kind, number }, account) => {
    if (number === '') {
      return account?.kind === kind ? undefined : `wallet.bank.needNumber.${kind}`
    }
    return isAccountNumber(kind, number) ? undefined : `wallet.bank.wrongNumber.${kind}`
  },
}

type Problems = { readonly [F in DraftField]?: TextKey }

/** Locale keys of what is wrong, by field; empty when it can be sent. */
export function problemsOf(draft: Draft, account: PaymentAccount | undefined): Problems {
  const problems: { [F in DraftField]?: TextKey } = {}
  for (const field of FIELDS) {
    const problem = rules[field](draft, account)
    if (problem) problems[field] = problem
  }
  return problems
}

/** The form as it is sent. */
export const toBody = (draft: Draft, id: string) => ({
  ...draft,
  id,
  holder: draft.holder.trim(),
  branch: draft.kind === 'bank' ? draft.branch.trim() : '',
  bank: draft.kind === 'bank' ? draft.bank : bankOf(draft.kind, '').code,
})
