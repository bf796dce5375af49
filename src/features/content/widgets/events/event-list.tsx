import './events.scss'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { StreetMap } from '../../../../ui/primitives/map'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type EventPlace, EventState, type pageEvents, type ShopEvent } from '../../contract'
import { eventPages } from '../../queries'
import type { EventListConfig } from '.'

const PICTURE = 343
const ZOOM = 15
/** Key of Tencent's static map for browsers, public (README, 'Configuration'). Empty: a plain plane. */
const mapKey: string = process.env.TARO_APP_MAP_KEY ?? ''

type Cities = Awaited<ReturnType<typeof pageEvents>>['cities']

/** What is on, the next first; of one city or of all, of the store that the address names. */
export const EventListWidget = observer(function EventListWidget({
  config,
}: WidgetProps<unknown, EventListConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const storeId = query.storeId ?? ''
  const [regionId, setRegionId] = useState('')
  const events = usePages(eventPages({ storeId, regionId, pageSize: config.pageSize }))
  useReturnRefresh(events.reload)
  // They stay while another city loads.
  const cities = useRef<Cities>([])
  if (events.first) cities.current = events.first.cities
  const all = [{ regionId: '', name: t('content.event.allCities') }, ...cities.current]
  return (
    <View className='tp-events'>
      <View className='tp-events__head'>
        {cities.current.length > 1 && (
          <ScrollView
            direction='x'
            className='tp-events__cities'
            role='radiogroup'
            label={t('content.event.city')}
          >
            {all.map((city) => (
              <Pressable
                key={city.regionId}
                role='radio'
                className={cx(
                  'tp-events__city',
                  city.regionId === regionId && 'tp-events__city--on',
                )}
                checked={city.regionId === regionId}
                onTap={() => setRegionId(city.regionId)}
              >
                {city.name}
              </Pressable>
            ))}
          </ScrollView>
        )}
        <Button size='s' kind='ghost' icon='ticket' onTap={open.to(config.ticketsUrl)}>
          {t('content.ticket.mine')}
        </Button>
      </View>
      <PagedList
        list={events}
        skeleton={<Skeleton kind='card' count={3} label={t('common.loading')} />}
        empty={{ title: t('content.event.none'), note: t('content.event.noneNote') }}
        offline={OFFLINE}
        more='common.more'
        className='tp-events__list'
        label={t('content.event.title')}
      >
        {(event: ShopEvent) => (
          <View key={event.id} role='listitem'>
            <EventCard event={event} onOpen={open.to(fillUrl(config.itemUrl, event))} />
          </View>
        )}
      </PagedList>
    </View>
  )
})

interface EventCardProps {
  readonly event: ShopEvent
  readonly onOpen: () => void
}

function EventCard({ event, onOpen }: EventCardProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { title, intro, image, startsAt, where, city } = event
  return (
    <Pressable role='link' className='tp-events__card' onTap={onOpen}>
      <Image className='tp-events__pic' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-events__body'>
        <View className='tp-events__line'>
          <Text className='tp-events__name tp-whole' level={2}>
            {title}
          </Text>
          {event.isBooked && <Tag tone='success'>{t('content.event.booked')}</Tag>}
        </View>
        <Text className='tp-events__note tp-clamp-2'>{intro}</Text>
        <View className='tp-events__fact'>
          <Icon name='calendar' size={16} tone='muted' />
          <Text className='tp-num'>{formatDateTime(startsAt, locale)}</Text>
        </View>
        <View className='tp-events__fact'>
          <Icon name='map-pin' size={16} tone='muted' />
          <Text className='tp-whole'>{[where, city].filter(Boolean).join(' · ')}</Text>
        </View>
        <View className='tp-events__line'>
          <EventPrice points={event.points} />
          <Seats event={event} />
        </View>
      </View>
    </Pressable>
  )
}

/** What a place costs. */
export function EventPrice({ points }: { readonly points: number }) {
  const t = useTranslate()
  return (
    <Text className='tp-events__price tp-num'>
      {points === 0 ? t('content.event.free') : t('content.event.points', { count: points })}
    </Text>
  )
}

/** Fewer than this share of all places is said loudly. */
const SCARCE = 0.25

/** How many places are left, or why there are none. */
export function Seats({ event }: { readonly event: ShopEvent }) {
  const t = useTranslate()
  const { state, seats, seatsLeft } = event
  if (state === EventState.Over) return <Tag>{t('content.event.over')}</Tag>
  if (state === EventState.Full) return <Tag>{t('content.event.full')}</Tag>
  return (
    <Tag tone={seatsLeft / seats < SCARCE ? 'warning' : 'neutral'}>
      {t('content.event.left', { count: seatsLeft })}
    </Tag>
  )
}

interface WayProps {
  readonly place: EventPlace
  readonly city?: string
  /** Without a map of its own: the phone's is a tap away. */
  readonly short?: boolean
}

/** Where it is, and the ways there: the map, the phone's map, a call. */
export function Way({ place, city = '', short = false }: WayProps) {
  const { host } = useServices()
  const t = useTranslate()
  const [zoom, setZoom] = useState(ZOOM)
  const { name, address, phone, latitude, longitude } = place
  if (name === '') return null
  const show = () =>
    host
      .showPlace({ latitude, longitude, name, address })
      .catch(() => host.toast(t('content.event.mapFailed', { address })))
  const dial = () =>
    host.callPhone(phone).catch(() => host.toast(t('content.event.callFailed', { phone })))
  return (
    <>
      <Pressable
        className='tp-event__way'
        label={t('content.event.way', { name })}
        onTap={() => void show()}
      >
        <Icon name='map-pin' size={20} tone='muted' />
        <View className='tp-event__words'>
          <Text className='tp-event__strong'>{[name, city].filter(Boolean).join(' · ')}</Text>
          <Text className='tp-events__note'>{address}</Text>
        </View>
        <Icon name='navigation' size={20} tone='brand' />
      </Pressable>
      {phone !== '' && (
        <Pressable
          className='tp-event__way'
          label={t('content.event.call', { name })}
          onTap={() => void dial()}
        >
          <Icon name='phone' size={20} tone='muted' />
          <Text className='tp-event__words tp-num'>{phone}</Text>
          <Icon name='chevron-right' size={16} tone='faint' />
        </Pressable>
      )}
      {!short && (
        <StreetMap
          className='tp-event__map'
          center={{ latitude, longitude }}
          zoom={zoom}
          onZoom={setZoom}
          markers={[{ id: 'place', name, latitude, longitude }]}
          lines={[]}
          circles={[]}
          areas={[]}
          controls={false}
          selected='place'
          onSelect={() => void show()}
          mapKey={mapKey}
          texts={{
            label: t('content.event.mapOf', { name }),
            zoomIn: t('content.event.closer'),
            zoomOut: t('content.event.farther'),
            credit: t('content.event.credit'),
          }}
        />
      )}
    </>
  )
}
