import { screen, within } from '@testing-library/react'
import { button, gone, isOff, offers, press, sent, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { OfferState } from '../../contract'
import { deviceList, deviceOffers } from '.'
import { NOON, open, pageOf } from './testing/open-device'

beforeAll(() => initI18n('en'))

const FAULT = 'device/fault/add'
const OFFER = 'device/offer/add'
const ANSWER = 'device/offer/answer'
const OFFERS = 'device/offer/page'
const STORES = 'store/store/page'
const namesOf = (calls: readonly HttpRequest[], path: string) =>
  (sent(calls, path) as { requestId: string }[]).map(({ requestId }) => requestId)
const offer = (more: object = {}) => ({
  id: '9',
  deviceId: '501',
  kind: 'handover',
  state: OfferState.Open,
  side: 'to',
  deviceName: 'Long bar',
  serial: 'TR501',
  image: '',
  other: 'Lin Xia',
  createdAt: NOON,
  expiresAt: NOON + 3600,
  ...more,
})

const FAULTS = [
  'Report a fault',
  'What is broken?',
  'Report',
  FAULT,
  'A line or two. Our service reads it.',
] as const
const HANDOVER = [
  'Hand over',
  'Mobile number of who gets it',
  'Ask them',
  OFFER,
  /^They are asked in their messages/,
] as const

test.each([FAULTS, HANDOVER])(
  '%s: blanks are nothing; what is typed is sent without them',
  async (...row) => {
    const [panel, field, ok, path, note] = row
    const answer = path === FAULT ? '77' : offer({ side: 'from' })
    const { calls, host } = await open({ [path]: answer })
    await press(new RegExp(`^${panel}`))
    expect(screen.getByText(note)).toBeInTheDocument()
    expect(isOff(button(ok))).toBe(true)
    await type(field, '  ')
    expect(isOff(button(ok))).toBe(true)
    await type(field, ' 19912345678 ')
    const looks = sent(calls, 'device/show').length
    await press(ok)
    const requestId = expect.any(String)
    expect(sent(calls, path)).toEqual([
      path === FAULT
        ? { deviceId: '501', text: '19912345678', requestId }
        : { deviceId: '501', kind: 'handover', to: '19912345678', requestId },
    ])
    expect(host.toast).toHaveBeenCalledWith(path === FAULT ? 'Reported' : 'Asked')
    await gone(panel)
    expect(sent(calls, 'device/show').length).toBeGreaterThan(looks)
  },
)

// Decision 0038: one wish, one name, until somebody answers or it becomes another wish.
test.each([FAULTS, HANDOVER])(
  '%s: a lost answer keeps the name, a refusal and another text do not',
  async (...row) => {
    const [panel, field, ok, path] = row
    const answers = [
      new NetworkError(path),
      new ApiError(path, 400, 'Not so'),
      new NetworkError(path),
    ]
    const { calls, host } = await open({
      [path]: () => Promise.reject(answers.shift() ?? new NetworkError(path)),
    })
    await press(new RegExp(`^${panel}`))
    await type(field, '19912345678')
    await press(ok)
    expect(screen.getByText(/^No connection/)).toBeInTheDocument()
    await press(ok)
    expect(screen.getByText('Not so')).toBeInTheDocument()
    await press(ok)
    await type(field, '19912345679')
    await press(ok)
    const [first, again, refused, other] = namesOf(calls, path)
    expect(again).toBe(first)
    expect(refused).not.toBe(first)
    expect(other).not.toBe(refused)
    expect(screen.getByRole('dialog', { name: panel })).toBeInTheDocument()
    expect(host.toast).not.toHaveBeenCalled()
  },
)

const stores = pageOf([
  { id: '1', name: 'River Quay' },
  { id: '2', name: 'Tea Hill' },
  { id: '3', name: 'Island' },
])

test('it can be moved to any store but the one it stands in', async () => {
  const { calls, host } = await open({
    [STORES]: stores,
    [OFFER]: offer({ kind: 'rebind', side: 'from' }),
  })
  await press(/^Move to another store/)
  const sheet = within(screen.getByRole('dialog', { name: 'Move to another store' }))
  expect(sheet.queryByRole('button', { name: 'River Quay' })).toBeNull()
  expect(sheet.getByRole('button', { name: 'Island' })).toBeInTheDocument()
  await press('Tea Hill')
  expect(sent(calls, OFFER)).toEqual([
    { deviceId: '501', kind: 'rebind', to: '2', requestId: expect.any(String) },
  ])
  expect(host.toast).toHaveBeenCalledWith('Done, or asked')
  await gone('Move to another store')
})

test('a move that is refused stays open with its reason; while it is asked no store can be chosen', async () => {
  let answer: (error: Error) => void = () => {}
  await open({
    [STORES]: stores,
    [OFFER]: () =>
      new Promise((_, reject) => {
        answer = reject
      }),
  })
  await press(/^Move to another store/)
  await press('Tea Hill')
  expect(isOff(button('Island'))).toBe(true)
  answer(new ApiError(OFFER, 400, 'No room there'))
  expect(await screen.findByText('No room there')).toBeInTheDocument()
  expect(isOff(button('Island'))).toBe(false)
})

const openOffers = (row: object, api: object = {}, more: object = {}) =>
  renderWidget(deviceOffers, { user: testUser, api: { [OFFERS]: pageOf([row]), ...api }, ...more })

test.each([
  ['to', 'handover', 'Lin Xia wants to hand Long bar over to you.', ['Agree', 'Decline']],
  ['to', 'rebind', 'Lin Xia wants Long bar to stand in your store.', ['Agree', 'Decline']],
  ['from', 'handover', 'Lin Xia was asked to take Long bar.', ['Withdraw']],
  ['from', 'rebind', 'Lin Xia was asked to let Long bar stand there.', ['Withdraw']],
])('an open offer %s, a %s, reads “%s” and has the buttons %j', async (side, kind, text, names) => {
  await openOffers(offer({ side, kind }))
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('No. TR501')).toBeInTheDocument()
  expect(screen.getByText('Until 22 Nov 2026, 13:00')).toBeInTheDocument()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
})

