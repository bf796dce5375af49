import './login-form.scss'
import { useEffect, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import type { UserRecord } from '../../../../http/shapes'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { HostButton } from '../../../../ui/host-controls/host-controls'
import { Divider } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { confirmAgain, createHostLogin, oneTapOf } from '../../host-deps'
import { bindByProof, bindBySms, type HostIdentity, identify } from '../../mini-login'
import { OFFICIAL_PROOF } from '../../official-login'
import { BIND_PAGE } from '../../official-start'
import { checkMobileCode, Heading, MobileCodeFields, Problem, useResend } from './form-parts'
import { useLogin } from './use-login'

/** Binds a mobile number to a login through WeChat or Alipay (client spec §2, `/views/user/wechatLogin`). */
export function BindMobile(_props: WidgetProps<unknown, unknown>) {
  const services = useServices()
  const { host, navigator, kept } = services
  const { deps, readPhoneProof } = createHostLogin(services)
  const t = useTranslate()
  const login = useLogin()
  const resend = useResend()
  const form = useForm({
    initial: { mobile: '', code: '' },
    check: (typed) => checkMobileCode(typed),
    sender: login,
  })
  const way = oneTapOf(host.device.clientType)
  const isMini = way !== undefined && way !== 'official'
  const [known, setKnown] = useState<HostIdentity>()
  /** Who holds the phone, before the tap: a number may be sealed with the key of the login before it. */
  async function prepare(): Promise<void> {
    if (isMini) setKnown(await identify(deps, { background: true }).catch(() => undefined))
  }
  // Once, when the page opens; codes work once, so a try that failed asks anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => void prepare(), [])
  const leave = () => void navigator.back().catch(() => undefined)

  if (!way) {
    return (
      <EmptyState
        variant='locked'
        title={t('login.bind.title')}
        note={t('login.bind.unsupported')}
        actionText={t('common.back')}
        onAction={leave}
      />
    )
  }

  /** The official account's code came with the login; a mini-program gets a fresh one. */
  async function proofOfPerson(): Promise<{ code: string; sessionKey: string } | undefined> {
    if (isMini) return identify(deps)
    const code = kept.get(OFFICIAL_PROOF)
    return code === undefined ? undefined : { code, sessionKey: '' }
  }

  const attempt = (bound: Promise<UserRecord>) =>
    bound.catch((error: unknown) => {
      void prepare()
      throw error
    })

  const take = (detail: unknown) =>
    login.enter(async () => {
      const proof = await readPhoneProof(detail)
      // A login after the tap would take away the key that a sealed number is opened with.
      const person = proof.kind === 'encrypted' && known ? known : await proofOfPerson()
      return person && attempt(bindByProof(proof, person, deps))
    })

  function submit(): void {
    void form.submit(async ({ mobile, code }) => {
      const person = await proofOfPerson()
      if (!person) return confirmAgain(BIND_PAGE)
      const bound = bindBySms({ identityCode: person.code, mobile, code }, deps)
      await login.finish(await attempt(bound))
    })
  }

  const stale = way === 'official' && kept.get(OFFICIAL_PROOF) === undefined
  return (
    <View className='tp-login'>
      <Heading title={t('login.bind.title')} note={t('login.bind.note')} />
      <View className='tp-login__card'>
        {stale ? (
          <View className='tp-login__tap tp-login__tap--last'>
            <Text className='tp-login__note'>{t('login.bind.againNote')}</Text>
            <Button block size='l' onTap={() => confirmAgain(BIND_PAGE)}>
              {t('login.bind.again')}
            </Button>
          </View>
        ) : (
          <>
            {isMini && (
              <View className='tp-login__tap'>
                <HostButton
                  gift='phone'
                  className='tp-button tp-button--primary tp-button--l tp-button--block'
                  disabled={login.busy}
                  onAnswer={take}
                >
                  {t('login.prompt.allow')}
                </HostButton>
                <Divider text={t('login.oneTap.or')} />
              </View>
            )}
            <View className='tp-login__form tp-login__form--last'>
              <MobileCodeFields form={form} resend={resend} onConfirm={submit} />
              <Problem text={form.refusal} />
              <Button
                className='tp-login__submit'
                block
                size='l'
                loading={login.busy}
                onTap={submit}
              >
                {t('login.bind.submit')}
              </Button>
            </View>
          </>
        )}
      </View>
      <Pressable className='tp-login__register' onTap={leave}>
        {t('login.bind.later')}
      </Pressable>
    </View>
  )
}
