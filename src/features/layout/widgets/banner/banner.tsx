import './banner.scss'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Swiper } from '../../../../ui/primitives/scroll'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type Config, ratioOf, type Slide, type Value } from './schema'

/** On a wide window a banner of the phone's ratio would push everything else away. */
const MAX_HEIGHT = 340

/** Large pictures with a sentence, one after the other. */
export function Banner({ value, config }: WidgetProps<Value, Config>) {
  const t = useTranslate()
  const [index, setIndex] = useState(0)
  const { autoplay, interval, indicator, card, size } = config
  const numbered = indicator === 'number' && value.length > 1
  return (
    <View
      className={cx('tp-banner', card && 'tp-banner--card', size === 'small' && 'tp-banner--s')}
    >
      <View
        className='tp-banner__frame'
        style={{ paddingTop: `min(${100 / ratioOf(config)}%, ${MAX_HEIGHT}px)` }}
      >
        <Swiper
          className='tp-banner__swipe'
          label={t('layout.banner.label')}
          interval={autoplay ? interval : 0}
          dots={indicator === 'dot' && value.length > 1}
          onChange={numbered ? setIndex : undefined}
        >
          {value.map((slide, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position.
            <BannerSlide key={at} slide={slide} first={at === 0} config={config} />
          ))}
        </Swiper>
        {numbered && (
          <Text className='tp-banner__number tp-num'>{`${index + 1}/${value.length}`}</Text>
        )}
      </View>
    </View>
  )
}

interface BannerSlideProps {
  readonly slide: Slide
  readonly first: boolean
  readonly config: Config
}

function BannerSlide({ slide, first, config }: BannerSlideProps) {
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { device, imageUrl } = useServices().host
  const { on } = config
  const { image, url, tone } = slide
  const title = localize(slide.title, locale)
  const sub = localize(slide.sub, locale)
  const alt = localize(slide.alt, locale)
  const follow = on?.itemTap ? act.to(on.itemTap, slide) : url && open.to(url)
  const contents = (
    <>
      <Image
        className='tp-banner__pic'
        src={imageUrl(image, Math.min(device.width, 960), ratioOf(config))}
        alt={title ? '' : alt}
        lazy={!first}
      />
      {(title || sub) && (
        <View className={`tp-banner__texts tp-banner__texts--${tone}`}>
          {title && <Text className='tp-banner__title'>{title}</Text>}
          {sub && <Text className='tp-banner__sub tp-clamp-2'>{sub}</Text>}
        </View>
      )}
    </>
  )
  if (!follow) return <View className='tp-banner__slide'>{contents}</View>
  return (
    <Pressable role='link' className='tp-banner__slide' label={title || alt} onTap={follow}>
      {contents}
    </Pressable>
  )
}

/** The picture to come. */
export function BannerSkeleton({ config }: { config: Config }) {
  return (
    <View className={cx('tp-banner', config.card && 'tp-banner--card')}>
      <View className='tp-banner__frame' style={{ paddingTop: `${100 / ratioOf(config)}%` }}>
        <Bone shape='block' className='tp-banner__swipe' />
      </View>
    </View>
  )
}
