import './events.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useCopy } from '../../../../engine/actions/use-copy'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { clockOf } from '../../../../shared/business-day'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { cancelBooking, type Ticket, TicketState } from '../../contract'
import { stale, ticketBy, ticketPages } from '../../queries'
import type { TicketDetailConfig, TicketListConfig } from '.'
import { Way } from './event-list'

const PICTURE = 64
const STATES = [
  TicketState.Coming,
  TicketState.Used,
  TicketState.Past,
  TicketState.Cancelled,
] as const
const TABS = STATES.map(String)

/** What the scanner at a door reads. */
const ticketText = (code: string) => `taproom:ticket:${code}`
/** Ten digits in fives, as people read them out. */
const inFives = (code: string) => code.replace(/(\d{5})(?=\d)/g, '$1 ')

/** The user's tickets by state. */
export const TicketListWidget = observer(function TicketListWidget({
  config,
}: WidgetProps<unknown, TicketListConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const [tab, setTab] = useState(TABS[0] ?? '')
  const tickets = usePages(ticketPages(Number(tab), config.pageSize))
  useReturnRefresh(tickets.reload)
  const none = {
    title: t('content.ticket.none'),
    note: t('content.ticket.noneNote'),
    actionText: t('content.event.all'),
    onAction: open.to(config.eventsUrl),
  }
  return (
    <View className='tp-events'>
      <View className='tp-events__tabs'>
        <Tabs
          id='tp-tickets-tab'
          fill
          items={STATES.map((state) => ({
            key: String(state),
            label: t(`content.ticket.states.${state}`),
          }))}
          active={tab}
          onChange={setTab}
          label={t('content.ticket.tabs')}
        />
      </View>
      <PagedList
        list={tickets}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={
          tab === TABS[0]
            ? none
            : { title: t(`content.ticket.empty.${tab as '2' | '3' | '4'}`), compact: true }
        }
        offline={OFFLINE}
        more='common.more'
        className='tp-events__list'
        label={t('content.ticket.mine')}
      >
        {(ticket: Ticket) => (
          <View key={ticket.id} role='listitem'>
            <TicketRow ticket={ticket} onOpen={open.to(fillUrl(config.itemUrl, ticket))} />
          </View>
        )}
      </PagedList>
    </View>
  )
})

interface TicketRowProps {
  readonly ticket: Ticket
  readonly onOpen: () => void
}

function TicketRow({ ticket, onOpen }: TicketRowProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { title, image, startsAt, place, count, state } = ticket
  const isComing = state === TicketState.Coming
  return (
    <Pressable
      role='link'
      className={cx('tp-ticket__row', !isComing && 'tp-ticket__row--over')}
      onTap={onOpen}
    >
      <Image className='tp-ticket__pic' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-event__words'>
        <Text className='tp-event__strong tp-whole'>{title}</Text>
        <Text className='tp-events__note tp-num'>{formatDateTime(startsAt, locale)}</Text>
        <Text className='tp-events__note tp-num'>
          {[place.name, t('content.ticket.places', { count })].filter(Boolean).join(' · ')}
        </Text>
      </View>
      <Icon name={isComing ? 'qr-code' : 'chevron-right'} size={20} tone='muted' />
    </Pressable>
  )
}

/** One ticket: what the door reads, when and where, and the way to give it back. */
export const TicketDetailWidget = observer(function TicketDetailWidget({
  config,
}: WidgetProps<unknown, TicketDetailConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const id = query.id ?? ''
  const found = useQuery({ ...ticketBy(id), enabled: id !== '' })
  useReturnRefresh(found.reload)
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'content.ticket.missing',
        note: 'content.ticket.missingNote',
        action: 'content.ticket.mine',
        url: config.listUrl,
      }}
      skeleton={<Skeleton kind='card' count={2} label={t('common.loading')} />}
    >
      {(ticket) => <AtDoor ticket={ticket} config={config} />}
    </OneState>
  )
})

