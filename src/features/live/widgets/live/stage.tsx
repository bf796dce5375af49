import './stage.scss'
import { useEffect, useState } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/count'
import { agoText } from '../../../../shared/date'
import type { TextKey } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Spinner } from '../../../../ui/marks/marks'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import { MotionPic } from '../../../../ui/primitives/frames'
import { cx } from '../../../../ui/style'
import { type LiveRoom, LiveStatus } from '../../contract-shapes'
import { LiveChip } from './live-chip'

interface StageProps {
  readonly room: LiveRoom
  readonly status: LiveStatus
  readonly viewers: number
  readonly playUrl: string
  /** Other streams. */
  readonly onLeave: () => void
}

type Curtain = 'soon' | 'ended' | 'forbidden' | 'failed'

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
}

const WIDEST = 960

/** The picture of a stream, or what stands in its place: not begun, over, taken down, not playable. */
export function Stage({ room, status, viewers, playUrl, onLeave }: StageProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { host } = useServices()
  const { imageUrl } = host
  const [starts, setStarts] = useState(false)
  const [broken, setBroken] = useState(false)
  const onAir = status === LiveStatus.Live
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
  const kind = unplayable ? 'failed' : CURTAINS[status]
  const since = status === LiveStatus.Created ? room.createdAt : (room.endedAt ?? Date.now() / 1000)
  // A picture whose address is refused is not tried again.
  const action = kind && ACTIONS[kind] && !(unplayable && src === '') ? ACTIONS[kind] : undefined

  return (
    <Box className='tp-live__stage'>
      {src !== '' && !broken ? (
        <MotionPic
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
        <Pic
          className={cx('tp-live__poster', over && 'tp-live__poster--over')}
          src={poster}
          alt=''
          lazy={false}
        />
      )}
      {onAir && playUrl === '' && (
        <Box className='tp-live__curtain tp-live__curtain--clear'>
          <Spinner size={32} label={t('common.loading')} />
        </Box>
      )}
      {kind && (
        <Box className='tp-live__curtain tp-enter' role='status'>
          <Txt className='tp-live__curtain-title'>{t(`live.${kind}.title`)}</Txt>
          <Txt className='tp-live__curtain-note'>
            {t(`live.${kind}.note`, { time: agoText(since, locale, t) })}
          </Txt>
          {action && (
            <Button
              size='s'
              className='tp-live__curtain-action'
              onTap={unplayable ? () => setBroken(false) : onLeave}
            >
              {t(action)}
            </Button>
          )}
        </Box>
      )}
      <Box className='tp-live__marks'>
        <LiveChip status={status} />
        {status !== LiveStatus.Created && (
          <Txt className='tp-live__viewers'>{t(over ? 'live.watched' : 'live.viewers', { n })}</Txt>
        )}
      </Box>
    </Box>
  )
}
