import {
  findTicket,
  pageTickets,
  redeemTicket,
  TicketState,
} from '../../src/features/content/contract'
import { pageRecords } from '../../src/features/record/contract'
import { NEWCOMER, OWNER } from '../testing/open-sandbox'
import {
  at,
  book,
  cancel,
  change,
  DAY,
  HARVEST,
  HOUR,
  member,
  newcomer,
  SECONDS,
  sandbox,
  TAKEOVER,
  ticket,
} from './testing/event-world'

describe('my tickets', () => {
  const list = async (token: string, status?: number) =>
    (await sandbox.call(pageTickets, { body: { status } }, token)).data.result as {
      state: number
      eventId: string
    }[]

  test('are in their state, the next first', async () => {
    expect((await list(member)).map(({ state }) => state)).toEqual([1, 2, 4])
    expect(await list(member, TicketState.Used)).toMatchObject([{ eventId: HARVEST }])
    expect(await list(newcomer)).toEqual([])
    await book(member)
    expect((await list(member, TicketState.Coming)).map(({ eventId }) => eventId)).toEqual([
      '980008',
      TAKEOVER,
    ])
  })

  test('one that nobody used is past when the event is over', async () => {
    const { id, endsAt } = (await book(newcomer)).data
    await at(endsAt - 1)
    expect((await ticket(id, await sandbox.logIn(NEWCOMER))).data.state).toBe(TicketState.Coming)
    await at(endsAt)
    expect((await ticket(id, await sandbox.logIn(NEWCOMER))).data.state).toBe(TicketState.Past)
  })
})

describe('at the door', () => {
  const find = (token: string, code: string) => sandbox.call(findTicket, { query: { code } }, token)
  const redeem = (token: string, code: string) =>
    sandbox.call(redeemTicket, { body: { code } }, token)

  /** The takeover at a store of the owner's. */
  async function atOwners() {
    const { id } = await sandbox.services.db
      .selectFrom('stores')
      .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
      .select('stores.id as id')
      .where('ownerId', '=', '1003')
      .where('merchants.status', '=', 2)
      .executeTakeFirstOrThrow()
    await change(TAKEOVER, { storeId: id, startsAt: SECONDS + HOUR, endsAt: SECONDS + 3 * HOUR })
    return { owner: await sandbox.logIn(OWNER), ticket: (await book(newcomer)).data }
  }

  test('the staff of its store let its guests in, once', async () => {
    const { owner, ticket: own } = await atOwners()
    expect((await find(owner, `taproom:ticket:${own.code}`)).data).toMatchObject({ id: own.id })
    expect((await redeem(owner, own.code)).data).toMatchObject({
      state: TicketState.Used,
      usedAt: SECONDS,
    })
    expect(await redeem(owner, own.code)).toMatchObject({
      status: 400,
      message: 'This ticket was used.',
    })
    expect(await cancel(newcomer, own.id)).toMatchObject({ message: 'This ticket was used.' })
  })

  test('guests and other shops do not', async () => {
    const { ticket: own } = await atOwners()
    for (const token of [newcomer, member])
      for (const ask of [find, redeem]) expect((await ask(token, own.code)).status).not.toBe(200)
    expect((await ticket(own.id, newcomer)).data.state).toBe(TicketState.Coming)
  })

  test('from an hour before it begins until it ends', async () => {
    const { owner, ticket: own } = await atOwners()
    await change(TAKEOVER, { startsAt: SECONDS - HOUR, endsAt: SECONDS })
    expect((await ticket(own.id, newcomer)).data).toMatchObject({
      state: TicketState.Past,
      canCancel: false,
    })
    const over = { status: 400, message: 'The event is over.' }
    expect(await redeem(owner, own.code)).toMatchObject(over)
    await change(TAKEOVER, { startsAt: SECONDS + HOUR, endsAt: SECONDS + 2 * HOUR })
    expect((await redeem(owner, own.code)).code).toBe(200)
  })

  test('neither before the doors open nor for what was cancelled', async () => {
    const { owner, ticket: own } = await atOwners()
    await change(TAKEOVER, { startsAt: SECONDS + HOUR + 1 })
    const early = { status: 400, message: 'Doors open an hour before it begins.' }
    expect(await redeem(owner, own.code)).toMatchObject(early)
    await change(TAKEOVER, { startsAt: SECONDS + 3 * HOUR })
    await cancel(newcomer, own.id)
    await change(TAKEOVER, { startsAt: SECONDS })
    expect(await redeem(owner, own.code)).toMatchObject({ message: 'This ticket was cancelled.' })
  })
})

describe('the reminder', () => {
  const messages = async (token: string) => {
    const input = {
      params: { module: 'basic', type: 'notice' },
      body: { pageIndex: 1, pageSize: 50, sorts: [{ field: 'createdAt', type: 'Desc' }] },
    }
    const { result } = (await sandbox.call(pageRecords, input, token)).data
    return (result as { url: string; text: string }[]).filter(({ url }) => url.includes('/event/'))
  }

  test('comes once, a day before, and leads to the ticket', async () => {
    const { id, startsAt } = (await book(newcomer)).data
    await at(startsAt - DAY - 1)
    await sandbox.tick()
    expect(await messages(await sandbox.logIn(NEWCOMER))).toEqual([])
    await at(startsAt - DAY)
    await sandbox.tick()
    await sandbox.tick()
    const own = await messages(await sandbox.logIn(NEWCOMER))
    expect(own).toMatchObject([
      {
        url: `/views/index?url=/event/ticket&id=${id}`,
        text: 'Tap takeover begins on 2026-11-28 at 19:00. Your ticket is here.',
      },
    ])
    const others = await messages(await sandbox.logIn(OWNER))
    expect(others.map(({ url }) => url)).not.toContain(own[0]?.url)
  })

  test('does not come for what was cancelled, nor for what was booked that day', async () => {
    const cancelled = (await book(newcomer)).data
    await cancel(newcomer, cancelled.id)
    await at(cancelled.startsAt - DAY + 1)
    const again = await sandbox.logIn(NEWCOMER)
    await book(again)
    await sandbox.tick()
    expect(await messages(again)).toEqual([])
  })
})
