import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { ValidationError } from '../../../../errors'
import { type Translate, useTranslate } from '../../../../i18n'
import type { TextKey } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import {
  checkCode,
  checkNewPassword,
  checkPassword,
  checkRepeat,
} from '../../../../shared/validation'
import { Segmented } from '../../../../ui/choices/choices'
import { CodeField, PasswordField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Box } from '../../../../ui/primitives/elements'
import { sendSmsCode } from '../../../identity'
import {
  changePayPassword,
  checkPayPassword,
  findPayPassword,
  initPayPassword,
} from '../../contract-password'
import './pay-password-form.scss'

/** The first pay password, another by the present one, or by a code. */
export type Way = 'init' | 'change' | 'find'
export type PayField = 'old' | 'code' | 'next' | 'repeat'
export type Draft = Readonly<Record<PayField, string>>

export const EMPTY: Draft = { old: '', code: '', next: '', repeat: '' }

/** What each way asks for, in order. */
export const FIELDS: Readonly<Record<Way, readonly PayField[]>> = {
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

/** What is wrong, by field, in words; empty when it can be sent. */
export function problemsOf(way: Way, draft: Draft, t: Translate): Partial<Draft> {
  const problems: Partial<Record<PayField, string>> = {}
  for (const field of FIELDS[way]) {
    const key = rules[field](draft, way)
    if (key) problems[field] = t(key)
  }
  return problems
}

const DONE = { init: 'set', change: 'changed', find: 'changed' } as const satisfies Record<
  Way,
  string
>

/** `/auto/edit?url=/user/pay-password`: the first one, another by the present one, or by a code. */
export const PayPasswordForm = observer(function PayPasswordForm({
  value: isFirst,
}: WidgetProps<boolean, unknown>) {
  const { session, host, queries } = useServices()
  const t = useTranslate()
  const submit = useSubmit()
  const [chosen, setWay] = useState<'change' | 'find'>('change')
  const [typed, setTyped] = useState<Draft>(EMPTY)
  const [wrong, setWrong] = useState<Partial<Draft>>({})
  const way: Way = isFirst ? 'init' : chosen
  const mobile = session.user?.mobile ?? ''
  const set = (name: PayField, text: string) => {
    setTyped({ ...typed, [name]: text })
    setWrong({ ...wrong, [name]: undefined })
  }

  async function send(): Promise<number | undefined> {
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } }, { quiet: true })
      host.toast(t('settings.code.sent', { mobile: mask(mobile) }))
      return resendAfter
    } catch (error) {
      setWrong({ ...wrong, code: errorText(error, t) })
      return undefined
    }
  }

  const senders: Record<Way, () => Promise<unknown>> = {
    init: () => initPayPassword({ body: { password: typed.next } }, { quiet: true }),
    change: async () => {
      const right = await checkPayPassword({ query: { password: typed.old } }, { quiet: true })
      if (!right) throw new ValidationError('old', 'settings.payPassword.wrong')
      await changePayPassword(
        { body: { oldPassword: typed.old, password: typed.next } },
        { quiet: true },
      )
    },
    find: () =>
      findPayPassword({ body: { verifyCode: typed.code, password: typed.next } }, { quiet: true }),
  }

  async function save(): Promise<void> {
    const problems = problemsOf(way, typed, t)
    setWrong(problems)
    if (Object.keys(problems).length > 0) return
    await submit.run(senders[way], {
      done: t(`settings.payPassword.${DONE[way]}`),
    })
    await stale.afterPassword(queries)
  }

  const password = (name: 'old' | 'next' | 'repeat') => ({
    value: typed[name],
    label: t(`settings.payPassword.${name}`),
    placeholder: t(
      name === 'old' ? 'settings.payPassword.oldHint' : `settings.password.${name}Hint`,
    ),
    error: wrong[name],
    showLabel: t('settings.password.show'),
    hideLabel: t('settings.password.hide'),
    onChange: (text: string) => set(name, text),
  })
  const fields: Record<PayField, () => JSX.Element> = {
    old: () => <PasswordField key='old' {...password('old')} />,
    code: () => (
      <CodeField
        key='code'
        label={t('settings.payPassword.code', { mobile: mask(mobile) })}
        error={wrong.code}
        value={typed.code}
        placeholder={t('settings.code.hint')}
        onChange={(text) => set('code', text)}
        onSend={send}
        sendText={t('settings.code.send')}
        waitText={(n) => t('settings.code.wait', { n })}
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
      note={t(`settings.payPassword.${isFirst ? 'firstNote' : 'note'}`)}
      problem={submit.problem}
      busy={submit.busy}
      submitText={t('settings.password.submit')}
      onSubmit={() => void save()}
    >
      {!isFirst && (
        <Box className='tp-pay-password__ways'>
          <Segmented
            label={t('settings.payPassword.ways')}
            options={[
              { value: 'change', label: t('settings.payPassword.byOld') },
              { value: 'find', label: t('settings.payPassword.byCode') },
            ]}
            value={chosen}
            onChange={(next) => {
              submit.setProblem(undefined)
              setWrong({})
              setWay(next)
            }}
          />
        </Box>
      )}
      {FIELDS[way].map((name) => fields[name]())}
    </FormPage>
  )
})
