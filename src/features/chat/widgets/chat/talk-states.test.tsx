import { act, screen } from '@testing-library/react'
import { isOff, offers } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, HostError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { ChatStatus, type Talk } from '../../contract'
import { chat } from '.'
import { ABOUT, log, NOON, open, pass, server, tap, type, words } from './testing/chat-server'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const status = () => screen.getAllByRole('status')[0]?.textContent
const bodiesOf = ({ calls }: Awaited<ReturnType<typeof open>>, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)
const OPEN = 'notice/im/open'
const HOURS = { hours: 'Daily 10–22' }

// While nobody is asked the hours stand beside it; of staff nobody needs to be told their own.
test.each([
  [ChatStatus.Open, 'shopper', 'Answers at once · Daily 10–22'],
  [ChatStatus.Waiting, 'shopper', 'Waiting for a person'],
  [ChatStatus.Served, 'shopper', 'Xu answers'],
  [ChatStatus.Closed, 'shopper', 'Closed'],
  [ChatStatus.Open, 'staff', 'Answers at once'],
] as const)('in state %i, read by a %s, it says “%s”', async (state, side, text) => {
  await open(server({ status: state, side, staffName: 'Xu' }), { value: HOURS })
  expect(status()).toBe(text)
  expect(screen.getByRole('heading', { name: 'Taproom support' })).toBeInTheDocument()
  expect(offers('Close')).toBe(side === 'staff')
})

test('who answers cannot close what is closed, and rates nothing', async () => {
  await open(server({ status: ChatStatus.Closed, side: 'staff' }))
  expect(offers('Close')).toBe(false)
  expect(screen.queryByText('How did we do?')).toBeNull()
})

test('closing is asked first, and told where it was refused', async () => {
  const fake = server({ side: 'staff' })
  const refusal = new ApiError('x', 400, 'Closed already')
  const { host } = await open(fake, { api: { ...fake.api, 'notice/im/close': refusal } })
  await tap('Close')
  expect(host.confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Close this conversation?',
      text: 'The customer is asked how it went. What they write next opens it again.',
      ok: 'Close',
      cancel: 'Cancel',
    }),
  )
  await pass(0)
  expect(host.toast.mock.calls).toEqual([['Closed already']])
})

describe('staff and their colleagues', () => {
  const HAND = 'notice/im/transfer'
  const colleagues = [
    { id: '8', name: 'Berg' },
    { id: '9', name: 'Rossi' },
  ]

  test('a talk is handed to one of them, and says at once who answers', async () => {
    const fake = server({ side: 'staff', status: ChatStatus.Served, staffName: 'Xu', colleagues })
    const hand = () => {
      fake.state.staffName = 'Rossi'
      return ChatStatus.Served
    }
    const view = await open(fake, { api: { ...fake.api, [HAND]: hand } })
    await tap('Hand over')
    expect(screen.getByRole('group', { name: 'Who takes over?' })).toHaveTextContent(
      'Who takes over?BergRossi',
    )
    await tap('Rossi')
    await pass(0)
    expect(bodiesOf(view, HAND)).toEqual([{ conversationId: '7', userId: '9' }])
    expect(view.host.toast.mock.calls).toEqual([['Rossi takes over']])
    expect(status()).toBe('Rossi answers')
    expect(offers('Berg')).toBe(false)
  })

  test('a refusal is told, and they can be asked once more or not at all', async () => {
    const fake = server({ side: 'staff', colleagues })
    const refusal = new ApiError('x', 400, 'Does not answer here')
    const { host } = await open(fake, { api: { ...fake.api, [HAND]: refusal } })
    await tap('Hand over')
    await tap('Berg')
    await pass(0)
    expect(host.toast.mock.calls).toEqual([['Does not answer here']])
    expect(offers('Berg')).toBe(true)
    await tap('Hand over')
    expect(offers('Berg')).toBe(false)
  })

  test.each([
    ['a shopper', { side: 'shopper', colleagues }],
    ['who is alone', { side: 'staff' }],
    ['who has closed it', { side: 'staff', colleagues, status: ChatStatus.Closed }],
  ] as const)('%s hands nothing over', async (_, given) => {
    await open(server({ ...given, colleagues: [...('colleagues' in given ? colleagues : [])] }))
    expect(offers('Hand over')).toBe(false)
  })
})

