import { useOffer } from '../../../../engine/actions/open'
import { followAuthor } from '../../contract-follow'
import './stage.scss'
import { type ReactNode, useEffect, useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText, formatDateTime } from '../../../../shared/date'
import { shortCount, type TextKey } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Countdown, clockText } from '../../../../ui/countdown'
import { Icon } from '../../../../ui/icon/icon'
import { Spinner } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { MotionImage } from '../../../../ui/primitives/frames'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { Barred, type LiveRoom, LiveStatus } from '../../contract-shapes'
import type { Follow } from './author-bar'
import type { RoomState } from './use-room'

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
  readonly state: Pick<RoomState, 'status' | 'viewers' | 'likes' | 'playUrl' | 'barred' | 'lost'>
  readonly follow: Follow
  /** What was is shown again. */
  readonly replays: boolean
  readonly onReplay: () => void
  /** Other streams. */
  readonly onLeave: () => void
  /** Above what stands before the picture. */
  readonly children: ReactNode
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
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** The picture of a stream, as large as the room, and what stands before it: not begun, over, not playable. */
export function Stage(props: StageProps) {
  const { room, state, follow, replays, onReplay, onLeave, children } = props
  const { status, viewers, playUrl, barred, lost } = state
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  const { host } = useServices()
  const { imageUrl } = host
  const [starts, setStarts] = useState(false)
  const [tries, setTries] = useState(0)
  const [plays, setPlays] = useState(false)
  const [muted, setMuted] = useState(true)
  const [broken, setBroken] = useState(false)
  const isOut = barred === Barred.Removed
  const onAir = status === LiveStatus.Live && !isOut
  const over = status === LiveStatus.Ended || status === LiveStatus.Forbidden
  const src = onAir || replays ? imageUrl(playUrl) : ''
  const poster = imageUrl(room.cover, Math.min(host.device.width, WIDEST))

  useEffect(() => {
    if (!onAir) return undefined
    let alive = true
    host.isOnWifi().then((free) => alive && setStarts(free))
    return () => {
      alive = false
    }
  }, [onAir, host])
  // A picture that went with the network comes back with it.
  useEffect(() => {
    if (!lost) setBroken(false)
  }, [lost])

  const unplayable = (onAir || replays) && playUrl !== '' && (src === '' || broken)
  const stands = CURTAINS[status] ?? (isOut ? 'removed' : undefined)
  const kind = unplayable ? 'failed' : replays ? undefined : stands
  const isShown = src !== '' && !broken
  const play = () => {
    setStarts(true)
    setTries((n) => n + 1)
  }

  return (
    <>
      <View className={cx('tp-live__stage', kind && 'tp-live__stage--dim')}>
        {isShown ? (
          <MotionImage
            // A player reads whether it starts once.
            key={`${starts} ${tries}`}
            className='tp-live__player'
            src={src}
            poster={poster || undefined}
            label={t('live.player', { title: room.title })}
            autoplay={starts || replays}
            muted={muted && !replays}
            loop={onAir}
            controls={replays}
            fills={onAir}
            onPlay={() => setPlays(true)}
            onPause={() => setPlays(false)}
            onError={() => setBroken(true)}
          />
        ) : (
          <Image className='tp-live__poster' src={poster} alt='' lazy={false} />
        )}
      </View>
      {children}
      <View className='tp-live__marks'>
        <LiveChip status={status} />
        {status !== LiveStatus.Created && (
          <Text className='tp-live__viewers'>
            {t(over ? 'live.watched' : 'live.viewers', { n: shortCount(viewers, locale) })}
          </Text>
        )}
        {onAir && plays && (
          <Pressable className='tp-live__sound' onTap={() => setMuted(!muted)}>
            {t(muted ? 'live.sound.on' : 'live.sound.off')}
          </Pressable>
        )}
      </View>
      <View className='tp-live__middle'>
        {onAir && playUrl === '' && <Spinner size={32} label={t('common.loading')} />}
        {onAir && isShown && !plays && (
          <Pressable className='tp-live__play' label={t('live.play')} onTap={play}>
            <Icon name='play-fill' size={32} />
          </Pressable>
        )}
        {kind && (
          <View className='tp-live__curtain tp-enter' role='status'>
            <Text className='tp-live__curtain-title'>{t(`live.${kind}.title`)}</Text>
            {kind === 'soon' && <Begins startsAt={room.startsAt} />}
            <Note kind={kind} room={room} />
            {kind === 'ended' && <Sums room={room} state={state} />}
            {kind === 'soon' && follow.follows && (
              <Text className='tp-live__curtain-note'>{t('live.soon.told')}</Text>
            )}
            {kind === 'soon' && !follow.own && !follow.follows && (
              <Button
                size='s'
                icon='bell'
                loading={follow.busy}
                onTap={offer(followAuthor, follow.change)}
              >
                {t('live.soon.remind')}
              </Button>
            )}
            {kind === 'ended' && playUrl !== '' && (
              <Button size='s' icon='play' onTap={onReplay}>
                {t('live.ended.replay')}
              </Button>
            )}
            {/* A picture whose address is refused is not tried again. */}
            {ACTIONS[kind] && !(unplayable && src === '') && (
              <Button
                size='s'
                kind={kind === 'ended' && playUrl !== '' ? 'secondary' : 'primary'}
                onTap={unplayable ? () => setBroken(false) : onLeave}
              >
                {t(ACTIONS[kind])}
              </Button>
            )}
          </View>
        )}
      </View>
    </>
  )
}

