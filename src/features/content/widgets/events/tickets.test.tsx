import { screen } from '@testing-library/react'
import { button, tap, testWaiting } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { ticketDetail, ticketList } from '.'
import { CANCEL, EVENING, HOUR, paged, TICKET, TICKETS, ticket } from './testing/evening'

beforeAll(() => initI18n('en'))

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
  'my tickets': {
    widget: ticketList,
    path: TICKETS,
    answer: paged([ticket]),
    shows: 'Tap takeover',
    returns: true,
  },
  'a ticket': {
    widget: ticketDetail,
    setup: { query: { id: '9' } },
    path: TICKET,
    answer: ticket,
    shows: 'Tap takeover',
    returns: true,
  },
})
