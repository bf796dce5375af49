import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { type Services, useServices } from '../../../../engine/services'
import { AppError, HostError } from '../../../../errors'
import { uploadFile } from '../../../../http/upload-file'
import { useTranslate } from '../../../../i18n'
import type { LocalFile } from '../../../../shared/transport'
import { Button } from '../../../../ui/button/button'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { updateAvatar } from '../../contract'
import { noteUser, stale } from '../../queries'
import './avatar-form.scss'

/**
 * Sends the picture to the server and answers with its address there.
 *
 * @throws HostError 上传失败 (client spec §8), or what the server said.
 */
async function uploadAvatar(
  file: LocalFile,
  onProgress: (fraction: number) => void,
): Promise<string> {
  try {
    const { url } = await uploadFile(
      { body: { file, kind: 'avatar' } },
      { quiet: true, onProgress },
    )
    return url
  } catch (error) {
    throw told(error) ? error : new HostError('profile.avatar.uploadFailed', error)
  }
}

/**
 * Makes an uploaded picture the avatar, here and on the server.
 *
 * @throws HostError 文件上传成功，保存失败 (client spec §8).
 */
async function saveAvatar(
  url: string,
  { session, queries }: Pick<Services, 'session' | 'queries'>,
): Promise<void> {
  try {
    await updateAvatar({ body: { avatar: url } }, { quiet: true })
  } catch (error) {
    throw new HostError('profile.avatar.saveFailed', error)
  }
  noteUser(session, { detail: { avator: url } })
  await stale.afterFace(queries)
}

/** The server has words of its own, such as a size that is too large. */
const told = (error: unknown): boolean => error instanceof AppError && error.serverMessage !== ''

const SHOWN_WIDTH = 160
const HUNDRED = 100

interface Values {
  readonly picture: LocalFile | undefined
  /** Where the chosen picture is on the server: a save that failed is not sent a second time. */
  readonly sentTo: string | undefined
}

/** `/user/avator`: another picture; chosen, looked at, sent, saved. */
export const AvatarForm = observer(function AvatarForm() {
  const services = useServices()
  const { host, session } = services
  const { imageUrl } = host
  const t = useTranslate()
  const form = useForm<Values>({ initial: { picture: undefined, sentTo: undefined } })
  const { picture } = form.values
  const [progress, setProgress] = useState<number>()
  const shown = picture?.path ?? imageUrl(session.user?.detail.avator ?? '', SHOWN_WIDTH)

  async function choose(): Promise<void> {
    form.clear()
    try {
      const [chosen] = await host.chooseMedia('image', 1)
      if (chosen) form.set({ picture: chosen, sentTo: undefined })
    } catch (error) {
      form.setRefusal(errorText(error, t))
    }
  }

  async function send(file: LocalFile): Promise<void> {
    let url = form.values.sentTo
    if (url === undefined) {
      setProgress(0)
      try {
        url = await uploadAvatar(file, setProgress)
        form.set({ sentTo: url })
      } finally {
        setProgress(undefined)
      }
    }
    await saveAvatar(url, services)
  }

  const save = () =>
    picture ? form.submit(() => send(picture), { done: t('profile.avatar.done') }) : choose()

  return (
    <FormPage
      problem={form.refusal}
      busy={form.busy}
      submitText={t(picture ? 'common.save' : 'profile.avatar.choose')}
      onSubmit={() => void save()}
      after={
        picture && (
          <Button kind='ghost' disabled={form.busy} onTap={() => void choose()}>
            {t('profile.avatar.another')}
          </Button>
        )
      }
    >
      <View className='tp-avatar-form'>
        {shown ? (
          <Image
            className='tp-avatar-form__pic'
            src={shown}
            alt={t('profile.avatar.now')}
            lazy={false}
          />
        ) : (
          <View className='tp-avatar-form__pic tp-avatar-form__none' decor>
            <Icon name='user' size={48} />
          </View>
        )}
        <Text className='tp-avatar-form__note' role={progress === undefined ? undefined : 'status'}>
          {progress === undefined
            ? t(picture ? 'profile.avatar.look' : 'profile.avatar.note')
            : t('profile.avatar.sending', { n: Math.round(progress * HUNDRED) })}
        </Text>
        <View className='tp-avatar-form__track' decor>
          {progress !== undefined && (
            <View
              className='tp-avatar-form__bar'
              style={{ width: `${Math.round(progress * HUNDRED)}%` }}
            />
          )}
        </View>
      </View>
    </FormPage>
  )
})
