import './video.scss'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { MotionImage } from '../../../../ui/primitives/frames'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { Heart, useVisit } from '../../../favorite'
import type { Film } from '../../contract'
import { RichText } from '../../parts/rich-text'
import { videoBy, videoPages } from '../../queries'
import type { VideoConfig, VideoDetailConfig, VideoListConfig, VideoValue } from '.'

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
    <View className='tp-video'>
      <View className='tp-video__frame'>
        {src === '' || broken ? (
          <EmptyState variant='error' compact title={t('content.video.failed')} />
        ) : (
          <MotionImage
            // A player reads this once.
            key={String(starts)}
            className='tp-video__player'
            src={src}
            poster={
              imageUrl(value.poster, Math.min(host.device.width, WIDEST), 16 / 9) || undefined
            }
            label={title === '' ? t('content.video.plain') : t('content.video.label', { title })}
            autoplay={starts}
            loop={config.loop}
            controls={config.controls}
            onError={() => setBroken(true)}
          />
        )}
      </View>
      {title !== '' && <Text className='tp-video__title'>{title}</Text>}
    </View>
  )
}

const PICTURE = 120
/** Characters of HTML. */
const TEXT_LENGTH = 20_000
const MINUTE = 60

/** Films, the newest first. */
export const VideoListWidget = observer(function VideoListWidget({
  config,
}: WidgetProps<unknown, VideoListConfig>) {
  return <Films pageSize={config.pageSize} itemUrl={config.itemUrl} />
})

interface FilmsProps {
  readonly pageSize: number
  readonly itemUrl: string
  /** Left out: it is on the page already. */
  readonly without?: string
}

const Films = observer(function Films({ pageSize, itemUrl, without }: FilmsProps) {
  const t = useTranslate()
  const open = useOpen()
  const films = usePages(videoPages(pageSize))
  const items = films.items.filter(({ id }) => id !== without)
  return (
    <PagedList
      list={{ ...films, items }}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={{ title: t('content.video.none'), note: t('content.video.noneNote') }}
      offline={OFFLINE}
      more='common.more'
      className='tp-films'
      label={t('content.video.title')}
    >
      {(film: Film) => (
        <View key={film.id} role='listitem' className='tp-films__item'>
          <FilmRow film={film} onOpen={open.to(fillUrl(itemUrl, film))} />
        </View>
      )}
    </PagedList>
  )
})

interface FilmRowProps {
  readonly film: Film
  readonly onOpen: () => void
}

function FilmRow({ film, onOpen }: FilmRowProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { title, intro, image, length } = film
  const time = {
    min: Math.floor(length / MINUTE),
    sec: String(length % MINUTE).padStart(2, '0'),
  }
  return (
    <Pressable role='link' className='tp-film' onTap={onOpen}>
      <View className='tp-film__frame'>
        <Image className='tp-film__pic' src={imageUrl(image, PICTURE)} alt='' />
        <View className='tp-film__play' decor>
          <Icon name='play-fill' size={20} />
        </View>
      </View>
      <View className='tp-film__words'>
        <Text className='tp-film__title tp-whole'>{title}</Text>
        <Text className='tp-film__note tp-clamp-2'>{intro}</Text>
        <Text className='tp-film__note tp-num'>{t('content.video.length', time)}</Text>
      </View>
    </Pressable>
  )
}

/** One film: its player, its words, and the others. */
export const VideoDetailWidget = observer(function VideoDetailWidget({
  config,
}: WidgetProps<unknown, VideoDetailConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const id = query.id ?? ''
  const found = useQuery({ ...videoBy(id), enabled: id !== '' })
  useVisit('content', found.value?.id ?? '')
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'content.video.missing',
        note: 'content.video.missingNote',
        action: 'content.video.all',
        url: config.listUrl,
      }}
      skeleton={<Skeleton kind='card' count={2} label={t('common.loading')} />}
    >
      {(film) => (
        <View className='tp-film__page'>
          <Player key={film.id} film={film} />
          <View className='tp-film__head'>
            <Text className='tp-film__name' level={1}>
              {film.title}
            </Text>
            <Text className='tp-film__note'>{film.intro}</Text>
            <Heart
              kind='content'
              id={film.id}
              texts={{ keep: t('content.keep'), drop: t('content.kept') }}
              className='tp-keep'
              textClassName='tp-keep__text'
            />
          </View>
          {film.text !== '' && (
            <RichText value={{ html: film.text }} config={{ maxLength: TEXT_LENGTH }} />
          )}
          <Text className='tp-film__more' level={2}>
            {t('content.video.more')}
          </Text>
          <Films pageSize={6} itemUrl={config.itemUrl} without={film.id} />
        </View>
      )}
    </OneState>
  )
})

/** The host's player; what cannot be played says so and can be tried again. */
function Player({ film }: { readonly film: Film }) {
  const { host } = useServices()
  const t = useTranslate()
  const [broken, setBroken] = useState(false)
  const src = host.imageUrl(film.src)
  return (
    <View className='tp-film__player'>
      {src === '' || broken ? (
        <EmptyState
          variant='error'
          compact
          title={t('content.video.failed')}
          actionText={src === '' ? undefined : t('content.video.retry')}
          onAction={() => setBroken(false)}
        />
      ) : (
        <MotionImage
          className='tp-video__player'
          src={src}
          poster={host.imageUrl(film.image, Math.min(host.device.width, WIDEST)) || undefined}
          label={t('content.video.label', { title: film.title })}
          autoplay={false}
          loop={false}
          controls
          onError={() => setBroken(true)}
        />
      )}
    </View>
  )
}
