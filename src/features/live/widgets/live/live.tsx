import { observer } from 'mobx-react-lite'
import { memo, useCallback } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Scroll } from '../../../../ui/primitives/scroll'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { type LiveProduct, type LiveRoom, LiveStatus } from '../../contract-shapes'
import { liveBy } from '../../queries'
import type { RoomConfig, RoomValue } from '.'
import { AuthorBar } from './author-bar'
import { Chat } from './chat'
import { Composer } from './composer'
import { Stage } from './stage'
import { useRoom } from './use-room'
import './live.scss'
import './push-bar.scss'

interface PushBarProps {
  readonly products: readonly LiveProduct[]
  readonly onOpen: (product: LiveProduct) => void
}

const PICTURE = 56

/** What the author shows for sale, in one row. */
const PushBar = memo(function PushBar({ products, onOpen }: PushBarProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <Scroll direction='x' className='tp-live__push' role='group' label={t('live.products')}>
      <Box className='tp-live__strip'>
        {products.map((product) => {
          const { id, name, image, price, stock } = product
          const label = t('live.product', { name, price: moneyText(price) })
          return (
            <Press
              key={id}
              role='link'
              className='tp-live__product'
              label={stock > 0 ? label : `${label}, ${t('live.soldOut')}`}
              onTap={() => onOpen(product)}
            >
              <Pic className='tp-live__product-pic' src={imageUrl(image, PICTURE)} alt='' />
              <Box className='tp-live__product-body'>
                <Txt className='tp-live__product-name tp-ellipsis'>{name}</Txt>
                <Box className='tp-live__product-foot'>
                  <Price cents={price} size='s' tone={stock > 0 ? 'brand' : 'muted'} />
                  {stock > 0 ? (
                    <Txt className='tp-live__look'>{t('live.look')}</Txt>
                  ) : (
                    <Txt className='tp-live__out'>{t('live.soldOut')}</Txt>
                  )}
                </Box>
              </Box>
            </Press>
          )
        })}
      </Box>
    </Scroll>
  )
})

const OFFLINE = { title: 'live.offline', note: 'live.offlineNote' } as const

/** The room of the stream that the address names. */
export const Live = observer(function Live({
  value,
  config,
}: WidgetProps<RoomValue | undefined, RoomConfig>) {
  const { idParam, listUrl } = config
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const id = page.query[idParam] ?? ''
  const query = useQuery<LiveRoom>({
    ...liveBy(id),
    enabled: value === undefined && id !== '',
  })
  if (!value && id === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('live.missing.title')}
        note={t('live.missing.note')}
        actionText={t('live.ended.action')}
        onAction={() => open(listUrl, { replace: true })}
      />
    )
  }
  return (
    <QueryState query={query} given={value?.room} offline={OFFLINE} skeleton={<RoomBones />}>
      {(room) => (
        <Room key={room.id} room={room} still={value} config={config} reload={query.reload} />
      )}
    </QueryState>
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
  const open = useOpen()
  const state = useRoom(room, still, reload)
  const { productUrl, listUrl } = config
  const onLogin = () => openLogin(services, page)
  const openProduct = useCallback(
    (product: { id: string }) => open(fillUrl(productUrl, product)),
    [open, productUrl],
  )
  const { messages, unsent } = state.talk
  // Nothing was said, and nothing can be: the picture takes the room.
  const quiet = state.status !== LiveStatus.Live && messages.length + unsent.length === 0
  const onSale = room.products.length > 0 && state.status !== LiveStatus.Forbidden
  return (
    <Box className={cx('tp-live', quiet && 'tp-live--quiet')}>
      <Stage
        room={room}
        status={state.status}
        viewers={state.viewers}
        playUrl={state.playUrl}
        onLeave={() => open(listUrl, { replace: true })}
      />
      <Box className='tp-live__side'>
        <AuthorBar title={room.title} author={room.author} onLogin={onLogin} />
        {onSale && <PushBar products={room.products} onOpen={openProduct} />}
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
          draft={state.draft}
          setDraft={state.setDraft}
          send={state.send}
          likes={state.likes}
          thumb={state.thumb}
          isLoggedIn={session.isLoggedIn}
          onLogin={onLogin}
        />
      </Box>
    </Box>
  )
})

/** A room to come. */
function RoomBones() {
  const t = useTranslate()
  return (
    <Box className='tp-live' role='status' label={t('common.loading')}>
      <Bone shape='block' className='tp-live__stage' />
      <Box className='tp-live__side'>
        <Box className='tp-live__head'>
          <Bone shape='circle' className='tp-live__face' />
          <Box className='tp-live__names'>
            <Bone width={80} />
            <Bone width={40} />
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
