import './live.scss'
import './shelf.scss'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { UnderHeader } from '../../../../ui/nav-bar/page-top'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import { useVisit } from '../../../favorite'
import { Barred, type LiveProduct, type LiveRoom, LiveStatus } from '../../contract-shapes'
import { liveBy } from '../../queries'
import type { RoomConfig, RoomValue } from '.'
import { AuthorBar, useFollow } from './author-bar'
import { Chat, Composer } from './chat'
import { RoomBones, Stage } from './stage'
import { useRoom } from './use-room'

const PICTURE = 56

interface ShelfProductProps {
  readonly product: LiveProduct
  /** Its author shows it just now. */
  readonly isPinned: boolean
  readonly pressOf: (product: LiveProduct) => () => void
}

/** A product of a stream; a tap leads to its page. */
export function ShelfProduct({ product, isPinned, pressOf }: ShelfProductProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { name, image, price, stock } = product
  const label = [
    ...(isPinned ? [t('live.pinned')] : []),
    t('live.product', { name, price: moneyText(price) }),
    ...(stock > 0 ? [] : [t('live.soldOut')]),
  ].join(', ')
  return (
    <Pressable
      role='link'
      className={cx('tp-live__product', isPinned && 'tp-live__product--now')}
      label={label}
      onTap={pressOf(product)}
    >
      <Image className='tp-live__product-pic' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-live__product-body'>
        {isPinned && <Text className='tp-live__now'>{t('live.pinned')}</Text>}
        <Text className='tp-live__product-name tp-whole'>{name}</Text>
        <View className='tp-live__product-foot'>
          <Price cents={price} size='s' tone={stock > 0 ? 'brand' : 'muted'} />
          {stock > 0 ? (
            <Text className='tp-live__look'>{t('live.look')}</Text>
          ) : (
            <Text className='tp-live__out'>{t('live.soldOut')}</Text>
          )}
        </View>
      </View>
    </Pressable>
  )
}

interface ShelfButtonProps {
  readonly count: number
  readonly onTap: () => void
}

/** Opens the shelf, and says how much there is on it. */
export function ShelfButton({ count, onTap }: ShelfButtonProps) {
  const t = useTranslate()
  return (
    <Pressable className='tp-live__shelf' label={t('live.shelf', { n: count })} onTap={onTap}>
      <Icon name='cart' size={24} />
      <Text className='tp-live__shelf-count tp-num'>{String(count)}</Text>
    </Pressable>
  )
}

interface ShelfProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly products: readonly LiveProduct[]
  /** What the author shows just now: it stands first. */
  readonly pinnedId: string
  readonly pressOf: (product: LiveProduct) => () => void
}

/** What the author shows for sale, from below. */
export function Shelf({ open, onClose, products, pinnedId, pressOf }: ShelfProps) {
  const t = useTranslate()
  const isPinned = ({ id }: LiveProduct) => id === pinnedId
  const shown = [...products.filter(isPinned), ...products.filter((each) => !isPinned(each))]
  return (
    <Sheet
      open={open && products.length > 0}
      onClose={onClose}
      title={t('live.products')}
      closeLabel={t('common.close')}
    >
      <View className='tp-live__products' role='group' label={t('live.products')}>
        {shown.map((product) => (
          <ShelfProduct
            key={product.id}
            product={product}
            isPinned={isPinned(product)}
            pressOf={pressOf}
          />
        ))}
      </View>
    </Sheet>
  )
}

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
      skeleton={
        <Dark>
          <RoomBones />
        </Dark>
      }
    >
      {(room) => (
        <Room key={room.id} room={room} still={value} config={config} reload={query.reload} />
      )}
    </OneState>
  )
})

/** The screen of a room, come or not: as high as there is, dark in both themes. */
function Dark({
  isReplay,
  children,
}: {
  readonly isReplay?: boolean
  readonly children: ReactNode
}) {
  const { meta } = usePage().about()
  return (
    <UnderHeader
      className={cx('tp-live tp-dusk', isReplay && 'tp-live--replay')}
      on={meta?.nav?.transparent === true}
    >
      {children}
    </UnderHeader>
  )
}

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
    (product: { id: string }) =>
      open.to(fillUrl(productUrl, product), { first: () => setOpen(false) }),
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
      <Dark isReplay={isReplay}>
        <Stage
          room={room}
          state={state}
          follow={follow}
          replays={isReplay}
          onReplay={() => setReplays(true)}
          onLeave={open.to(listUrl, { replace: true })}
        >
          <AuthorBar
            room={room}
            status={state.status}
            follow={follow}
            onManage={open.to(fillUrl(deskUrl, room))}
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
          {pinned && <ShelfProduct product={pinned} isPinned pressOf={openProduct} />}
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
      </Dark>
      <Shelf
        open={isOpen}
        onClose={() => setOpen(false)}
        products={products}
        pinnedId={state.pinnedId}
        pressOf={openProduct}
      />
    </>
  )
})
