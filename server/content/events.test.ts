import { pageEvents, showEvent, TicketState } from '../../src/features/content/contract'
import { sendSmsCode } from '../../src/features/identity/contract'
import { register } from '../../src/features/login/contract'
import { auditBooks } from '../testing/audit-books'
import { OWNER } from '../testing/open-sandbox'
import {
  at,
  book,
  cancel,
  change,
  FULL,
  HARVEST,
  HOUR,
  member,
  newcomer,
  points,
  SECONDS,
  sandbox,
  show,
  TAKEOVER,
  TOUR,
  ticket,
} from './testing/event-world'

describe('what is on', () => {
  const ids = async (body: object) => {
    const { data } = await sandbox.call(pageEvents, { body })
    return data.result.map(({ id }: { id: string }) => id)
  }

  test('the next first, and nothing that has begun', async () => {
    expect(await ids({})).toEqual(['980008', FULL, TAKEOVER, '980011', TOUR, '980010'])
    await change(TOUR, { startsAt: SECONDS })
    expect(await ids({})).not.toContain(TOUR)
    expect(await ids({ pageIndex: 2, pageSize: 2 })).toEqual([TAKEOVER, '980011'])
  })

  test('of a city, and of a store', async () => {
    expect(await ids({ regionId: '440300' })).toEqual(['980010'])
    expect(await ids({ storeId: '301' })).toEqual([TAKEOVER])
    const { cities } = (await sandbox.call(pageEvents, { body: {} })).data
    expect(cities.map(({ name }: { name: string }) => name)).toEqual([
      'Guangzhou',
      'Shenzhen',
      'Foshan',
    ])
  })

  test.each(['{', 'null', '[]', '"x"', '{"name":null,"latitude":"north"}'])(
    'nowhere when all that is kept of the place is %j, on the ticket too',
    async (place) => {
      const { data } = await book(member, { eventId: TOUR, points: 120 })
      await change(TOUR, { place })
      const nowhere = { storeId: '', name: '', address: '', phone: '', latitude: 0, longitude: 0 }
      expect(await show(TOUR)).toMatchObject({ place: nowhere })
      expect((await ticket(data.id, member)).data).toMatchObject({ place: nowhere })
    },
  )

  test('with its places, its price and where it is', async () => {
    expect(await show(TAKEOVER)).toMatchObject({
      seats: 24,
      seatsLeft: 24,
      points: 0,
      state: 1,
      isBooked: false,
      ticketId: '',
      place: { storeId: '301', name: 'Taproom River Quay', address: expect.any(String) },
    })
    expect(await show(FULL)).toMatchObject({ seatsLeft: 0, state: 2 })
    expect(await show(HARVEST)).toMatchObject({ state: 3 })
    expect(await show(TOUR)).toMatchObject({ points: 120, place: { name: 'The brewery' } })
  })

  test.each(['980001', '980005', '9'])('%s is no event', async (id) => {
    const none = { status: 400, message: 'The event was not found.' }
    expect(await sandbox.call(showEvent, { query: { id } })).toMatchObject(none)
    expect(await book(member, { eventId: id })).toMatchObject(none)
  })
})

