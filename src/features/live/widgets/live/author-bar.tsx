import { useOffer } from '../../../../engine/actions/open'
import './author-bar.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Text, View } from '../../../../ui/primitives/elements'
import { forbidLive } from '../../contract'
import { followAuthor, unfollowAuthor } from '../../contract-follow'
import { type LiveRoom, LiveStatus } from '../../contract-shapes'
import { followingOf, stale } from '../../queries'

/** How the user stands to the author of a stream. */
export interface Follow {
  /** It is the user's own stream. */
  readonly own: boolean
  readonly follows: boolean
  readonly busy: boolean
  /** Follows, or after a question no more; a visitor is led to the login. */
  readonly change: () => Promise<void>
}

/**
 * What a tap does, said when it is done or when it could not be.
 *
 * @returns whether it runs, and what runs it.
 */
function useSaid() {
  const { host } = useServices()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  async function run(act: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    try {
      await act()
      host.toast(done)
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(false)
  }
  return { busy, run }
}

/** Following the author of a stream; who follows is told when they begin. To be called in an observer. */
export function useFollow({ author }: LiveRoom, onLogin: () => void): Follow {
  const services = useServices()
  const { session, queries } = services
  const { ask } = usePage()
  const t = useTranslate()
  const { busy, run } = useSaid()
  const { id, nickName: name } = author
  const own = session.userId === id
  const asked = useQuery<boolean>({ ...followingOf(id), enabled: session.isLoggedIn && !own })
  const follows = session.isLoggedIn && asked.value === true
  return {
    own,
    follows,
    busy,
    async change() {
      if (!session.isLoggedIn) return onLogin()
      if (process.env.TARO_ENV !== 'h5' && !follows) void services.news?.ask('live')
      const answers = { ok: t('common.ok'), cancel: t('common.cancel') }
      const question = { title: t('live.unfollowTitle', { name }), text: '', ...answers }
      if (follows && !(await ask(question))) return
      await run(
        async () => {
          await (follows
            ? unfollowAuthor({ query: { authorId: id } }, { quiet: true })
            : followAuthor({ body: { authorId: id } }, { quiet: true }))
          await asked.reload()
          void stale.afterFollow(queries)
        },
        t(follows ? 'live.unfollowed' : 'live.followed', { name }),
      )
    },
  }
}

interface AuthorBarProps {
  readonly room: LiveRoom
  readonly status: LiveStatus
  readonly follow: Follow
  /** To where its author works. */
  readonly onManage: () => void
  /** An administrator has taken it off the air. */
  readonly onForbidden: () => Promise<void>
}

/** What the stream is called, whose it is, and following them; for who may, the way to manage or stop it. */
export const AuthorBar = observer(function AuthorBar(props: AuthorBarProps) {
  const { room, status, follow, onManage, onForbidden } = props
  const { title, author, actions } = room
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const { run } = useSaid()
  const { own, follows } = follow
  const name = author.nickName
  const isOwner = own && actions.includes('manage')
  const mayForbid = actions.includes('forbid') && status !== LiveStatus.Forbidden

  async function forbid(): Promise<void> {
    const sure = await ask({
      title: t('live.forbid.title'),
      text: t('live.forbid.text', { title }),
      ok: t('live.forbid.ok'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    await run(async () => {
      await forbidLive({ body: { liveId: room.id } }, { quiet: true })
      await onForbidden()
      void stale.afterFollow(queries)
    }, t('live.forbid.done'))
  }

  return (
    <View className='tp-live__head'>
      <Avatar name={name} src={host.imageUrl(author.avatar, 40)} size={40} />
      <View className='tp-live__names'>
        <Text className='tp-live__title tp-whole' level={2}>
          {title}
        </Text>
        <Text className='tp-live__name tp-whole'>{name}</Text>
      </View>
      {mayForbid && <IconButton name='circle-x' label={t('live.forbid.do')} onTap={forbid} />}
      {isOwner && (
        <Button size='s' kind='secondary' icon='settings' onTap={onManage}>
          {t('live.manage')}
        </Button>
      )}
      {!own && (
        <Button
          size='s'
          kind={follows ? 'secondary' : 'primary'}
          icon={follows ? 'check' : 'plus'}
          loading={follow.busy}
          label={t(follows ? 'live.unfollowNamed' : 'live.followNamed', { name })}
          onTap={offer(follows ? unfollowAuthor : followAuthor, follow.change)}
        >
          {t(follows ? 'live.following' : 'live.follow')}
        </Button>
      )}
    </View>
  )
})