test.each([
  [OfferState.Accepted, 'to', 'handover', 'Agreed', true],
  [OfferState.Accepted, 'to', 'rebind', 'Agreed', false],
  [OfferState.Accepted, 'from', 'handover', 'Agreed', false],
  [OfferState.Declined, 'to', 'handover', 'Declined', false],
  [OfferState.Withdrawn, 'from', 'handover', 'Withdrawn', false],
  [OfferState.Expired, 'to', 'handover', 'Run out', false],
])('in state %i, %s, a %s is “%s”; it leads to the device: %s', async (...row) => {
  const [state, side, kind, text, leads] = row
  await openOffers(offer({ state, side, kind }))
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByText(/^Until/)).toBeNull()
  expect(offers('Open the device')).toBe(leads)
  expect(screen.queryAllByRole('button')).toHaveLength(leads ? 1 : 0)
})

test.each([
  ['handover', 'Long bar becomes yours, with what it takes in from now on.'],
  ['rebind', 'Long bar stands in your store from now on and stays its owner’s.'],
])('who agrees to a %s is told first what it means', async (kind, text) => {
  const answers = [false, true]
  const confirm = jest.fn(async (_question: object) => answers.shift())
  const row = offer({ kind })
  const { calls, host } = await openOffers(row, { [ANSWER]: row }, { host: { confirm } })
  await press('Agree')
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Do you agree?', text, ok: 'Agree', cancel: 'Cancel' }),
  )
  expect(sent(calls, ANSWER)).toEqual([])
  await press('Agree')
  expect(sent(calls, ANSWER)).toEqual([{ id: '9', answer: 'accept' }])
  expect(host.toast).toHaveBeenCalledWith('Agreed')
})

test.each([
  ['to', 'Decline', 'decline', 'Declined'],
  ['from', 'Withdraw', 'withdraw', 'Withdrawn'],
])('%s: “%s” asks nothing and is sent as %s', async (side, name, answer, said) => {
  const row = offer({ side })
  const { calls, host } = await openOffers(row, { [ANSWER]: row })
  const lists = sent(calls, OFFERS).length
  await press(name)
  expect(sent(calls, ANSWER)).toEqual([{ id: '9', answer }])
  expect(host.confirm).not.toHaveBeenCalled()
  expect(host.toast).toHaveBeenCalledWith(said)
  expect(sent(calls, OFFERS).length).toBeGreaterThan(lists)
})

test('an answer that comes too late is told, and the list is asked again', async () => {
  let state = OfferState.Open
  const { host } = await renderWidget(deviceOffers, {
    user: testUser,
    api: {
      [OFFERS]: () => pageOf([offer({ state })]),
      [ANSWER]: () => {
        state = OfferState.Expired
        throw new ApiError(ANSWER, 409, 'It has run out.')
      },
    },
  })
  await press('Decline')
  expect(screen.getByText('It has run out.')).toBeInTheDocument()
  expect(screen.getByText('Run out')).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('while an answer is on its way no other can be given', async () => {
  await openOffers(offer(), { [ANSWER]: () => new Promise(() => {}) })
  await press('Decline')
  expect(isOff(button('Decline'))).toBe(true)
})

// The way to them, with how many wait for an answer of the user’s.
const entry = (rows: readonly object[] | Error) =>
  renderWidget(deviceList, {
    user: testUser,
    config: { offersUrl: '/device/offers' },
    api: {
      'device/device/page': pageOf([]),
      [OFFERS]: rows instanceof Error ? rows : pageOf(rows),
    },
  })

test.each([
  [[offer()], '1 asks you'],
  [[offer(), offer({ id: '2' }), offer({ id: '3', side: 'from' })], '2 ask you'],
  [[offer({ state: OfferState.Accepted }), offer({ id: '3', side: 'from' })], undefined],
  [[], undefined],
])('the way to the offers tells how many ask: %#', async (rows, text) => {
  const { navigator, calls } = await entry(rows)
  expect(screen.queryByText(/asks? you$/)?.textContent).toBe(text)
  expect(sent(calls, OFFERS)).toEqual([{ pageIndex: 1, pageSize: 15 }])
  await press(/^Handing over/)
  expect(navigator.open).toHaveBeenCalledWith('/device/offers')
})

test('a server without offers has no way to them', async () => {
  await entry(new ApiError(OFFERS, 404, ''))
  expect(offers(/^Handing over/)).toBe(false)
})