describe('booking', () => {
  test('takes the places, and is a ticket of the caller’s', async () => {
    const { data } = await book(newcomer, { count: 3 })
    expect(data).toMatchObject({
      code: expect.stringMatching(/^\d{10}$/),
      state: TicketState.Coming,
      eventId: TAKEOVER,
      count: 3,
      points: 0,
      canCancel: true,
    })
    expect(await show(TAKEOVER, newcomer)).toMatchObject({
      seatsLeft: 21,
      isBooked: true,
      ticketId: data.id,
    })
    expect(await show(TAKEOVER, member)).toMatchObject({ isBooked: false, ticketId: '' })
    expect(await show(TAKEOVER)).toMatchObject({ isBooked: false, ticketId: '' })
  })

  test('somebody who registered a minute ago can book', async () => {
    const mobile = '13766668888'
    await sandbox.call(sendSmsCode, { query: { mobile } })
    const verifyCode = await sandbox.lastCode(mobile)
    await sandbox.call(register, { body: { mobile, verifyCode, password: 'hops-and-malt' } })
    const token = await sandbox.logIn(mobile, 'hops-and-malt')
    expect((await book(token)).code).toBe(200)
  })

  test('is done once for a wish, however often it is told', async () => {
    const first = await book(member, { requestId: 'same' })
    expect((await book(member, { requestId: 'same' })).data.id).toBe(first.data.id)
    expect(await show(TAKEOVER)).toMatchObject({ seatsLeft: 23 })
    expect((await book(member, { requestId: 'same', count: 2 })).status).toBe(409)
    expect(await book(member)).toMatchObject({
      status: 400,
      message: 'You have a ticket for this event.',
    })
  })

  test('a ticket holds four places at most', async () => {
    expect(await book(member, { count: 5 })).toMatchObject({
      status: 400,
      message: 'A ticket holds 4 places at most.',
    })
    expect((await book(member, { count: 4 })).code).toBe(200)
  })

  test.each([0, -1, 1.5, 100])('%d places are refused', async (count) => {
    expect((await book(member, { count })).status).toBe(400)
    expect(await show(TAKEOVER)).toMatchObject({ seatsLeft: 24 })
  })

  test('of the last two places at once only as many go as there are', async () => {
    await change(TAKEOVER, { seats: 2 })
    const owner = await sandbox.logIn(OWNER)
    const people = [member, newcomer, owner]
    const answers = await Promise.all(
      people.flatMap((token) => [book(token), book(token), book(token)]),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
    expect(await show(TAKEOVER)).toMatchObject({ seatsLeft: 0, state: 2 })
    expect((await book(owner, { count: 2 })).status).toBe(400)
    expect(await auditBooks(sandbox.services.db)).toEqual([])
  })

  test('what is full or has begun is refused', async () => {
    const none = { status: 400, message: 'There are not that many places left.' }
    expect(await book(member, { eventId: FULL })).toMatchObject(none)
    await change(TAKEOVER, { seats: 1 })
    expect(await book(member, { count: 2 })).toMatchObject(none)
    await change(TAKEOVER, { startsAt: SECONDS })
    expect(await book(member)).toMatchObject({ status: 400, message: 'The event has begun.' })
  })

  test('costs the points that were shown, and only those', async () => {
    const before = await points(member)
    for (const wrong of [0, 120, 241])
      expect(await book(member, { eventId: TOUR, count: 2, points: wrong })).toMatchObject({
        status: 409,
        message: 'The price has changed. Please look again.',
      })
    expect(await points(member)).toBe(before)
    expect((await book(member, { eventId: TOUR, count: 2, points: 240 })).code).toBe(200)
    expect(await points(member)).toBe(before - 240)
    expect(await auditBooks(sandbox.services.db)).toEqual([])
  })

  test('who has too few points books nothing', async () => {
    const held = await points(newcomer)
    await change(TOUR, { points: held + 1 })
    const answer = await book(newcomer, { eventId: TOUR, points: held + 1 })
    expect(answer.status).toBe(400)
    expect(await show(TOUR, newcomer)).toMatchObject({ seatsLeft: 8, isBooked: false })
  })
})

describe('cancelling', () => {
  test('gives the places and the points back, once', async () => {
    const before = await points(member)
    const { data } = await book(member, { eventId: TOUR, count: 2, points: 240 })
    const first = await cancel(member, data.id)
    expect(first.data).toMatchObject({ state: TicketState.Cancelled, canCancel: false })
    expect((await cancel(member, data.id)).data).toEqual(first.data)
    expect(await points(member)).toBe(before)
    const back = await sandbox.services.db
      .selectFrom('ledger')
      .select(['amount', 'title'])
      .where('refId', '=', data.id)
      .where('refKind', '=', 'ticketBack')
      .execute()
    const title = JSON.stringify({ en: 'Event cancelled', 'zh-Hans': '活动取消退还' })
    expect(back).toEqual([{ amount: 240, title }])
    expect(await show(TOUR, member)).toMatchObject({ seatsLeft: 8, isBooked: false })
    expect(await auditBooks(sandbox.services.db)).toEqual([])
  })

  test('then it can be booked again, and the old wish does not cancel the new ticket', async () => {
    const first = (await book(member)).data
    await cancel(member, first.id)
    const second = (await book(member)).data
    expect(second.id).not.toBe(first.id)
    await cancel(member, first.id)
    expect((await ticket(second.id, member)).data.state).toBe(TicketState.Coming)
  })

  test('at once from five phones gives back once', async () => {
    const before = await points(member)
    const { data } = await book(member, { eventId: TOUR, points: 120 })
    await Promise.all(Array.from({ length: 5 }, () => cancel(member, data.id)))
    expect(await points(member)).toBe(before)
    expect(await auditBooks(sandbox.services.db)).toEqual([])
  })

  test('is possible until two hours before it begins', async () => {
    const { id, startsAt, cancelUntil } = (await book(member)).data
    expect(cancelUntil).toBe(startsAt - 2 * HOUR)
    await at(cancelUntil)
    expect((await ticket(id, member)).data.canCancel).toBe(false)
    expect(await cancel(member, id)).toMatchObject({
      status: 400,
      message: 'It is too late to cancel.',
    })
    await at(cancelUntil - 1)
    expect((await cancel(member, id)).code).toBe(200)
  })

  test('nobody sees or cancels a ticket of somebody else', async () => {
    const { id } = (await book(member)).data
    const none = { status: 400, message: 'The ticket was not found.' }
    expect(await cancel(newcomer, id)).toMatchObject(none)
    expect(await ticket(id, newcomer)).toMatchObject(none)
    expect((await ticket(id, member)).data.state).toBe(TicketState.Coming)
  })
})
