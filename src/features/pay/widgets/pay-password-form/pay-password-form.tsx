import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { ValidationError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import {
  checkCode,
  checkNewPassword,
  checkPassword,
  checkRepeat,
} from '../../../../shared/validation'
import { Segmented } from '../../../../ui/choices/choices'
import { PasswordField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { View } from '../../../../ui/primitives/elements'
import { SmsCodeField } from '../../../identity'
import {
  changePayPassword,
  checkPayPassword,
  findPayPassword,
  initPayPassword,
} from '../../contract-password'
import { stale } from '../../queries'
import './pay-password-form.scss'

/** The first pay password, another by the present one, or by a code. */
type Way = 'init' | 'change' | 'find'
type PayField = 'old' | 'code' | 'next' | 'repeat'
type Draft = Readonly<Record<PayField, string>>

const EMPTY: Draft = { old: '', code: '', next: '', repeat: '' }

/** What each way asks for, in order. */
const FIELDS: Readonly<Record<Way, readonly PayField[]>> = {
  init: ['next', 'repeat'],
  change: ['old', 'next', 'repeat'],
  find: ['code', 'next', 'repeat'],
}

const rules: Readonly<Record<PayField, (draft: Draft, way: Way) => TextKey | undefined>> = {
  old: ({ old }) => checkPassword(old),
  code: ({ code }) => checkCode(code),
  next: ({ next, old }, way) => checkNewPassword(next, way === 'change' ? old : undefined),
  repeat: ({ repeat, next }) => checkRepeat(repeat, next),
}

/** What is wrong, by field; empty when it can be sent. */
const problemsOf = (way: Way, draft: Draft): { readonly [F in PayField]?: TextKey } =>
  Object.fromEntries(FIELDS[way].map((field) => [field, rules[field](draft, way)]))

const DONE = { init: 'set', change: 'changed', find: 'changed' } as const satisfies Record<
  Way,
  string
>

const SENDERS: Readonly<Record<Way, (typed: Draft) => Promise<unknown>>> = {
  init: ({ next }) => initPayPassword({ body: { password: next } }, { quiet: true }),
  async change({ old, next }) {
    const right = await checkPayPassword({ query: { password: old } })
    if (!right) throw new ValidationError('old', 'pay.passwordForm.wrong')
    await changePayPassword({ body: { oldPassword: old, password: next } }, { quiet: true })
  },
  find: ({ code, next }) =>
    findPayPassword({ body: { verifyCode: code, password: next } }, { quiet: true }),
}

/** `/auto/edit?url=/user/pay-password`: the first one, another by the present one, or by a code. */
export const PayPasswordForm = observer(function PayPasswordForm({
  value: isFirst,
}: WidgetProps<boolean, unknown>) {
  const { session, queries } = useServices()
  const t = useTranslate()
  const [chosen, setWay] = useState<'change' | 'find'>('change')
  const way: Way = isFirst ? 'init' : chosen
  const form = useForm<Draft>({ initial: EMPTY, check: (typed) => problemsOf(way, typed) })
  /** How the last try went that was not taken: a first password may be there although its answer was lost. */
  const [failed, setFailed] = useState<Way>()
  const mobile = session.user?.mobile ?? ''

  async function save(): Promise<void> {
    if (!form.check()) return
    const isTaken = await form.submit(SENDERS[way], { done: t(`pay.passwordForm.${DONE[way]}`) })
    setFailed(isTaken ? undefined : way)
    await stale.afterPassword(queries)
  }

  const password = (name: 'old' | 'next' | 'repeat') => ({
    ...form.text(name),
    label: t(`pay.passwordForm.${name}`),
    placeholder: t(name === 'old' ? 'pay.passwordForm.oldHint' : `profile.password.${name}Hint`),
    showLabel: t('profile.password.show'),
    hideLabel: t('profile.password.hide'),
  })
  const fields: Record<PayField, () => JSX.Element> = {
    old: () => <PasswordField key='old' {...password('old')} />,
    code: () => (
      <SmsCodeField
        key='code'
        {...form.text('code')}
        label={t('pay.passwordForm.code', { mobile: mask(mobile) })}
        mobile={mobile}
        onRefused={(why) => form.refuse('code', why)}
      />
    ),
    next: () => <PasswordField key='next' {...password('next')} />,
    repeat: () => (
      <PasswordField
        key='repeat'
        {...password('repeat')}
        confirmType='done'
        onConfirm={() => void save()}
      />
    ),
  }
  return (
    <FormPage
      note={t(`pay.passwordForm.${isFirst ? 'firstNote' : 'note'}`)}
      problem={failed === 'init' && !isFirst ? t('pay.passwordForm.set') : form.refusal}
      busy={form.busy}
      submitText={t('profile.password.submit')}
      onSubmit={() => void save()}
    >
      {!isFirst && (
        <View className='tp-pay-password__ways'>
          <Segmented
            label={t('pay.passwordForm.ways')}
            options={[
              { value: 'change', label: t('pay.passwordForm.byOld') },
              { value: 'find', label: t('pay.passwordForm.byCode') },
            ]}
            value={chosen}
            onChange={(next) => {
              form.clear()
              setWay(next)
            }}
          />
        </View>
      )}
      {FIELDS[way].map((name) => fields[name]())}
    </FormPage>
  )
})
