import { screen } from '@testing-library/react'
import { button, gone, isOff, offers, press, sent, tap } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { eventDetail, eventList, ticketDetail, ticketList } from '.'
import {
  BOOK,
  CANCEL,
  cities,
  detail,
  EVENING,
  event,
  PAGE,
  paged,
  place,
  SHOW,
  TICKET,
  TICKETS,
  ticket,
} from './testing/evening'

beforeAll(() => initI18n('en'))

const onList = (part: object, more: object = {}) =>
  renderWidget(eventList, {
    api: { [PAGE]: { ...paged([{ ...event, ...part }]), cities, ...more } },
  })
const onEvent = (part: object, api: FakeApi = {}) =>
  renderWidget(eventDetail, {
    query: { id: '1' },
    user: testUser,
    api: { [SHOW]: { ...detail, ...part }, ...api },
  })
const onTicket = (part: object = {}, api: FakeApi = {}) =>
  renderWidget(ticketDetail, {
    query: { id: '9' },
    user: testUser,
    api: { [TICKET]: { ...ticket, ...part }, ...api },
  })
const fact = (name: string) => screen.queryByText(name)?.parentElement?.textContent

test.each([
  [{ state: 1, seatsLeft: 20 }, '20 places left'],
  [{ state: 2, seatsLeft: 0 }, 'Fully booked'],
  [{ state: 3, seatsLeft: 20 }, 'Has begun'],
])('of an event %j it is said: “%s”', async (part, text) => {
  await onList(part)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryAllByText(/places? left|Fully booked|Has begun/)).toHaveLength(1)
})

// Less than a quarter of all places is said loudly.
test.each([
  [6, 'neutral'],
  [5, 'warning'],
])('%i of 24 places are said as %s', async (seatsLeft, tone) => {
  await onList({ seatsLeft })
  expect(screen.getByText(`${seatsLeft} places left`)).toHaveClass(`tp-tag--${tone}`)
})

test('one city is not chosen among; with two, all of them are the first choice', async () => {
  const { unmount } = await onList({}, { cities: cities.slice(0, 1) })
  expect(screen.queryByRole('radio')).toBeNull()
  unmount()
  await onList({})
  const names = screen.getAllByRole('radio').map(({ textContent }) => textContent)
  expect(names).toEqual(['All', 'Guangzhou', 'Shenzhen'])
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  expect(screen.getByRole('radiogroup', { name: 'City' })).toBeInTheDocument()
})

test('the cities stay while those of one load', async () => {
  let isWaiting = false
  await renderWidget(eventList, {
    api: { [PAGE]: () => (isWaiting ? new Promise(() => {}) : { ...paged([event]), cities }) },
  })
  isWaiting = true
  await tap(screen.getByRole('radio', { name: 'Shenzhen' }))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('fifteen are asked for, in no city and no store unless chosen', async () => {
  const { calls } = await onList({ city: '' })
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15, regionId: '', storeId: '' }])
  expect(screen.getByText('River Quay')).toBeInTheDocument()
})

test('an event says its city, its words and what a place costs', async () => {
  await onEvent({ points: 120 })
  expect(screen.getByRole('heading', { name: 'Tap takeover' })).toBeInTheDocument()
  expect(screen.getByText('River Quay · Guangzhou')).toBeInTheDocument()
  expect(screen.getByText('18 Yanjiang West Road')).toBeInTheDocument()
  expect(screen.getByText('020-80001101')).toBeInTheDocument()
  expect(screen.getByText('120 points')).toBeInTheDocument()
  expect(screen.getByText('About it')).toBeInTheDocument()
  expect(screen.queryByText('You are coming')).toBeNull()
})

test('without words, a place or a number there is no box for them', async () => {
  await onEvent({ text: '', place: { ...place, phone: '' } })
  expect(screen.queryByText('About it')).toBeNull()
  expect(offers(/^Call/)).toBe(false)
  expect(offers(/^Show River Quay/)).toBe(true)
})

test('an event of no place shows no way', async () => {
  await onEvent({ place: { ...place, name: '' } })
  expect(offers(/on the map|^Call/)).toBe(false)
})

test('a phone that has no map or no calls says what it would have shown', async () => {
  const { host } = await onEvent({})
  host.showPlace.mockRejectedValueOnce(new HostError('error.unexpected'))
  await press('Show River Quay on the map')
  host.callPhone.mockRejectedValueOnce(new HostError('error.unexpected'))
  await press('Call River Quay')
  expect(host.toast.mock.calls).toEqual([
    ['The map could not be opened. The address is 18 Yanjiang West Road.'],
    ['Please call 020-80001101.'],
  ])
})

test('one place is booked unless more are chosen, and never none', async () => {
  const { calls, host } = await onEvent({}, { [BOOK]: ticket })
  await press('Book a place')
  expect(screen.getByRole('dialog', { name: 'How many places?' })).toHaveTextContent(
    '20 places left',
  )
  expect(isOff(button('One place less'))).toBe(true)
  expect(screen.queryByText(/^Points come back/)).toBeNull()
  await press('Book 1 place')
  expect(sent(calls, BOOK)).toMatchObject([{ count: 1, points: 0 }])
  expect(host.toast).toHaveBeenCalledWith('Booked')
  expect(sent(calls, SHOW)).toHaveLength(2)
  await gone('How many places?')
})

test('points are told to come back; the last place is one, and no more', async () => {
  await onEvent({ points: 120, seatsLeft: 1 })
  await press('Book a place')
  expect(screen.getByText('Points come back in full when you cancel in time.')).toBeInTheDocument()
  expect(offers('Book 1 place for 120 points')).toBe(true)
  expect(isOff(button('One place more'))).toBe(true)
})

