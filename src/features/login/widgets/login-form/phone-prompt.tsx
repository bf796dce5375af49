import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { HostButton } from '../../../../ui/host-controls/host-controls'
import { Divider } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { createHostLogin } from '../../host-deps'
import type { HostIdentity } from '../../host-identity'
import { bindByProof, bindBySms } from '../../mini-login'
import { Problem } from './form-parts'
import { checkMobileCode, MobileCodeFields, type Resend } from './mobile-code-fields'
import type { Login } from './use-login'

/** Client spec §4: the phone prompt closes after 3 seconds. */
export const BIND_PROMPT_TIME = 3000
const SECOND = 1000

export interface AutoClose {
  /** Seconds until it closes; undefined once somebody is in it. */
  readonly left: number | undefined
  /** Somebody is in it: it stays until they close it. */
  readonly hold: () => void
}

/** Closes after `BIND_PROMPT_TIME`, unless held. Counts anew each time it opens. */
export function useAutoClose(open: boolean, close: () => void): AutoClose {
  const [left, setLeft] = useState<number>()
  const latest = useRef(close)
  latest.current = close
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => {
    clearInterval(timer.current)
    setLeft(undefined)
  }
  useEffect(() => {
    if (!open) return undefined
    const end = Date.now() + BIND_PROMPT_TIME
    setLeft(BIND_PROMPT_TIME / SECOND)
    timer.current = setInterval(() => {
      const remaining = Math.ceil((end - Date.now()) / SECOND)
      setLeft(Math.max(0, remaining))
      if (remaining > 0) return
      clearInterval(timer.current)
      latest.current()
    }, SECOND)
    return () => clearInterval(timer.current)
  }, [open])
  return { left, hold: stop }
}

interface PhonePromptProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly identity: HostIdentity
  readonly login: Login
  readonly resend: Resend
  readonly onBind: (bind: () => ReturnType<typeof bindByProof>) => void
}

/**
 * Asks for a mobile number to bind (client spec §4): the phone's own by one tap, or another one with a
 * code. Closes by itself after 3 s, but never under somebody's hands.
 */
export function PhonePrompt(props: PhonePromptProps) {
  const { open, onClose, identity, login, resend, onBind } = props
  const services = useServices()
  const { session } = services
  const { deps, readPhoneProof } = createHostLogin(services)
  const t = useTranslate()
  const [manual, setManual] = useState(false)
  const form = useForm({
    initial: () => ({ mobile: session.savedMobile, code: '' }),
    check: (typed) => checkMobileCode(typed),
  })
  const { left, hold } = useAutoClose(open, onClose)

  const take = (detail: unknown) => {
    hold()
    onBind(async () => bindByProof(await readPhoneProof(detail), identity, deps))
  }
  const submit = () => {
    hold()
    if (!form.check()) return
    onBind(() => bindBySms({ identityCode: identity.code, ...form.values }, deps))
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('login.prompt.title')}
      closeLabel={t('common.close')}
    >
      <View className='tp-prompt' onTap={hold}>
        <Text className='tp-prompt__note'>{t('login.prompt.note')}</Text>
        <HostButton
          gift='phone'
          className='tp-button tp-button--primary tp-button--l tp-button--block'
          disabled={login.busy}
          onAnswer={take}
        >
          {t('login.prompt.allow')}
        </HostButton>
        {manual ? (
          <>
            <View className='tp-prompt__or'>
              <Divider text={t('login.oneTap.or')} />
            </View>
            <MobileCodeFields form={form} resend={resend} onConfirm={submit} onFocus={hold} />
            <Button
              className='tp-login__submit'
              kind='secondary'
              block
              size='l'
              loading={login.busy}
              onTap={submit}
            >
              {t('login.prompt.submit')}
            </Button>
          </>
        ) : (
          <Pressable
            className='tp-prompt__manual'
            onTap={() => {
              hold()
              setManual(true)
            }}
          >
            {t('login.prompt.manual')}
          </Pressable>
        )}
        <Problem text={login.problem} />
        {left !== undefined && (
          <Text className='tp-prompt__left'>{t('login.prompt.closesIn', { n: left })}</Text>
        )}
      </View>
    </Sheet>
  )
}
