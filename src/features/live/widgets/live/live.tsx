import './live.scss'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { UnderHeader } from '../../../../ui/nav-bar/under-header'
import { Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { useVisit } from '../../../favorite'
import { Barred, type LiveRoom, LiveStatus } from '../../contract-shapes'
import { liveBy } from '../../queries'
import type { RoomConfig, RoomValue } from '.'
import { AuthorBar, useFollow } from './author-bar'
import { Chat, Composer } from './chat'
import { Shelf, ShelfButton, ShelfProduct } from './shelf'
import { RoomBones, Stage } from './stage'
import { useRoom } from './use-room'

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
  const [replays, setReplays] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const { productUrl, listUrl, deskUrl } = config
  const onLogin = () => openLogin(services, page)
  useVisit('live', room.id)
  const follow = useFollow(room, onLogin)
  const openProduct = useCallback(
    (product: { id: string }) => {
      setOpen(false)
      open(fillUrl(productUrl, product))
    },
    [open, productUrl],
  )
  const { messages, unsent } = state.talk
  const isOut = state.barred === Barred.Removed
  // Nothing was said, and nothing can be.
  const isSilent = state.status !== LiveStatus.Live && messages.length + unsent.length === 0
  const isTold = state.status !== LiveStatus.Forbidden && !isOut
  const products = isTold ? room.products : []
  const isReplay = replays && state.status === LiveStatus.Ended && isTold
  const pinned = products.find(({ id }) => id === state.pinnedId)
  return (
    <>
      <UnderHeader
        className={cx('tp-live tp-dusk', isReplay && 'tp-live--replay')}
        on={page.about().meta?.nav?.transparent === true}
      >
        <Stage
          room={room}
          state={state}
          follow={follow}
          replays={isReplay}
          onReplay={() => setReplays(true)}
          onLeave={() => open(listUrl, { replace: true })}
        >
          <AuthorBar
            room={room}
            status={state.status}
            follow={follow}
            onManage={() => open(fillUrl(deskUrl, room))}
            onForbidden={reload}
          />
        </Stage>
        <View className='tp-live__foot'>
          {isTold && state.notice !== '' && (
            <View className='tp-live__notice' role='status'>
              <Icon name='bell' size={16} />
              <Text className='tp-live__notice-text'>
                {t('live.notice', { text: state.notice })}
              </Text>
            </View>
          )}
          {!isOut && !isSilent && !isReplay && (
            <Chat
              talk={state.talk}
              lost={state.lost}
              me={session.userId}
              sendAgain={state.sendAgain}
              discard={state.discard}
            />
          )}
          {pinned && <ShelfProduct product={pinned} isPinned onOpen={openProduct} />}
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
          >
            {products.length > 0 && (
              <ShelfButton count={products.length} onTap={() => setOpen(true)} />
            )}
          </Composer>
        </View>
      </UnderHeader>
      <Shelf
        open={isOpen}
        onClose={() => setOpen(false)}
        products={products}
        pinnedId={state.pinnedId}
        onOpen={openProduct}
      />
    </>
  )
})
