import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { Navigator } from '../../../../routing/navigator'
import { mask } from '../../../../shared/mask'
import { checkCode } from '../../../../shared/validation'
import type { Persistence } from '../../../../stores/persistence'
import type { SessionStore } from '../../../../stores/session-store'
import { CodeField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { sendSmsCode } from '../../../identity'
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

interface Wrong {
  readonly word?: string
  readonly code?: string
}

/** `/user/delete`: closes the account for good, after a word typed by hand and a code sent to its number. */
export const AccountClosing = observer(function AccountClosing() {
  const { session, persistence, navigator, host } = useServices()
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const word = t('settings.closing.word')
  const { user } = session
  const mobile = user?.mobile ?? ''

  function check(): boolean {
    const isWord = typed.trim().toLowerCase() === word.toLowerCase()
    const codeProblem = mobile === '' ? undefined : checkCode(code)
    const found = {
      word: isWord ? undefined : t('settings.closing.wrongWord', { word }),
      code: codeProblem && t(codeProblem),
    }
    setWrong(found)
    return !found.word && !found.code
  }

  async function send(): Promise<number | undefined> {
    try {
      const { resendAfter } = await sendSmsCode({ query: { mobile } }, { quiet: true })
      host.toast(t('settings.code.sent', { mobile: mask(mobile) }))
      return resendAfter
    } catch (failure) {
      setWrong({ ...wrong, code: errorText(failure, t) })
      return undefined
    }
  }

  async function close(): Promise<void> {
    if (busy || !check()) return
    setBusy(true)
    setProblem(undefined)
    try {
      await closeAccount(code, { session, persistence, navigator })
      host.toast(t('settings.closing.done'))
    } catch (failure) {
      setProblem(errorText(failure, t))
    }
    setBusy(false)
  }

  return (
    <FormPage
      problem={problem}
      busy={busy}
      submitKind='danger'
      submitText={t('settings.closing.submit')}
      onSubmit={() => void close()}
    >
      <Box className='tp-closing__head'>
        <Icon name='alert' size={28} tone='danger' />
        <Txt className='tp-closing__title' level={2}>
          {t('settings.closing.title')}
        </Txt>
        {user && (
          <Txt className='tp-closing__who'>
            {t('settings.closing.who', {
              name: user.detail.nickName || user.user.userName,
              mobile: mask(mobile),
            })}
          </Txt>
        )}
      </Box>
      <Box role='list' label={t('settings.closing.title')}>
        {LOST.map(([key, icon]) => (
          <Box key={key} className='tp-closing__lost' role='listitem'>
            <Icon name={icon} size={20} tone='muted' />
            <Txt className='tp-closing__text'>{t(`settings.closing.lost.${key}`)}</Txt>
          </Box>
        ))}
      </Box>
      <TextField
        label={t('settings.closing.typeWord', { word })}
        error={wrong.word}
        field={{
          value: typed,
          maxLength: WORD_LENGTH,
          placeholder: word,
          confirmType: mobile === '' ? 'done' : 'next',
          onChange: (text) => {
            setTyped(text)
            setWrong({ ...wrong, word: undefined })
          },
        }}
      />
      {mobile !== '' && (
        <CodeField
          label={t('settings.code.label')}
          error={wrong.code}
          value={code}
          placeholder={t('settings.code.hint')}
          confirmType='done'
          onConfirm={() => void close()}
          onChange={(text) => {
            setCode(text)
            setWrong({ ...wrong, code: undefined })
          }}
          onSend={send}
          sendText={t('settings.code.send')}
          waitText={(n) => t('settings.code.wait', { n })}
        />
      )}
    </FormPage>
  )
})