const TONES = {
  [TicketState.Coming]: 'info',
  [TicketState.Used]: 'success',
  [TicketState.Past]: 'neutral',
  [TicketState.Cancelled]: 'neutral',
} as const

interface AtDoorProps {
  readonly ticket: Ticket
  readonly config: TicketDetailConfig
}

function AtDoor({ ticket, config }: AtDoorProps) {
  const t = useTranslate()
  const copy = useCopy()
  const locale = useLocale()
  const open = useOpen()
  const { code, state, title, startsAt, endsAt, count, points, place } = ticket
  const time = (seconds: number) => formatDateTime(seconds, locale)
  const facts = [
    [t('content.ticket.when'), `${time(startsAt)} – ${clockOf(endsAt)}`],
    [t('content.ticket.for'), t('content.ticket.places', { count })],
    points > 0 && [t('content.ticket.paid'), t('content.event.points', { count: points })],
    ticket.usedAt !== null && [t('content.ticket.usedAt'), time(ticket.usedAt)],
    ticket.cancelledAt !== null && [t('content.ticket.cancelledAt'), time(ticket.cancelledAt)],
  ].filter((fact) => fact !== false)
  return (
    <View className='tp-event'>
      <View className='tp-event__panel'>
        <View className='tp-events__line'>
          <Text className='tp-event__title' level={1}>
            {title}
          </Text>
          <Tag tone={TONES[state]}>{t(`content.ticket.states.${state}`)}</Tag>
        </View>
        {state === TicketState.Coming && (
          <View className='tp-ticket__code'>
            <QrCode
              text={ticketText(code)}
              code={inFives(code)}
              label={t('content.ticket.qr')}
              note={t('content.ticket.show')}
            />
            <Button size='s' kind='ghost' icon='copy' onTap={() => copy(code)}>
              {t('content.ticket.copy')}
            </Button>
          </View>
        )}
        {facts.map(([name, value]) => (
          <View key={name} className='tp-ticket__fact'>
            <Text className='tp-events__note'>{name}</Text>
            <Text className='tp-num'>{value}</Text>
          </View>
        ))}
        <Way place={place} short />
      </View>
      <View className='tp-ticket__ways'>
        <Button
          block
          kind='secondary'
          onTap={open.to(fillUrl(config.eventUrl, { id: ticket.eventId }))}
        >
          {t('content.ticket.toEvent')}
        </Button>
        <GiveBack ticket={ticket} />
      </View>
    </View>
  )
}

/** The way to give the places back, while there is one. */
function GiveBack({ ticket }: { readonly ticket: Ticket }) {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  const { busy, problem, run } = useSubmit()
  const { id, title, points, canCancel, state, cancelUntil } = ticket
  const time = formatDateTime(cancelUntil, locale)

  async function cancel(): Promise<void> {
    const yes = await ask({
      title: t('content.ticket.askCancel', { title }),
      text:
        points > 0 ? t('content.ticket.askPoints', { count: points }) : t('content.ticket.askFree'),
      ok: t('content.ticket.cancelOk'),
      cancel: t('content.ticket.keep'),
      tone: 'danger',
    })
    if (!yes) return
    await run(async () => {
      try {
        await cancelBooking({ query: { ticketId: id } }, { quiet: true })
        host.toast(
          points > 0
            ? t('content.ticket.pointsBack', { count: points })
            : t('content.ticket.cancelled'),
        )
      } finally {
        // Also after a failure: it may be cancelled, or used, all the same.
        await stale.afterBooking(queries)
      }
    })
  }

  if (state !== TicketState.Coming) return null
  return (
    <>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {canCancel ? (
        <>
          <Button
            block
            kind='ghost'
            loading={busy}
            onTap={offer(cancelBooking, () => void cancel())}
          >
            {t('content.ticket.cancel')}
          </Button>
          <Text className='tp-ticket__until tp-num'>
            {t('content.event.cancelUntil', { time })}
          </Text>
        </>
      ) : (
        <Text className='tp-ticket__until tp-num'>{t('content.ticket.tooLate', { time })}</Text>
      )}
    </>
  )
}
