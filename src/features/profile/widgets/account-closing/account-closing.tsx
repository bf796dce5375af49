import './account-closing.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { mask } from '../../../../shared/mask'
import { TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { closeAccount } from '../../close-account'

const WORD_LENGTH = 20

/** What goes with the account, as keys under `settings.closing.lost`. */
const LOST = [
  ['login', 'sign-out'],
  ['orders', 'receipt'],
  ['money', 'wallet'],
  ['team', 'users'],
  ['device', 'lock'],
] as const satisfies readonly (readonly [string, IconName])[]

/** `/user/delete`: closes the account for good, after a word typed by hand. */
export const AccountClosing = observer(function AccountClosing() {
  const { session, persistence, navigator, host } = useServices()
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const word = t('settings.closing.word')
  const { user } = session

  async function close(): Promise<void> {
    if (busy) return
    if (typed.trim().toLowerCase() !== word.toLowerCase()) {
      setError(t('settings.closing.wrongWord', { word }))
      return
    }
    setBusy(true)
    setProblem(undefined)
    try {
      await closeAccount({ session, persistence, navigator })
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
              mobile: mask(user.mobile),
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
        error={error}
        field={{
          value: typed,
          maxLength: WORD_LENGTH,
          placeholder: word,
          confirmType: 'done',
          onChange: (text) => {
            setTyped(text)
            setError(undefined)
          },
        }}
      />
    </FormPage>
  )
})
