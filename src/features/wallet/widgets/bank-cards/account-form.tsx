import { useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useLocale, useTranslate } from '../../../../i18n'
import type { AccountKind } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Segmented } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Icon } from '../../../../ui/icon/icon'
import { SelectorPicker } from '../../../../ui/picker/picker'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Switch } from '../../../../ui/toggles/toggles'
import { ACCOUNT_TEXT } from '../../contract'
import { groupNumber, readCardNumber } from './account-number'
import { BANKS, bankByNumber, bankOf } from './banks'
import { type Draft, type DraftField, draftOf, FIELDS, problemsOf } from './draft'
import type { PaymentAccount } from './payment-accounts'

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
  const [draft, setDraft] = useState(() => draftOf(account, kinds[0] ?? 'bank', isDefault))
  /** Fields that were left, or all after the first try: only those show what is wrong. */
  const [left, setLeft] = useState<readonly DraftField[]>([])
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [choosing, setChoosing] = useState(false)

  const { kind, number } = draft
  const isBank = kind === 'bank'
  const problems = problemsOf(draft, account)
  const problemOf = (field: DraftField) => {
    const key = problems[field]
    return key !== undefined && left.includes(field) ? t(key) : undefined
  }
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const leave = (field: DraftField) => setLeft((before) => [...before, field])

  function typeNumber(typed: string): void {
    if (!isBank) {
      set({ number: typed.trim() })
      return
    }
    const digits = readCardNumber(typed)
    const known = bankByNumber(digits)
    set({ number: digits, ...(known && { bank: known.code }) })
  }

  async function save(): Promise<void> {
    setLeft(FIELDS)
    if (Object.keys(problems).length > 0 || saving) return
    setSaving(true)
    setRefusal('')
    try {
      await onSave(draft)
    } catch (error) {
      setRefusal(errorText(error, t))
    } finally {
      setSaving(false)
    }
  }

  const bankName = draft.bank && bankOf('bank', draft.bank).name[locale]
  const kept = account?.kind === kind ? account.number : ''
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t(account ? 'money.bank.edit' : 'money.bank.add')}
        closeLabel={t('common.close')}
        footer={
          <Button block size='l' loading={saving} onTap={() => void save()}>
            {t('common.save')}
          </Button>
        }
      >
        {refusal !== '' && <Notice tone='danger'>{refusal}</Notice>}
        {kinds.length > 1 && !account && (
          <Box className='tp-bank-form__kinds'>
            <Segmented
              label={t('money.bank.kindLabel')}
              options={kinds.map((each) => ({ value: each, label: t(`money.bank.kind.${each}`) }))}
              value={kind}
              onChange={(next) => {
                setLeft([])
                set({ kind: next, number: '' })
              }}
            />
          </Box>
        )}
        <TextField
          label={t('money.bank.holder')}
          required
          hint={t('money.bank.holderHint')}
          error={problemOf('holder')}
          field={{
            value: draft.holder,
            onChange: (holder) => set({ holder }),
            onBlur: () => leave('holder'),
            placeholder: t('money.bank.holderPlaceholder'),
            maxLength: ACCOUNT_TEXT.name,
            confirmType: 'next',
          }}
        />
        <TextField
          label={t(`money.bank.number.${kind}`)}
          required={kept === ''}
          hint={kept ? t('money.bank.keepHint') : undefined}
          error={problemOf('number')}
          field={{
            value: isBank ? groupNumber(number) : number,
            onChange: typeNumber,
            onBlur: () => leave('number'),
            type: isBank ? 'tel' : 'text',
            placeholder: kept || t(`money.bank.numberPlaceholder.${kind}`),
            maxLength: isBank ? 23 : ACCOUNT_TEXT.name,
          }}
        />
        {isBank && (
          <>
            <FormField label={t('money.bank.bank')} required error={problemOf('bank')}>
              <Press
                className='tp-bank-form__pick'
                label={`${t('money.bank.bank')} ${bankName || t('money.bank.bankPlaceholder')}`}
                onTap={() => setChoosing(true)}
              >
                <Txt className={cx('tp-bank-form__text', !bankName && 'tp-bank-form__none')}>
                  {bankName || t('money.bank.bankPlaceholder')}
                </Txt>
                <Icon name='chevron-right' size={16} tone='faint' />
              </Press>
            </FormField>
            <TextField
              label={t('money.bank.branch')}
              field={{
                value: draft.branch,
                onChange: (branch) => set({ branch }),
                placeholder: t('money.bank.branchPlaceholder'),
                maxLength: ACCOUNT_TEXT.branch,
              }}
            />
          </>
        )}
        {!isDefault && (
          <Box className='tp-bank-form__default'>
            <Txt>{t('money.bank.setDefault')}</Txt>
            <Switch
              checked={draft.isDefault}
              onChange={(on) => set({ isDefault: on })}
              label={t('money.bank.setDefault')}
            />
          </Box>
        )}
      </Sheet>
      <SelectorPicker
        open={choosing && open}
        onClose={() => setChoosing(false)}
        title={t('money.bank.bankPlaceholder')}
        okText={t('common.ok')}
        closeLabel={t('common.close')}
        items={BANKS.map(({ name }) => name[locale])}
        value={BANKS.findIndex(({ code }) => code === draft.bank)}
        onChange={(index) => set({ bank: BANKS[index]?.code ?? '' })}
      />
    </>
  )
}
