import './profile-auth.scss'
import { useEffect } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { FormField } from '../../../../ui/form-field/form-field'
import { HostButton, NicknameField } from '../../../../ui/host-controls/host-controls'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { createHostLogin } from '../../host-deps'
import { answerProfile, saveProfile } from '../../save-profile'

/** The server takes no longer one. */
const NICK_NAME_LENGTH = 30
/** What is said of a failure that is none of ours. */
const PROFILE_FAILED = 'login.problem.profile'

/**
 * Avatar and nickname by the host's own means (client spec §2, `/pages/auth/profile-auth`). Saves them for
 * who is logged in, and gives them to the page that asked as its result event in any case.
 */
export function ProfileAuth(_props: WidgetProps<unknown, unknown>) {
  const services = useServices()
  const { session, navigator, host, kept } = services
  const { readProfile } = createHostLogin(services)
  const t = useTranslate()
  const form = useForm({
    initial: () => ({ avatarUrl: '', nickName: session.user?.detail.nickName ?? '' }),
    sender: useSubmit({ otherwise: PROFILE_FAILED }),
  })
  const { avatarUrl, nickName } = form.values

  // Whoever leaves without an answer has given one: nothing.
  useEffect(() => () => answerProfile(undefined, { kept }), [kept])

  async function take(detail: unknown): Promise<void> {
    form.setRefusal(undefined)
    try {
      const profile = await readProfile(detail)
      form.set({
        avatarUrl: profile.avatarUrl,
        ...(profile.nickName !== '' && { nickName: profile.nickName }),
      })
    } catch (error) {
      form.setRefusal(errorText(error, t, PROFILE_FAILED))
    }
  }

  async function finish(): Promise<void> {
    const profile = { avatarUrl, nickName: nickName.trim() }
    if (profile.avatarUrl === '' && profile.nickName === '') {
      return form.setRefusal(t('login.profile.nickNameEmpty'))
    }
    await form.submit(async () => {
      if (session.isLoggedIn) {
        await saveProfile(profile, services)
        host.toast(t('login.profile.saved'))
      }
      answerProfile(profile, { kept })
      await navigator.back()
    })
  }

  return (
    <View className='tp-profile'>
      <Text className='tp-profile__title' level={2}>
        {t('login.profile.title')}
      </Text>
      <Text className='tp-profile__note'>{t('login.profile.note')}</Text>
      <View className='tp-profile__card'>
        <View className='tp-profile__picture'>
          <Avatar name={nickName} src={avatarUrl || session.user?.detail.avator} size={72} />
          <HostButton
            gift='avatar'
            className='tp-button tp-button--secondary tp-button--m'
            onAnswer={take}
          >
            {t('login.profile.choose')}
          </HostButton>
        </View>
        <FormField label={t('login.profile.nickName')}>
          <NicknameField
            label={t('login.profile.nickName')}
            value={nickName}
            placeholder={t('login.profile.nickNameHint')}
            maxLength={NICK_NAME_LENGTH}
            onChange={(typed) => form.set({ nickName: typed })}
          />
        </FormField>
        {form.refusal && (
          <Text className='tp-profile__problem' role='alert'>
            {form.refusal}
          </Text>
        )}
        <Button
          className='tp-profile__save'
          block
          size='l'
          loading={form.busy}
          onTap={() => void finish()}
        >
          {t('login.profile.save')}
        </Button>
      </View>
      <Pressable
        className='tp-profile__skip'
        onTap={() => void navigator.back().catch(() => undefined)}
      >
        {t('login.profile.skip')}
      </Pressable>
    </View>
  )
}
