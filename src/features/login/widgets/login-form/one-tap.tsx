import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useServices } from '../../../../engine/services'
import type { UserRecord } from '../../../../http/shapes'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { HostButton } from '../../../../ui/host-controls/host-controls'
import { Icon } from '../../../../ui/icon/icon'
import { Divider } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { createHostLogin } from '../../host-deps'
import {
  bindByProof,
  bindBySms,
  type HostIdentity,
  identify,
  loginByHost,
  type Profile,
} from '../../mini-login'
import { requestProfile, saveProfile } from '../../save-profile'
import { type Consent, checkMobileCode, MobileCodeFields, Problem, type Resend } from './form-parts'
import { type Login, useLogin } from './use-login'

interface OneTapProps {
  readonly way: 'wechat' | 'alipay'
  readonly resend: Resend
  readonly consent: Consent
}

/** The login of the mini-program's host: one tap for whoever has a number bound, a prompt for the others. */
export function OneTap({ way, resend, consent }: OneTapProps) {
  const services = useServices()
  const { report } = services
  const { deps } = createHostLogin(services)
  const t = useTranslate()
  const login = useLogin()
  const [identity, setIdentity] = useState<HostIdentity>()
  const [open, setOpen] = useState(false)
  const [profile, setProfile] = useState<Profile>({})

  const start = () =>
    login.enter(async () => {
      if (!(await consent.ask())) return undefined
      const result = await loginByHost(deps, { nickName: profile.nickName })
      if (result.status === 'loggedIn') return withProfile(result.user)
      setIdentity(result.identity)
      setOpen(true)
      return undefined
    })

  /** The name and picture of their choice; a login is not lost over a picture. */
  async function withProfile(user: UserRecord): Promise<UserRecord> {
    await saveProfile(profile, services).catch((problem: unknown) =>
      report('the profile was not saved', problem),
    )
    return user
  }

  async function bind(send: () => Promise<UserRecord>): Promise<void> {
    const done = await login.enter(async () => withProfile(await send()))
    // Codes work once: the next try starts from a fresh one.
    if (!done) setIdentity(await identify(deps, { background: true }).catch(() => identity))
  }

  const choose = async () => setProfile((await requestProfile(services)) ?? profile)
  const chosen = profile.nickName || profile.avatarUrl
  return (
    <View className='tp-login__tap'>
      <Button block size='l' loading={login.busy} onTap={start}>
        {t(`login.oneTap.${way}`)}
      </Button>
      {identity && !open && (
        <Button kind='secondary' block onTap={() => setOpen(true)}>
          {t('login.prompt.reopen')}
        </Button>
      )}
      {!open && <Problem text={login.problem} />}
      <Pressable className='tp-login__me' onTap={choose}>
        {chosen ? (
          <Avatar name={profile.nickName ?? ''} src={profile.avatarUrl} size={32} />
        ) : (
          <Icon name='user' size={20} />
        )}
        <Text>
          {profile.nickName
            ? t('login.me.chosen', { name: profile.nickName })
            : t(chosen ? 'login.me.noName' : 'login.me.choose')}
        </Text>
      </Pressable>
      {identity && (
        <PhonePrompt
          open={open}
          onClose={() => setOpen(false)}
          identity={identity}
          login={login}
          resend={resend}
          onBind={bind}
        />
      )}
    </View>
  )
}

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
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / SECOND))
      setLeft(remaining)
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
