import './live-chip.scss'
import './push-bar.scss'
import './stage.scss'
import { memo, useEffect, useState } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/count'
import { agoText, formatDateTime } from '../../../../shared/date'
import type { TextKey } from '../../../../shared/l10n'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Price, Spinner } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { MotionImage } from '../../../../ui/primitives/frames'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { Barred, type LiveProduct, type LiveRoom, LiveStatus } from '../../contract-shapes'

/** How a stream stands, on its picture. */
export function LiveChip({ status }: { readonly status: LiveStatus }) {
  const t = useTranslate()
  return (
    <Text className={cx('tp-live-chip', status === 1 && 'tp-live-chip--on')}>
      {t(`live.state.${status}`)}
    </Text>
  )
}

interface StageProps {
  readonly room: LiveRoom
  readonly status: LiveStatus
  readonly viewers: number
  readonly playUrl: string
  readonly barred: Barred
  /** Other streams. */
  readonly onLeave: () => void
}

type Curtain = 'soon' | 'ended' | 'forbidden' | 'failed' | 'removed'

/** What stands before the picture; a stream on air has none. */
const CURTAINS: { readonly [S in LiveStatus]?: Curtain } = {
  [LiveStatus.Created]: 'soon',
  [LiveStatus.Ended]: 'ended',
  [LiveStatus.Forbidden]: 'forbidden',
}
const ACTIONS: { readonly [C in Curtain]?: TextKey } = {
  ended: 'live.ended.action',
  forbidden: 'live.forbidden.action',
  failed: 'live.failed.action',
  removed: 'live.ended.action',
}

const WIDEST = 960

/** The picture of a stream, or what stands in its place: not begun, over, taken down, not playable. */
export function Stage({ room, status, viewers, playUrl, barred, onLeave }: StageProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { host } = useServices()
  const { imageUrl } = host
  const [starts, setStarts] = useState(false)
  const [broken, setBroken] = useState(false)
  const isOut = barred === Barred.Removed
  const onAir = status === LiveStatus.Live && !isOut
  const over = status === LiveStatus.Ended || status === LiveStatus.Forbidden
  const src = onAir ? imageUrl(playUrl) : ''
  const poster = imageUrl(room.cover, Math.min(host.device.width, WIDEST))
  const n = shortCount(viewers, locale)

  useEffect(() => {
    if (!onAir) return undefined
    let alive = true
    host.isOnWifi().then((free) => alive && setStarts(free))
    return () => {
      alive = false
    }
  }, [onAir, host])

  const unplayable = onAir && playUrl !== '' && (src === '' || broken)
  const stands = CURTAINS[status] ?? (isOut ? 'removed' : undefined)
  const kind = unplayable ? 'failed' : stands
  const since = room.endedAt ?? Date.now() / 1000
  const time =
    status === LiveStatus.Created && room.startsAt !== null
      ? formatDateTime(room.startsAt, locale)
      : agoText(status === LiveStatus.Created ? room.createdAt : since, locale, t)
  const note = kind === 'soon' && room.startsAt !== null ? 'live.soon.begins' : undefined
  // A picture whose address is refused is not tried again.
  const action = kind && ACTIONS[kind] && !(unplayable && src === '') ? ACTIONS[kind] : undefined

  return (
    <View className='tp-live__stage'>
      {src !== '' && !broken ? (
        <MotionImage
          // A player reads this once.
          key={String(starts)}
          className='tp-live__player'
          src={src}
          poster={poster || undefined}
          label={t('live.player', { title: room.title })}
          autoplay={starts}
          loop={false}
          controls
          onError={() => setBroken(true)}
        />
      ) : (
        <Image
          className={cx('tp-live__poster', over && 'tp-live__poster--over')}
          src={poster}
          alt=''
          lazy={false}
        />
      )}
      {onAir && playUrl === '' && (
        <View className='tp-live__curtain tp-live__curtain--clear'>
          <Spinner size={32} label={t('common.loading')} />
        </View>
      )}
      {kind && (
        <View className='tp-live__curtain tp-enter' role='status'>
          <Text className='tp-live__curtain-title'>{t(`live.${kind}.title`)}</Text>
          <Text className='tp-live__curtain-note'>{t(note ?? `live.${kind}.note`, { time })}</Text>
          {action && (
            <Button
              size='s'
              className='tp-live__curtain-action'
              onTap={unplayable ? () => setBroken(false) : onLeave}
            >
              {t(action)}
            </Button>
          )}
        </View>
      )}
      <View className='tp-live__marks'>
        <LiveChip status={status} />
        {status !== LiveStatus.Created && (
          <Text className='tp-live__viewers'>
            {t(over ? 'live.watched' : 'live.viewers', { n })}
          </Text>
        )}
      </View>
    </View>
  )
}

/** A room to come. */
export function RoomBones() {
  const t = useTranslate()
  return (
    <View className='tp-live' role='status' label={t('common.loading')}>
      <Bone shape='block' className='tp-live__stage' />
      <View className='tp-live__side'>
        <View className='tp-live__head'>
          <Bone shape='circle' className='tp-live__face' />
          <View className='tp-live__names'>
            <Bone width={80} />
            <Bone width={40} />
          </View>
        </View>
      </View>
    </View>
  )
}

interface PushBarProps {
  readonly products: readonly LiveProduct[]
  /** What the author shows just now: it stands first. */
  readonly pinnedId: string
  readonly onOpen: (product: LiveProduct) => void
}

const PICTURE = 56

/** What the author shows for sale, in one row. */
export const PushBar = memo(function PushBar({ products, pinnedId, onOpen }: PushBarProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const isPinned = ({ id }: LiveProduct) => id === pinnedId
  const shown = [...products.filter(isPinned), ...products.filter((each) => !isPinned(each))]
  return (
    <ScrollView direction='x' className='tp-live__push' role='group' label={t('live.products')}>
      <View className='tp-live__strip'>
        {shown.map((product) => {
          const { id, name, image, price, stock } = product
          const now = isPinned(product)
          const label = [
            ...(now ? [t('live.pinned')] : []),
            t('live.product', { name, price: moneyText(price) }),
            ...(stock > 0 ? [] : [t('live.soldOut')]),
          ].join(', ')
          return (
            <Pressable
              key={id}
              role='link'
              className={cx('tp-live__product', now && 'tp-live__product--now')}
              label={label}
              onTap={() => onOpen(product)}
            >
              <Image className='tp-live__product-pic' src={imageUrl(image, PICTURE)} alt='' />
              <View className='tp-live__product-body'>
                {now && <Text className='tp-live__now'>{t('live.pinned')}</Text>}
                <Text className='tp-live__product-name tp-ellipsis'>{name}</Text>
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
        })}
      </View>
    </ScrollView>
  )
})
