import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Button, IconButton } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { forbidLive } from '../../contract'
import { followAuthor, unfollowAuthor } from '../../contract-follow'
import { Barred, type LiveRoom, LiveStatus } from '../../contract-shapes'
import { followingOf, liveBy, stale } from '../../queries'
import type { RoomConfig, RoomValue } from '.'
import { Chat, Composer } from './chat'
import { PushBar, RoomBones, Stage } from './stage'
import { useRoom } from './use-room'
import './author-bar.scss'
import './live.scss'

const OFFLINE = { title: 'live.offline', note: 'live.offlineNote' } as const

/** The room of the stream that the address names. */
export const Live = observer(function Live({
  value,
  config,
}: WidgetProps<RoomValue | undefined, RoomConfig>) {
  const { idParam, listUrl } = config
  const page = usePage()
  const id = page.query[idParam] ?? ''
  const query = useQuery<LiveRoom>({
    ...liveBy(id),
    enabled: value === undefined && id !== '',
  })
  return (
    <OneState
      id={id}
      query={query}
      given={value?.room}
      missing={{
        title: 'live.missing.title',
        note: 'live.missing.note',
        action: 'live.ended.action',
        url: listUrl,
        replace: true,
      }}
      offline={OFFLINE}
      skeleton={<RoomBones />}
    >
      {(room) => (
        <Room key={room.id} room={room} still={value} config={config} reload={query.reload} />
      )}
    </OneState>
  )
})

interface RoomProps {
  readonly room: LiveRoom
  readonly still: RoomValue | undefined
  readonly config: RoomConfig
  readonly reload: () => Promise<void>
}

const Room = observer(function Room({ room, still, config, reload }: RoomProps) {
  const services = useServices()
  const { session } = services
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const state = useRoom(room, still, reload)
  const { productUrl, listUrl, deskUrl } = config
  const onLogin = () => openLogin(services, page)
  const openProduct = useCallback(
    (product: { id: string }) => open(fillUrl(productUrl, product)),
    [open, productUrl],
  )
  const { messages, unsent } = state.talk
  // Nothing was said, and nothing can be: the picture takes the room.
  const isOut = state.barred === Barred.Removed
  const isSilent = state.status !== LiveStatus.Live && messages.length + unsent.length === 0
  const quiet = isOut || isSilent
  const isTold = state.status !== LiveStatus.Forbidden && !isOut
  const onSale = room.products.length > 0 && isTold
  return (
    <View className={cx('tp-live', quiet && 'tp-live--quiet')}>
      <Stage
        room={room}
        status={state.status}
        viewers={state.viewers}
        playUrl={state.playUrl}
        barred={state.barred}
        onLeave={() => open(listUrl, { replace: true })}
      />
      <View className='tp-live__side'>
        <AuthorBar
          room={room}
          status={state.status}
          onLogin={onLogin}
          onManage={() => open(fillUrl(deskUrl, room))}
          onForbidden={reload}
        />
        {isTold && state.notice !== '' && (
          <View className='tp-live__notice' role='status'>
            <Icon name='bell' size={16} />
            <Text className='tp-live__notice-text'>{t('live.notice', { text: state.notice })}</Text>
          </View>
        )}
        {onSale && (
          <PushBar products={room.products} pinnedId={state.pinnedId} onOpen={openProduct} />
        )}
        {!quiet && (
          <Chat
            talk={state.talk}
            lost={state.lost}
            me={session.userId}
            sendAgain={state.sendAgain}
            discard={state.discard}
          />
        )}
        <Composer
          status={state.status}
          barred={state.barred}
          draft={state.draft}
          setDraft={state.setDraft}
          send={state.send}
          likes={state.likes}
          thumb={state.thumb}
          isLoggedIn={session.isLoggedIn}
          onLogin={onLogin}
        />
      </View>
    </View>
  )
})

interface AuthorBarProps {
  readonly room: LiveRoom
  readonly status: LiveStatus
  readonly onLogin: () => void
  /** To where its author works. */
  readonly onManage: () => void
  /** An administrator has taken it off the air. */
  readonly onForbidden: () => Promise<void>
}

/** What the stream is called, whose it is, and following them; for who may, the way to manage or stop it. */
const AuthorBar = observer(function AuthorBar(props: AuthorBarProps) {
  const { room, status, onLogin, onManage, onForbidden } = props
  const { title, author, actions } = room
  const { host, session, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const { id, nickName: name } = author
  const [busy, setBusy] = useState(false)
  const own = session.userId === id
  const asked = useQuery<boolean>({ ...followingOf(id), enabled: session.isLoggedIn && !own })
  const follows = session.isLoggedIn && asked.value === true
  const isOwner = own && actions.includes('manage')
  const mayForbid = actions.includes('forbid') && status !== LiveStatus.Forbidden

  async function work(act: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    try {
      await act()
      host.toast(done)
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(false)
  }

  async function change(): Promise<void> {
    if (!session.isLoggedIn) return onLogin()
    const answers = { ok: t('common.ok'), cancel: t('common.cancel') }
    const question = { title: t('live.unfollowTitle', { name }), text: '', ...answers }
    if (follows && !(await ask(question))) return
    await work(
      async () => {
        await (follows
          ? unfollowAuthor({ query: { authorId: id } }, { quiet: true })
          : followAuthor({ body: { authorId: id } }, { quiet: true }))
        await asked.reload()
        void stale.afterFollow(queries)
      },
      t(follows ? 'live.unfollowed' : 'live.followed', { name }),
    )
  }

  async function forbid(): Promise<void> {
    const sure = await ask({
      title: t('live.forbid.title'),
      text: t('live.forbid.text', { title }),
      ok: t('live.forbid.ok'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    await work(async () => {
      await forbidLive({ body: { liveId: room.id } }, { quiet: true })
      await onForbidden()
      void stale.afterFollow(queries)
    }, t('live.forbid.done'))
  }

  return (
    <View className='tp-live__head'>
      <Avatar name={name} src={host.imageUrl(author.avatar, 40)} size={40} />
      <View className='tp-live__names'>
        <Text className='tp-live__title tp-clamp-2' level={2}>
          {title}
        </Text>
        <Text className='tp-live__name tp-ellipsis'>{name}</Text>
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
          loading={busy}
          label={t(follows ? 'live.unfollowNamed' : 'live.followNamed', { name })}
          onTap={change}
        >
          {t(follows ? 'live.following' : 'live.follow')}
        </Button>
      )}
    </View>
  )
})
