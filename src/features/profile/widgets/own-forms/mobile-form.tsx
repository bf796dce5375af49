import './mobile-form.scss'
import { observer } from 'mobx-react-lite'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { checkCode, checkMobile } from '../../../../shared/validation'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { changeMobile } from '../../contract'
import { ProvedMobile } from '../../parts/proved-mobile'
import { noteUser } from '../../queries'

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
      <Box className='tp-mobile-form__now'>
        <Txt className='tp-mobile-form__label'>{t('profile.mobile.now')}</Txt>
        <Txt className='tp-num'>{now === '' ? t('profile.mobile.none') : mask(now)}</Txt>
      </Box>
      <ProvedMobile form={form} label={t('profile.mobile.next')} onConfirm={() => void save()} />
    </FormPage>
  )
})
