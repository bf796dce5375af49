import { observer } from 'mobx-react-lite'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { Navigator } from '../../../../routing/navigator'
import { mask } from '../../../../shared/mask'
import { checkCode } from '../../../../shared/validation'
import type { Persistence } from '../../../../stores/persistence'
import type { SessionStore } from '../../../../stores/session-store'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Text, View } from '../../../../ui/primitives/elements'
import { SmsCodeField } from '../../../identity'
import { cancelAccount } from '../../contract'
import './account-closing.scss'

interface CloseAccountDeps {
  readonly session: SessionStore
  readonly persistence: Persistence
  readonly navigator: Navigator
}

/**
 * Closes the account for good, forgets it on this device (the saved number too: nobody logs in with it
 * again) and goes home.
 *
 * @param code sent to the account's number; empty for an account without a number.
 * @throws AppError when the server did not close it: the user is then still logged in.
 */
export async function closeAccount(code: string, deps: CloseAccountDeps): Promise<void> {
  const { session, persistence, navigator } = deps
  await cancelAccount({ query: { verifyCode: code } }, { quiet: true })
  session.logout('logout')
  persistence.remove('account')
  await navigator.home()
}

const WORD_LENGTH = 20

/** What goes with the account, as keys under `settings.closing.lost`. */
const LOST = [
  ['login', 'sign-out'],
  ['orders', 'receipt'],
  ['money', 'wallet'],
  ['team', 'users'],
  ['device', 'lock'],
] as const satisfies readonly (readonly [string, IconName])[]

/** `/user/delete`: closes the account for good, after a word typed by hand and a code sent to its number. */
export const AccountClosing = observer(function AccountClosing() {
  const { session, persistence, navigator, host } = useServices()
  const t = useTranslate()
  const word = t('profile.closing.word')
  const { user } = session
  const mobile = user?.mobile ?? ''
  const form = useForm({
    initial: { word: '', code: '' },
    check: (typed) => ({
      word:
        typed.word.trim().toLowerCase() === word.toLowerCase()
          ? undefined
          : (['profile.closing.wrongWord', { word }] as const),
      code: mobile === '' ? undefined : checkCode(typed.code),
    }),
  })

  const close = () =>
    form.submit(async ({ code }) => {
      await closeAccount(code, { session, persistence, navigator })
      host.toast(t('profile.closing.done'))
    })

  const { error, ...typed } = form.text('word')
  return (
    <FormPage
      problem={form.refusal}
      busy={form.busy}
      submitKind='danger'
      submitText={t('profile.closing.submit')}
      onSubmit={() => void close()}
    >
      <View className='tp-closing__head'>
        <Icon name='alert' size={28} tone='danger' />
        <Text className='tp-closing__title' level={2}>
          {t('profile.closing.title')}
        </Text>
        {user && (
          <Text className='tp-closing__who'>
            {t('profile.closing.who', {
              name: user.detail.nickName || user.user.userName,
              mobile: mask(mobile),
            })}
          </Text>
        )}
      </View>
      <View role='list' label={t('profile.closing.title')}>
        {LOST.map(([key, icon]) => (
          <View key={key} className='tp-closing__lost' role='listitem'>
            <Icon name={icon} size={20} tone='muted' />
            <Text className='tp-closing__text'>{t(`profile.closing.lost.${key}`)}</Text>
          </View>
        ))}
      </View>
      <TextField
        label={t('profile.closing.typeWord', { word })}
        error={error}
        field={{
          ...typed,
          maxLength: WORD_LENGTH,
          placeholder: word,
          confirmType: mobile === '' ? 'done' : 'next',
        }}
      />
      {mobile !== '' && (
        <SmsCodeField
          {...form.text('code')}
          mobile={mobile}
          onRefused={(why) => form.refuse('code', why)}
          confirmType='done'
          onConfirm={() => void close()}
        />
      )}
    </FormPage>
  )
})
