import { screen, within } from '@testing-library/react'
import { button, isOff, sent, tap, testWaiting } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { eventDetail, eventList } from '.'
import { BOOK, cities, detail, event, PAGE, paged, SHOW, ticket } from './testing/evening'

beforeAll(() => initI18n('en'))

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
    let asked = 0
    const failures = [new NetworkError(BOOK), new ApiError(BOOK, 400, 'Not that many are left.')]
    const { calls } = await open(
      {},
      {
        [BOOK]: () => {
          const failure = failures[asked]
          asked += 1
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

  test('what the server has against the number is said without its name, until another is chosen', async () => {
    await open({}, { [BOOK]: new ApiError(BOOK, 400, 'count：Two at most.') })
    await tap(button('Book a place'))
    await tap(button('Book 1 place'))
    expect(screen.getByText('Two at most.')).toBeInTheDocument()
    await tap(button('One place more'))
    expect(screen.queryByText('Two at most.')).not.toBeInTheDocument()
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

  test('a look in is noted among the footprints', async () => {
    const { calls } = await open({}, { 'footprint/content/add': null })
    expect(sent(calls, 'footprint/content/add')).toEqual([{ entityId: '1' }])
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

testWaiting({
  'what is on': {
    widget: eventList,
    path: PAGE,
    answer: { ...paged([event]), cities },
    shows: 'Tap takeover',
    returns: true,
  },
  'an event': {
    widget: eventDetail,
    setup: { query: { id: '1' } },
    path: SHOW,
    answer: detail,
    shows: 'Twelve guest beers',
    returns: true,
  },
})
