import { screen, within } from '@testing-library/react'
import { button, isOff, tap, testWaiting } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/types'
import { initI18n } from '../../../../i18n'
import { eventDetail, eventList, ticketDetail, ticketList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'event/page'
const SHOW = 'event/show'
const BOOK = 'event/book'
const TICKETS = 'event/ticket/page'
const TICKET = 'event/ticket/show'
const CANCEL = 'event/cancel'
/** 1 December 2026, 19:00 in Beijing. */
const EVENING = Date.parse('2026-12-01T19:00:00+08:00') / 1000
const HOUR = 3600

const place = {
  storeId: '301',
  name: 'River Quay',
  address: '18 Yanjiang West Road',
  phone: '020-80001101',
  latitude: 23.1,
  longitude: 113.2,
}
const event = {
  id: '1',
  title: 'Tap takeover',
  intro: 'Twelve guest beers',
  image: '',
  url: '',
  createdAt: 1,
  startsAt: EVENING,
  endsAt: EVENING + 4 * HOUR,
  seats: 24,
  seatsLeft: 20,
  points: 0,
  state: 1,
  where: 'River Quay',
  city: 'Guangzhou',
  isBooked: false,
}
const detail = {
  ...event,
  text: '<p>One evening.</p>',
  place,
  most: 4,
  cancelUntil: EVENING - 2 * HOUR,
  ticketId: '',
}
const ticket = {
  id: '9',
  code: '2604000001',
  state: 1,
  eventId: '1',
  title: 'Tap takeover',
  image: '',
  startsAt: EVENING,
  endsAt: EVENING + 4 * HOUR,
  place,
  count: 2,
  points: 0,
  createdAt: 1,
  cancelUntil: EVENING - 2 * HOUR,
  canCancel: true,
  usedAt: null,
  cancelledAt: null,
}
const cities = [
  { regionId: '440100', name: 'Guangzhou' },
  { regionId: '440300', name: 'Shenzhen' },
]
const paged = (result: readonly object[]) => ({
  ...{ result, pageIndex: 1, pageSize: 15, totalCount: result.length },
})

describe('what is on', () => {
  const open = (events: readonly object[], query = {}) =>
    renderWidget(eventList, { query, api: { [PAGE]: { ...paged(events), cities } } })

  test('each says when and where it is, what it costs and how many places are left', async () => {
    await open([
      event,
      { ...event, id: '2', title: 'Cellar tour', points: 120, seatsLeft: 1, isBooked: true },
      { ...event, id: '3', title: 'Brew day', seatsLeft: 0, state: 2 },
    ])
    const [free, paid, full] = within(screen.getByRole('list', { name: 'Events' })).getAllByRole(
      'listitem',
    )
    for (const text of ['1 Dec 2026', 'River Quay · Guangzhou', 'Free', '20 places left'])
      expect(free).toHaveTextContent(text)
    expect(free).not.toHaveTextContent('Booked')
    for (const text of ['120 points', '1 place left', 'Booked'])
      expect(paid).toHaveTextContent(text)
    expect(full).toHaveTextContent('Fully booked')
  })

  test('a tap opens its page, and the tickets are one tap away', async () => {
    const { navigator } = await open([event])
    await tap(screen.getByRole('link', { name: /Tap takeover/ }))
    expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/event/show&id=1')
    await tap(button('My tickets'))
    expect(navigator.open).toHaveBeenLastCalledWith('/views/index?url=/event/tickets')
  })

  test('a city narrows it, within the store of the address', async () => {
    const { calls } = await open([event], { storeId: '301' })
    expect(calls[0]?.body).toMatchObject({ storeId: '301', regionId: '' })
    await tap(screen.getByRole('radio', { name: 'Shenzhen' }))
    expect(calls.at(-1)?.body).toMatchObject({ storeId: '301', regionId: '440300' })
    expect(screen.getByRole('radio', { name: 'Shenzhen' })).toBeChecked()
  })

  test('says so when nothing is on', async () => {
    await open([])
    expect(screen.getByText('Nothing is planned just now')).toBeInTheDocument()
  })
})

describe('an event', () => {
  const open = (part: object, api: FakeApi = {}, user: typeof testUser | undefined = testUser) =>
    renderWidget(eventDetail, {
      query: { id: '1' },
      api: { [SHOW]: { ...detail, ...part }, ...api },
      ...(user && { user }),
    })

  test('says when, until when it can be cancelled, where, and what it is about', async () => {
    const { host } = await open({})
    expect(screen.getByText(/^1 Dec 2026, 19:00 – 23:00$/)).toBeInTheDocument()
    expect(screen.getByText('Cancel until 1 Dec 2026, 17:00')).toBeInTheDocument()
    expect(screen.getByText('One evening.')).toBeInTheDocument()
    await tap(button('Show River Quay on the map'))
    expect(host.showPlace).toHaveBeenCalledWith({
      latitude: 23.1,
      longitude: 113.2,
      name: 'River Quay',
      address: '18 Yanjiang West Road',
    })
    await tap(button('Call River Quay'))
    expect(host.callPhone).toHaveBeenCalledWith('020-80001101')
  })

  test('is booked for as many as are chosen, at the price that is shown', async () => {
    const { calls, navigator } = await open({ points: 120 }, { [BOOK]: ticket })
    await tap(button('Book a place'))
    await tap(button('One place more'))
    await tap(button('Book 2 places for 240 points'))
    expect(calls.find(({ path }) => path === BOOK)?.body).toEqual({
      eventId: '1',
      count: 2,
      points: 240,
      requestId: expect.any(String),
    })
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/ticket&id=9')
  })

  test.each([
    [20, 4],
    [2, 2],
  ])('of %d places a ticket takes %d at most', async (seatsLeft, most) => {
    await open({ seatsLeft })
    await tap(button('Book a place'))
    for (let at = 0; at < 6; at += 1) await tap(button('One place more'))
    expect(button(`Book ${most} places`)).toBeInTheDocument()
  })

  test('a lost answer is asked for again by the same name, a refusal by another', async () => {
    let sent = 0
    const failures = [new NetworkError(BOOK), new ApiError(BOOK, 400, 'Not that many are left.')]
    const { calls } = await open(
      {},
      {
        [BOOK]: () => {
          const failure = failures[sent]
          sent += 1
          if (failure) throw failure
          return ticket
        },
      },
    )
    await tap(button('Book a place'))
    for (let at = 0; at < 3; at += 1) await tap(button('Book 1 place'))
    const names = calls
      .filter(({ path }) => path === BOOK)
      .map(({ body }) => (body as { requestId: string }).requestId)
    expect(names).toHaveLength(3)
    expect(names[1]).toBe(names[0])
    expect(names[2]).not.toBe(names[1])
  })

  test('a refusal is said in the words of the server, and what is left is asked for again', async () => {
    const full = new ApiError(BOOK, 400, 'There are not that many places left.')
    const { calls } = await open({}, { [BOOK]: full })
    await tap(button('Book a place'))
    await tap(button('Book 1 place'))
    expect(screen.getByText('There are not that many places left.')).toBeInTheDocument()
    expect(calls.filter(({ path }) => path === SHOW)).toHaveLength(2)
  })

  test.each([
    [{ state: 2, seatsLeft: 0 }, 'Fully booked'],
    [{ state: 3 }, 'Has begun'],
  ])('%j cannot be booked and says why', async (part, why) => {
    await open(part)
    expect(isOff(button(why))).toBe(true)
    expect(screen.queryByRole('button', { name: 'Book a place' })).not.toBeInTheDocument()
  })

  test('who has a ticket is led to it', async () => {
    const { navigator } = await open({ isBooked: true, ticketId: '9' })
    await tap(button('My ticket'))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/ticket&id=9')
  })

  test('a visitor is led to the login first', async () => {
    const { navigator, calls } = await renderWidget(eventDetail, {
      query: { id: '1' },
      api: { [SHOW]: detail },
    })
    await tap(button('Book a place'))
    expect(navigator.open).toHaveBeenCalledWith(expect.stringContaining('/user/login'))
    expect(calls.some(({ path }) => path === BOOK)).toBe(false)
  })

  test('what is not there leads to what is on', async () => {
    const { navigator } = await renderWidget(eventDetail, {
      query: { id: '1' },
      api: { [SHOW]: new ApiError(SHOW, 400, 'not found') },
    })
    await tap(button('All events'))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/index')
  })
})

describe('my tickets', () => {
  const open = (api: FakeApi) => renderWidget(ticketList, { user: testUser, api })

  test('each tab asks for its own state', async () => {
    const { calls, navigator } = await open({
      [TICKETS]: ({ body }: HttpRequest) =>
        paged((body as { status: number }).status === 1 ? [ticket] : []),
    })
    expect(calls[0]?.body).toMatchObject({ status: 1 })
    const row = screen.getByRole('link', { name: /Tap takeover/ })
    expect(row).toHaveTextContent('River Quay · 2 places')
    await tap(row)
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/ticket&id=9')
    for (const [name, status, empty] of [
      ['Used', 2, 'No ticket was used yet'],
      ['Past', 3, 'No ticket is past'],
      ['Cancelled', 4, 'Nothing was cancelled'],
    ] as const) {
      await tap(screen.getByRole('tab', { name }))
      expect(calls.at(-1)?.body).toMatchObject({ status })
      expect(screen.getByText(empty)).toBeInTheDocument()
    }
  })

  test('nobody’s list is empty without a way to what is on', async () => {
    const { navigator } = await open({ [TICKETS]: paged([]) })
    await tap(button('All events'))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/index')
  })
})

describe('a ticket', () => {
  const open = (part: object, api: FakeApi = {}, confirm = true) =>
    renderWidget(ticketDetail, {
      query: { id: '9' },
      user: testUser,
      api: { [TICKET]: { ...ticket, ...part }, ...api },
      host: { confirm: jest.fn(async () => confirm) },
    })

  test('is a code to scan and a number to read out', async () => {
    const { host } = await open({})
    expect(await screen.findByRole('img', { name: 'Ticket as a QR code' })).toBeInTheDocument()
    expect(screen.getByText('26040 00001')).toBeInTheDocument()
    await tap(button('Copy the number'))
    expect(host.copy).toHaveBeenCalledWith('2604000001')
  })

  test.each([
    [{ state: 2, usedAt: EVENING }, 'Used'],
    [{ state: 3 }, 'Past'],
    [{ state: 4, cancelledAt: EVENING - 9 * HOUR }, 'Cancelled'],
  ])('%j shows no code and cannot be cancelled', async (part, word) => {
    await open({ ...part, canCancel: false })
    expect(screen.getByText(word)).toBeInTheDocument()
    expect(screen.queryByText('26040 00001')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).not.toBeInTheDocument()
  })

  test('is cancelled after a yes, which says what comes back', async () => {
    const { calls, host } = await open({ points: 240 }, { [CANCEL]: { ...ticket, state: 4 } })
    await tap(button('Cancel the booking'))
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining('240 points'), tone: 'danger' }),
    )
    expect(calls.find(({ path }) => path === CANCEL)?.query).toEqual({ ticketId: '9' })
    expect(host.toast).toHaveBeenCalledWith('Cancelled. 240 points are back.')
    // What it is now is asked for, not guessed.
    expect(calls.filter(({ path }) => path === TICKET)).toHaveLength(2)
  })

  test('a no cancels nothing', async () => {
    const { calls } = await open({}, {}, false)
    await tap(button('Cancel the booking'))
    expect(calls.some(({ path }) => path === CANCEL)).toBe(false)
  })

  test('why it was refused is said, and how it stands is asked for', async () => {
    const late = new ApiError(CANCEL, 400, 'It is too late to cancel.')
    const { calls } = await open({}, { [CANCEL]: late })
    await tap(button('Cancel the booking'))
    expect(screen.getByText('It is too late to cancel.')).toBeInTheDocument()
    expect(calls.filter(({ path }) => path === TICKET)).toHaveLength(2)
  })

  test('when it is too late it says until when it could be', async () => {
    await open({ canCancel: false })
    expect(screen.getByText('This could be cancelled until 1 Dec 2026, 17:00.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).not.toBeInTheDocument()
  })

  test('one of somebody else is not there', async () => {
    const { navigator } = await open({}, { [TICKET]: new ApiError(TICKET, 400, 'not found') })
    await tap(button('My tickets'))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/event/tickets')
  })
})

testWaiting({
  'what is on': {
    widget: eventList,
    path: PAGE,
    answer: { ...paged([event]), cities },
    shows: 'Tap takeover',
  },
  'an event': {
    widget: eventDetail,
    setup: { query: { id: '1' } },
    path: SHOW,
    answer: detail,
    shows: 'Twelve guest beers',
  },
  'my tickets': {
    widget: ticketList,
    path: TICKETS,
    answer: paged([ticket]),
    shows: 'Tap takeover',
  },
  'a ticket': {
    widget: ticketDetail,
    setup: { query: { id: '9' } },
    path: TICKET,
    answer: ticket,
    shows: 'Tap takeover',
  },
})
