import './mobile-form.scss'
import { observer } from 'mobx-react-lite'
import { type Form, useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { checkCode, checkMobile, readMobile } from '../../../../shared/validation'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { SmsCodeField } from '../../../identity'
import { changeMobile, changeNickName, changeSex } from '../../contract'
import { noteUser, stale } from '../../queries'

/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

interface ProvedMobileProps {
  readonly form: Form<{ readonly mobile: string; readonly code: string }>
  readonly label: string
  /** Enter in the field of the code; without it another field follows. */
  readonly onConfirm?: () => void
}

/** A mobile number, and the code sent to it that proves it. */
export function ProvedMobile({ form, label, onConfirm }: ProvedMobileProps) {
  const t = useTranslate()
  const { error, ...typed } = form.text('mobile', readMobile)
  return (
    <>
      <TextField
        label={label}
        error={error}
        field={{
          ...typed,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('profile.mobile.hint'),
          confirmType: 'next',
        }}
      />
      <SmsCodeField
        {...form.text('code')}
        mobile={form.values.mobile}
        mayBeSent={() => form.check('mobile')}
        onRefused={(why) => form.refuse('mobile', why)}
        confirmType={onConfirm ? 'done' : 'next'}
        onConfirm={onConfirm}
      />
    </>
  )
}

/** As the contract of the call has it. */
const NAME_LENGTH = 30

/** `/auto/edit?url=/user/nickname`: what others call the user. */
export const NicknameForm = observer(function NicknameForm() {
  const { session, queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: () => ({ name: session.user?.detail.nickName ?? '' }),
    check: ({ name }) => ({
      name: name.trim() === '' ? 'profile.nickname.empty' : undefined,
    }),
  })

  const save = () =>
    form.submit(
      async ({ name }) => {
        const nickName = name.trim()
        await changeNickName({ body: { nickName } }, { quiet: true })
        noteUser(session, { detail: { nickName } })
        await stale.afterFace(queries)
      },
      { done: t('profile.nickname.done') },
    )

  const { error, ...typed } = form.text('name')
  return (
    <FormPage
      problem={form.refusal}
      busy={form.busy}
      submitText={t('common.save')}
      onSubmit={() => void save()}
    >
      <TextField
        label={t('profile.nickname.label')}
        hint={t('profile.nickname.hint', { count: NAME_LENGTH })}
        error={error}
        field={{
          ...typed,
          maxLength: NAME_LENGTH,
          placeholder: t('profile.nickname.placeholder'),
          confirmType: 'done',
          onConfirm: () => void save(),
        }}
      />
    </FormPage>
  )
})

/** In the order they are offered; 0 is not said. */
const SEXES = [2, 1, 0] as const
type Sex = (typeof SEXES)[number]

/** `/auto/edit?url=/user/sex`. */
export const SexForm = observer(function SexForm() {
  const { session } = useServices()
  const t = useTranslate()
  const form = useForm<{ sex: Sex }>({
    initial: () => ({ sex: SEXES.find((each) => each === session.user?.detail.sex) ?? 0 }),
  })

  const save = () =>
    form.submit(
      async ({ sex }) => {
        await changeSex({ body: { sex } }, { quiet: true })
        noteUser(session, { detail: { sex } })
      },
      { done: t('profile.sex.done') },
    )

  return (
    <FormPage
      note={t('profile.sex.note')}
      problem={form.refusal}
      busy={form.busy}
      submitText={t('common.save')}
      onSubmit={() => void save()}
    >
      <RadioGroup label={t('profile.sex.label')}>
        {SEXES.map((each) => (
          <RadioRow
            key={each}
            title={t(`profile.sex.names.${each}`)}
            checked={each === form.values.sex}
            onChange={() => form.set({ sex: each })}
          />
        ))}
      </RadioGroup>
    </FormPage>
  )
})

/** `/auto/edit?url=/user/mobile`: another number, proved by a code sent to it. */
export const MobileForm = observer(function MobileForm() {
  const { session } = useServices()
  const t = useTranslate()
  const now = session.user?.mobile ?? ''
  const form = useForm({
    initial: { mobile: '', code: '' },
    check: ({ mobile, code }) => ({
      mobile: checkMobile(mobile) ?? (mobile === now ? 'profile.mobile.same' : undefined),
      code: checkCode(code),
    }),
  })

  const save = () =>
    form.submit(
      async ({ mobile, code }) => {
        await changeMobile({ body: { mobile, verifyCode: code } }, { quiet: true })
        noteUser(session, { mobile })
      },
      { done: t('profile.mobile.done') },
    )

  return (
    <FormPage
      note={t('profile.mobile.note')}
      problem={form.refusal}
      busy={form.busy}
      submitText={t('profile.mobile.submit')}
      onSubmit={() => void save()}
    >
      <View className='tp-mobile-form__now'>
        <Text className='tp-mobile-form__label'>{t('profile.mobile.now')}</Text>
        <Text className='tp-num'>{now === '' ? t('profile.mobile.none') : mask(now)}</Text>
      </View>
      <ProvedMobile form={form} label={t('profile.mobile.next')} onConfirm={() => void save()} />
    </FormPage>
  )
})
