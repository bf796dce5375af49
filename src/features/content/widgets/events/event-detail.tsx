import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { openLogin, useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { whenOpened } from '../../../../engine/outlet/late-sheet'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { clockOf } from '../../../../shared/business-day'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { UnderHeader } from '../../../../ui/nav-bar/page-top'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Bone, Skeleton } from '../../../../ui/skeleton/skeleton'
import { Heart, useVisit } from '../../../favorite'
import { bookEvent, type EventDetail, EventState } from '../../contract'
import { RichText } from '../../parts/rich-text'
import { eventBy } from '../../queries'
import type { EventDetailConfig } from '.'
import type { BookingSheetProps } from './booking-sheet'
import { EventPrice, Seats, Way } from './event-list'

const PICTURE = 480
/** Characters of HTML. */
const TEXT_LENGTH = 20_000

/** See `BookingSheet`. */
const LateBookingSheet = whenOpened<BookingSheetProps>(() =>
  import('./booking-sheet').then(({ BookingSheet }) => BookingSheet),
)

/** Everything about one event, and the way to be there. */
export const EventDetailWidget = observer(function EventDetailWidget({
  config,
}: WidgetProps<unknown, EventDetailConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const id = query.id ?? ''
  const found = useQuery({ ...eventBy(id), enabled: id !== '' })
  useReturnRefresh(found.reload)
  useVisit('content', found.value?.id ?? '')
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'content.event.missing',
        note: 'content.event.missingNote',
        action: 'content.event.all',
        url: config.listUrl,
      }}
      skeleton={
        <>
          <Top>
            <Bone shape='block' className='tp-event__pic' />
          </Top>
          <Skeleton kind='card' count={2} label={t('common.loading')} />
        </>
      }
    >
      {(event) => <Shown event={event} config={config} />}
    </OneState>
  )
})

/** The room of the picture: the header is clear over it where the definition says so. */
function Top({ children }: { readonly children: ReactNode }) {
  const { meta } = usePage().about()
  return <UnderHeader on={meta?.nav?.transparent === true}>{children}</UnderHeader>
}

interface ShownProps {
  readonly event: EventDetail
  readonly config: EventDetailConfig
}

function Shown({ event, config }: ShownProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { title, intro, image, startsAt, endsAt, place, text, city } = event
  const until = clockOf(endsAt)
  return (
    <View className='tp-event'>
      <Top>
        <Image className='tp-event__pic' src={imageUrl(image, PICTURE)} alt='' />
      </Top>
      <View className='tp-event__panel'>
        <View className='tp-events__line'>
          <Text className='tp-event__title' level={1}>
            {title}
          </Text>
          <Seats event={event} />
        </View>
        <Text className='tp-events__note'>{intro}</Text>
        <Heart
          kind='content'
          id={event.id}
          texts={{ keep: t('content.keep'), drop: t('content.kept') }}
          className='tp-keep'
          textClassName='tp-keep__text'
        />
        <View className='tp-event__fact'>
          <Icon name='calendar' size={20} tone='muted' />
          <Text className='tp-num'>{`${formatDateTime(startsAt, locale)} – ${until}`}</Text>
        </View>
        <View className='tp-event__fact'>
          <Icon name='clock' size={20} tone='muted' />
          <Text className='tp-num'>
            {t('content.event.cancelUntil', {
              time: formatDateTime(event.cancelUntil, locale),
            })}
          </Text>
        </View>
        <Way place={place} city={city} />
      </View>
      {text !== '' && (
        <RichText
          value={{ html: text }}
          config={{ maxLength: TEXT_LENGTH, title: t('content.event.about') }}
        />
      )}
      <Booking event={event} ticketUrl={config.ticketUrl} />
    </View>
  )
}

interface BookingProps {
  readonly event: EventDetail
  readonly ticketUrl: string
}

/** The button the page is for: book, see the ticket, or why there is none. */
const Booking = observer(function Booking({ event, ticketUrl }: BookingProps) {
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const [asking, setAsking] = useState(false)
  const { state, ticketId, points } = event
  const begin = () => (services.session.isLoggedIn ? setAsking(true) : openLogin(services, page))
  if (ticketId !== '') {
    return (
      <ActionBar lead={<Text className='tp-event__strong'>{t('content.event.youCome')}</Text>}>
        <Button size='l' icon='ticket' onTap={open.to(fillUrl(ticketUrl, { id: ticketId }))}>
          {t('content.event.toTicket')}
        </Button>
      </ActionBar>
    )
  }
  const why = {
    [EventState.Full]: 'content.event.full',
    [EventState.Over]: 'content.event.over',
  } as const
  return (
    <>
      <ActionBar lead={<EventPrice points={points} />}>
        {state === EventState.Open ? (
          <Button size='l' onTap={offer(bookEvent, begin)}>
            {t('content.event.book')}
          </Button>
        ) : (
          <Button size='l' disabled>
            {t(why[state])}
          </Button>
        )}
      </ActionBar>
      <LateBookingSheet
        event={event}
        open={asking}
        onClose={() => setAsking(false)}
        onBooked={(id) => {
          setAsking(false)
          void open(fillUrl(ticketUrl, { id }))
        }}
      />
    </>
  )
})
