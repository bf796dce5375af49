import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import type { UserRecord } from '../../../../http/shapes'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { createHostLogin } from '../../host-deps'
import { type HostIdentity, identify } from '../../host-identity'
import { loginByHost, type Profile } from '../../mini-login'
import { requestProfile, saveProfile } from '../../save-profile'
import { type Consent, Problem } from './form-parts'
import type { Resend } from './mobile-code-fields'
import { PhonePrompt } from './phone-prompt'
import { useLogin } from './use-login'

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
    if (!done) setIdentity(await identify(deps).catch(() => identity))
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
          {!chosen && t('login.me.choose')}
          {chosen && profile.nickName && t('login.me.chosen', { name: profile.nickName })}
          {chosen && !profile.nickName && t('login.me.noName')}
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
