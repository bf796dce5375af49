import './avatar-form.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { LocalFile } from '../../../../shared/transport'
import { Button } from '../../../../ui/button/button'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import { saveAvatar, uploadAvatar } from '../../avatar'

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
      <Box className='tp-avatar-form'>
        {shown ? (
          <Pic
            className='tp-avatar-form__pic'
            src={shown}
            alt={t('profile.avatar.now')}
            lazy={false}
          />
        ) : (
          <Box className='tp-avatar-form__pic tp-avatar-form__none' decor>
            <Icon name='user' size={48} />
          </Box>
        )}
        <Txt className='tp-avatar-form__note' role={progress === undefined ? undefined : 'status'}>
          {progress === undefined
            ? t(picture ? 'profile.avatar.look' : 'profile.avatar.note')
            : t('profile.avatar.sending', { n: Math.round(progress * HUNDRED) })}
        </Txt>
        <Box className='tp-avatar-form__track' decor>
          {progress !== undefined && (
            <Box
              className='tp-avatar-form__bar'
              style={{ width: `${Math.round(progress * HUNDRED)}%` }}
            />
          )}
        </Box>
      </Box>
    </FormPage>
  )
})
