import './mobile-form.scss'
import { observer } from 'mobx-react-lite'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { checkCode, checkMobile, readMobile } from '../../../../shared/validation'
import { CodeField } from '../../../../ui/code-field/code-field'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { useSmsCode } from '../../../identity'
import { changeMobile } from '../../contract'
import { noteUser } from '../../queries'

/** Room for a pasted number with blanks or a country code. */
const PASTED_LENGTH = 20

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
  const { mobile } = form.values
  const sendCode = useSmsCode(mobile, (why) => form.refuse('mobile', why))

  const save = () =>
    form.submit(
      async ({ code }) => {
        await changeMobile({ body: { mobile, verifyCode: code } }, { quiet: true })
        noteUser(session, { mobile })
      },
      { done: t('profile.mobile.done') },
    )

  const { error, ...typed } = form.text('mobile', readMobile)
  return (
    <FormPage
      note={t('profile.mobile.note')}
      problem={form.refusal}
      busy={form.busy}
      submitText={t('profile.mobile.submit')}
      onSubmit={() => void save()}
    >
      <Box className='tp-mobile-form__now'>
        <Txt className='tp-mobile-form__label'>{t('profile.mobile.now')}</Txt>
        <Txt className='tp-num'>{now === '' ? t('profile.mobile.none') : mask(now)}</Txt>
      </Box>
      <TextField
        label={t('profile.mobile.next')}
        error={error}
        field={{
          ...typed,
          type: 'tel',
          maxLength: PASTED_LENGTH,
          placeholder: t('profile.mobile.hint'),
          confirmType: 'next',
        }}
      />
      <CodeField
        {...form.text('code')}
        label={t('identity.code.label')}
        placeholder={t('identity.code.hint')}
        confirmType='done'
        onConfirm={() => void save()}
        onSend={async () => (form.check('mobile') ? sendCode() : undefined)}
        sendText={t('identity.code.send')}
        waitText={(n) => t('identity.code.wait', { n })}
      />
    </FormPage>
  )
})
