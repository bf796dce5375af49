import './video.scss'
import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { MotionPic } from '../../../../ui/primitives/frames'
import { EmptyState } from '../../../../ui/states/states'
import type { VideoConfig, VideoValue } from '.'

const WIDEST = 960

/** A moving picture. It starts by itself only where the definition asks for it and data costs nothing. */
export function VideoWidget({ value, config }: WidgetProps<VideoValue, VideoConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const { host } = useServices()
  const { imageUrl } = host
  const [starts, setStarts] = useState(false)
  const [broken, setBroken] = useState(false)
  const src = imageUrl(value.src)
  const title = localize(value.title, locale)

  useEffect(() => {
    if (!config.autoplay) return undefined
    let alive = true
    host.isOnWifi().then((free) => alive && setStarts(free))
    return () => {
      alive = false
    }
  }, [config.autoplay, host])

  return (
    <Box className='tp-video'>
      <Box className='tp-video__frame'>
        {src === '' || broken ? (
          <EmptyState variant='error' compact title={t('content.video.failed')} />
        ) : (
          <MotionPic
            // A player reads this once.
            key={String(starts)}
            className='tp-video__player'
            src={src}
            poster={imageUrl(value.poster, Math.min(host.device.width, WIDEST)) || undefined}
            label={title === '' ? t('content.video.plain') : t('content.video.label', { title })}
            autoplay={starts}
            loop={config.loop}
            controls={config.controls}
            onError={() => setBroken(true)}
          />
        )}
      </Box>
      {title !== '' && <Txt className='tp-video__title'>{title}</Txt>}
    </Box>
  )
}