test('what was closed says so at once, not with the next news', async () => {
  await open(server({ side: 'staff' }))
  await tap('Close')
  await pass(0)
  expect(status()).toBe('Closed')
})

// The number of the definition, or else the first of its lines; who answers calls nobody here.
test.each([
  [{ phone: '020-1', phones: [{ name: 'x', phone: '020-2' }] }, 'shopper', '020-1'],
  [{ phones: [{ name: 'x', phone: '020-2' }] }, 'shopper', '020-2'],
  [{}, 'shopper', undefined],
  [{ phone: '020-1' }, 'staff', undefined],
] as const)('with %j a %s can call %s', async (value, side, phone) => {
  const { host } = await open(server({ side }), { value })
  expect(offers('Call us')).toBe(phone !== undefined)
  if (phone === undefined) return
  host.callPhone.mockRejectedValueOnce(new HostError('error.unexpected'))
  await tap('Call us')
  expect(host.callPhone).toHaveBeenCalledWith(phone)
  expect(host.toast).toHaveBeenCalledWith(expect.stringContaining(phone))
})

test('blanks are no message', async () => {
  await open(server())
  const button = () => screen.getByRole('button', { name: 'Send message' })
  expect(isOff(button())).toBe(true)
  await type('  ')
  expect(isOff(button())).toBe(true)
  await type(' x ')
  expect(isOff(button())).toBe(false)
})

test('the time is said at first and after a pause of more than five minutes', async () => {
  const fake = server()
  fake.said.length = 0
  for (const [at, content] of [
    [0, 'One'],
    [300, 'Two'],
    [601, 'Three'],
  ] as const)
    fake.add('staff', content, { createdAt: NOON + at })
  await open(fake)
  const [one, two, three] = ['One', 'Two', 'Three'].map(
    (each) => log().getByText(each).closest('.tp-chat__said')?.textContent,
  )
  expect(one).toMatch(/22 Nov 2026.*One/)
  expect(two).toBe('Two')
  expect(three).toMatch(/22 Nov 2026.*Three/)
})

test('who speaks is said to who does not see the sides', async () => {
  const fake = server()
  fake.add('staff', 'Welcome')
  fake.add('shopper', 'Thanks')
  await open(fake)
  const speakers = log()
    .getAllByRole('group')
    .map((each) => [each.getAttribute('aria-label'), each.textContent])
  expect(speakers).toEqual([
    ['Automatic answer', 'Hello!'],
    ['Support', 'Welcome'],
    ['You', 'Thanks'],
  ])
})

const card = (kind: string, more: object = {}) =>
  ({ ...ABOUT, kind, id: '9', title: 'Thing', note: '', ...more }) as never
test.each([
  ['shopper', 'product', '/views/index?url=/product/show&id=9', 'Product'],
  ['shopper', 'order', '/views/index?url=/order/show&id=9', 'Order'],
  ['shopper', 'afterSale', '/views/index?url=/after-sale/show&id=9', 'After-sale'],
  ['staff', 'product', '/views/index?url=/product/show&id=9', 'Product'],
  ['staff', 'order', '/views/index?url=/merchant/order&id=9', 'Order'],
  ['staff', 'afterSale', '/views/index?url=/merchant/after-sales', 'After-sale'],
] as const)('for a %s the card of a %s leads to %s', async (side, kind, url, name) => {
  const fake = server({ side })
  fake.add('shopper', '9', { kind, card: card(kind) })
  const { navigator } = await open(fake)
  const link = log().getByRole('link')
  expect(link).toHaveTextContent(`${name}Thing¥28.00`)
  await act(async () => link.click())
  expect(navigator.open).toHaveBeenCalledWith(url)
})

