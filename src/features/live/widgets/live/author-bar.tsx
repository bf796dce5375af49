import './author-bar.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { followAuthor, unfollowAuthor } from '../../contract-follow'
import type { Live } from '../../contract-shapes'
import { followingOf, stale } from '../../queries'

interface AuthorBarProps {
  readonly title: string
  readonly author: Live['author']
  readonly onLogin: () => void
}

/** What the stream is called, whose it is, and following them. */
export const AuthorBar = observer(function AuthorBar({ title, author, onLogin }: AuthorBarProps) {
  const { host, session, queries } = useServices()
  const { imageUrl } = host
  const { ask } = usePage()
  const t = useTranslate()
  const { id, nickName: name } = author
  const [busy, setBusy] = useState(false)
  const own = session.userId === id
  const asked = useQuery<boolean>({
    ...followingOf(id),
    enabled: session.isLoggedIn && !own,
  })
  const follows = session.isLoggedIn && asked.value === true

  async function change(): Promise<void> {
    if (!session.isLoggedIn) return onLogin()
    if (follows) {
      const sure = await ask({
        title: t('live.unfollowTitle', { name }),
        text: '',
        ok: t('common.ok'),
        cancel: t('common.cancel'),
      })
      if (!sure) return
    }
    setBusy(true)
    try {
      await (follows
        ? unfollowAuthor({ query: { authorId: id } }, { quiet: true })
        : followAuthor({ body: { authorId: id } }, { quiet: true }))
      await asked.reload()
      host.toast(t(follows ? 'live.unfollowed' : 'live.followed', { name }))
      void stale.afterFollow(queries)
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(false)
  }

  return (
    <Box className='tp-live__head'>
      <Avatar name={name} src={imageUrl(author.avatar, 40)} size={40} />
      <Box className='tp-live__names'>
        <Txt className='tp-live__title tp-clamp-2' level={2}>
          {title}
        </Txt>
        <Txt className='tp-live__name tp-ellipsis'>{name}</Txt>
      </Box>
      {!own && (
        <Button
          size='s'
          kind={follows ? 'secondary' : 'primary'}
          icon={follows ? 'check' : 'plus'}
          loading={busy}
          label={t(follows ? 'live.unfollowNamed' : 'live.followNamed', { name })}
          onTap={change}
        >
          {t(follows ? 'live.following' : 'live.follow')}
        </Button>
      )}
    </Box>
  )
})
