import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { clockOf } from '../../../../shared/business-day'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { UnderHeader } from '../../../../ui/nav-bar/under-header'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Bone, Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { Heart, useVisit } from '../../../favorite'
import { bookEvent, type EventDetail, EventState } from '../../contract'
import { RichText } from '../../parts/rich-text'
import { eventBy, stale } from '../../queries'
import type { EventDetailConfig } from '.'
import { EventPrice, Seats, Way } from './event-list'

const PICTURE = 480
/** Characters of HTML. */
const TEXT_LENGTH = 20_000

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
  const open = useOpen()
  const [asking, setAsking] = useState(false)
  const { state, ticketId, points } = event
  const toTicket = (id: string) => open(fillUrl(ticketUrl, { id }))
  const begin = () => (services.session.isLoggedIn ? setAsking(true) : openLogin(services, page))
  if (ticketId !== '') {
    return (
      <ActionBar lead={<Text className='tp-event__strong'>{t('content.event.youCome')}</Text>}>
        <Button size='l' icon='ticket' onTap={() => toTicket(ticketId)}>
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
          <Button size='l' onTap={begin}>
            {t('content.event.book')}
          </Button>
        ) : (
          <Button size='l' disabled>
            {t(why[state])}
          </Button>
        )}
      </ActionBar>
      <BookingSheet
        event={event}
        open={asking}
        onClose={() => setAsking(false)}
        onBooked={(id) => {
          setAsking(false)
          toTicket(id)
        }}
      />
    </>
  )
})

interface BookingSheetProps {
  readonly event: EventDetail
  readonly open: boolean
  readonly onClose: () => void
  readonly onBooked: (ticketId: string) => void
}

/** For how many, and what that costs. */
function BookingSheet({ event, open, onClose, onBooked }: BookingSheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const [wanted, setWanted] = useState(1)
  const once = useOnce()
  const { busy, problem, run } = useSubmit()
  const most = Math.min(event.most, event.seatsLeft)
  const count = Math.min(wanted, Math.max(1, most))
  const points = count * event.points

  const send = () =>
    run(async () => {
      try {
        const ticket = await once((requestId) =>
          bookEvent({ body: { eventId: event.id, count, points, requestId } }, { quiet: true }),
        )
        host.toast(t('content.event.done'))
        await stale.afterBooking(queries)
        onBooked(ticket.id)
      } catch (error) {
        // It was refused, not lost: the next try is at what is true now.
        if (error instanceof ApiError) await stale.afterBooking(queries)
        throw error
      }
    })

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('content.event.howMany')}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={busy} onTap={() => void send()}>
          {points === 0
            ? t('content.event.bookFree', { count })
            : t('content.event.bookFor', {
                count,
                price: t('content.event.points', { count: points }),
              })}
        </Button>
      }
    >
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <View className='tp-event__sheet'>
        <View className='tp-events__line'>
          <View className='tp-event__words'>
            <Text className='tp-event__strong'>{event.title}</Text>
            <Text className='tp-events__note tp-num'>
              {t('content.event.left', { count: event.seatsLeft })}
            </Text>
          </View>
          <Stepper
            label={t('content.event.howMany')}
            lessLabel={t('content.event.less')}
            moreLabel={t('content.event.moreSeats')}
            max={Math.max(1, most)}
            value={count}
            onChange={setWanted}
            disabled={busy}
          />
        </View>
        {event.points > 0 && (
          <Text className='tp-events__note'>{t('content.event.pointsNote')}</Text>
        )}
      </View>
    </Sheet>
  )
}