test('a definition may lead elsewhere; a card tells its note', async () => {
  const fake = server()
  fake.add('shopper', '9', { kind: 'order', card: card('order', { note: 'S7' }) })
  const { navigator } = await open(fake, { config: { urls: { order: '/x?id={id}' } } })
  expect(log().getByRole('link')).toHaveTextContent('Order S7Thing')
  await act(async () => log().getByRole('link').click())
  expect(navigator.open).toHaveBeenCalledWith('/x?id=9')
})

test('what is offered can be left, and what is not sent as a card goes unsaid', async () => {
  const fake = server({ about: ABOUT as Talk['about'] })
  await open(fake)
  expect(screen.getByRole('group', { name: 'What you ask about' })).toHaveTextContent(
    'ProductHop Field¥28.00',
  )
  await tap('Close')
  expect(screen.queryByRole('group', { name: 'What you ask about' })).toBeNull()
  expect(words(fake.said)).toEqual(['Hello!'])
})

test('a card and a picture that were not sent say what they are', async () => {
  const fake = server({ about: ABOUT as Talk['about'] })
  const upload = { id: '9', url: '/files/9.png', name: 'a.png', size: 9 }
  const { host } = await open(fake, {
    api: { ...fake.api, 'basic/storageFile/upload': upload },
  })
  fake.net.lost = 'call'
  await tap('Send Hop Field')
  host.chooseMedia.mockResolvedValue([{ path: 'blob:1', name: 'a.png', size: 9 } as never])
  await tap('Add a picture')
  await pass(0)
  expect(offers('Send again: Product')).toBe(true)
  expect(offers('Send again: [Picture]')).toBe(true)
  expect(log().getByRole('img', { name: '[Picture]' })).toBeInTheDocument()
  expect(host.chooseMedia).toHaveBeenCalledWith('image', 1)
})

test('until what was said is there its shape is; without a network it is said, not claimed', async () => {
  const fake = server()
  fake.net.lost = 'call'
  const view = await renderWidget(chat, {
    user: testUser,
    value: {},
    api: {
      ...fake.api,
      [OPEN]: { ...server().state, id: '7' },
      messages: () => new Promise(() => {}),
    },
  })
  await pass(0)
  expect(screen.getByLabelText('Loading')).toBeInTheDocument()
  view.unmount()
  await open(fake, { api: { ...fake.api, [OPEN]: { ...server().state, id: '7' } } })
  expect(screen.getByText(/^No connection/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Loading')).toBeNull()
})

/** What a reader of the screen is told without being asked. */
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a rating that is refused is told, and can be given again', async () => {
  const fake = server({ status: ChatStatus.Closed })
  await open(fake, { api: { ...fake.api, 'notice/im/rate': new ApiError('r', 400, 'Not now') } })
  expect(screen.getByText('How did we do?')).toBeInTheDocument()
  expect(said()).not.toContain('')
  await act(async () => screen.getByRole('radio', { name: '1 star' }).click())
  expect(said()).toContain('Not now')
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
  expect(names).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars'])
  expect(isOff(screen.getByRole('radio', { name: '5 stars' }))).toBe(false)
})

test('a rating is of this conversation, and then stands', async () => {
  const view = await open(server({ status: ChatStatus.Closed }))
  await act(async () => screen.getByRole('radio', { name: '5 stars' }).click())
  expect(bodiesOf(view, 'notice/im/rate')).toEqual([{ conversationId: '7', stars: 5 }])
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked()
  expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked()
  expect(isOff(screen.getByRole('radio', { name: '4 stars' }))).toBe(true)
})

test('another failure than one’s own shop is told as what it is', async () => {
  await renderWidget(chat, {
    user: testUser,
    value: {},
    api: { [OPEN]: new ApiError(OPEN, 400, 'No such shop') },
  })
  expect(screen.getByText('No such shop')).toBeInTheDocument()
  expect(offers('To the messages of customers')).toBe(false)
})

test('the address says about what it is: each thing by its own name', async () => {
  const view = await open(server(), { query: { storeId: '3', orderId: '4', afterSaleId: '5' } })
  expect(bodiesOf(view, OPEN)).toEqual([
    { conversationId: '', storeId: '3', productId: '', orderId: '4', afterSaleId: '5' },
  ])
})