test('while it is booked nothing can be changed', async () => {
  await onEvent({}, { [BOOK]: () => new Promise(() => {}) })
  await press('Book a place')
  await press('Book 1 place')
  expect(isOff(button('One place more'))).toBe(true)
})

test('the sheet can be left without a booking', async () => {
  const { calls } = await onEvent({})
  await press('Book a place')
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
  await press('Close')
  await gone('How many places?')
  expect(sent(calls, BOOK)).toEqual([])
})

test('who comes reads so, and cannot book again', async () => {
  await onEvent({ isBooked: true, ticketId: '9' })
  expect(screen.getByText('You are coming')).toBeInTheDocument()
  expect(offers('Book a place')).toBe(false)
})

test.each([eventDetail, ticketDetail])(
  'a link that names nothing asks for nothing: %#',
  async (widget) => {
    const { calls } = await renderWidget(widget, { user: testUser, query: {} })
    expect(screen.getByText(/^This (event|ticket) is not here$/)).toBeInTheDocument()
    expect(
      screen.getByText(/^It may (have been taken back|be somebody else’s)\.$/),
    ).toBeInTheDocument()
    expect(calls).toEqual([])
  },
)

test('a ticket says when, for how many, what was paid, and where', async () => {
  await onTicket({ points: 240 })
  expect(fact('When')).toBe('When1 Dec 2026, 19:00 – 23:00')
  expect(fact('Good for')).toBe('Good for2 places')
  expect(fact('Paid')).toBe('Paid240 points')
  expect(fact('Used at')).toBeUndefined()
  expect(fact('Cancelled at')).toBeUndefined()
  expect(screen.getByText('Show it at the door')).toBeInTheDocument()
  expect(screen.getByText('Cancel until 1 Dec 2026, 17:00')).toBeInTheDocument()
  expect(screen.getByText('River Quay')).toBeInTheDocument()
  expect(screen.queryByLabelText('Where River Quay is')).toBeNull()
})

test('a free ticket of one tells no points; what happened to it is told with its time', async () => {
  const { unmount } = await onTicket({ count: 1, state: 2, usedAt: EVENING })
  expect(fact('Good for')).toBe('Good for1 place')
  expect(fact('Paid')).toBeUndefined()
  expect(fact('Used at')).toBe('Used at1 Dec 2026, 19:00')
  unmount()
  await onTicket({ state: 4, cancelledAt: EVENING })
  expect(fact('Cancelled at')).toBe('Cancelled at1 Dec 2026, 19:00')
})

test('a ticket leads to its event; its number is copied, or it is said that it was not', async () => {
  const { host, navigator } = await onTicket({ eventId: '4' })
  expect(document.querySelectorAll('.tp-notice')).toHaveLength(0)
  await press('About the event')
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/show&id=4')
  await press('Copy the number')
  host.copy.mockRejectedValueOnce(new HostError('error.copyFailed'))
  await press('Copy the number')
  expect(host.toast.mock.calls).toEqual([['Copied'], ['Copying failed']])
})

test.each([
  [0, 'Your places go to others.', 'Cancelled'],
  [
    240,
    'Your places go to others. 240 points come back at once.',
    'Cancelled. 240 points are back.',
  ],
])('giving back a ticket of %i points is asked about, and said', async (points, text, said) => {
  const { host } = await onTicket({ points }, { [CANCEL]: { ...ticket, state: 4 } })
  await press('Cancel the booking')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Cancel Tap takeover?',
      text,
      ok: 'Give up',
      cancel: 'Keep it',
      tone: 'danger',
    }),
  )
  expect(host.toast.mock.calls).toEqual([[said]])
})

test('a refusal is not said to be done', async () => {
  const { host } = await onTicket({}, { [CANCEL]: new ApiError(CANCEL, 400, 'Too late') })
  await press('Cancel the booking')
  expect(screen.getByText('Too late')).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('without a ticket to come there is a way to what is on, and only there', async () => {
  await renderWidget(ticketList, { user: testUser, api: { [TICKETS]: paged([]) } })
  expect(screen.getByText('No tickets yet')).toBeInTheDocument()
  expect(
    screen.getByText('What you book waits here, with the code for the door.'),
  ).toBeInTheDocument()
  await tap(screen.getByRole('tab', { name: 'Used' }))
  expect(screen.getByRole('tab', { name: 'Used', selected: true })).toBeInTheDocument()
  expect(offers('All events')).toBe(false)
})

test('a row of a ticket says when, where, and for how many', async () => {
  const rows = [
    { ...ticket, count: 1 },
    { ...ticket, id: '8', place: { ...place, name: '' } },
  ]
  const { calls } = await renderWidget(ticketList, {
    user: testUser,
    api: { [TICKETS]: paged(rows) },
  })
  expect(sent(calls, TICKETS)).toEqual([{ pageIndex: 1, pageSize: 15, status: 1 }])
  const [first, second] = screen.getAllByRole('link')
  expect(first).toHaveTextContent('Tap takeover1 Dec 2026, 19:00River Quay · 1 place')
  expect(second).toHaveTextContent('Tap takeover1 Dec 2026, 19:002 places')
})

test('an event is kept by its heart', async () => {
  const KEEP = 'favorite/content/add'
  const { calls } = await onEvent({}, { 'favorite/content/isFavorite': false, [KEEP]: true })
  await press('Keep')
  expect(sent(calls, KEEP)).toEqual([{ entityId: '1' }])
})