/** How long it is until a stream is to begin; nothing once that time has come. */
function Begins({ startsAt }: Pick<LiveRoom, 'startsAt'>) {
  const { isShown } = usePage()
  const t = useTranslate()
  const [isDue, setDue] = useState(false)
  if (startsAt === null || isDue) return null
  const format = (remaining: number) => {
    const clock = clockText(remaining % DAY)
    const n = Math.floor(remaining / DAY)
    return n > 0 ? t('live.soon.days', { n, clock }) : clock
  }
  return (
    <Countdown
      className='tp-live__clock'
      until={startsAt * SECOND}
      format={format}
      isShown={isShown}
      onEnd={() => setDue(true)}
    />
  )
}

/** When it was or is to be, or why there is nothing to see. */
function Note({ kind, room }: { readonly kind: Curtain; readonly room: LiveRoom }) {
  const t = useTranslate()
  const locale = useLocale()
  const { startsAt, createdAt, endedAt } = room
  const isPlanned = kind === 'soon' && startsAt !== null
  const since = kind === 'soon' ? createdAt : (endedAt ?? Date.now() / SECOND)
  const time = isPlanned ? formatDateTime(startsAt, locale) : agoText(since, locale, t)
  return (
    <Text className='tp-live__curtain-note'>
      {t(isPlanned ? 'live.soon.begins' : `live.${kind}.note`, { time })}
    </Text>
  )
}

/** What came of it, as far as everybody may know. */
function Sums({ room, state }: Pick<StageProps, 'room' | 'state'>) {
  const t = useTranslate()
  const locale = useLocale()
  const { beganAt, endedAt } = room
  const seconds = beganAt === null || endedAt === null ? 0 : endedAt - beganAt
  return (
    <Text className='tp-live__curtain-note tp-num'>
      {t('live.ended.sums', {
        likes: shortCount(state.likes, locale),
        time: clockText(seconds * SECOND),
      })}
    </Text>
  )
}

/** A room to come. */
export function RoomBones() {
  const t = useTranslate()
  return (
    <View className='tp-live__head' role='status' label={t('common.loading')}>
      <Bone shape='circle' className='tp-live__face' />
      <View className='tp-live__names'>
        <Bone width={80} />
        <Bone width={40} />
      </View>
    </View>
  )
}
