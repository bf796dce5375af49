import { screen, within } from '@testing-library/react'
import { offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { packageDetail, packageList, packagePurchase } from '.'

beforeAll(() => initI18n('en'))

const LIST = 'basic/autoConfig/getList'
const OPENED = 'packageOrder/list'
const part = (name: string, count = 1) => ({ productId: name, name, price: 2_000, count })
const dozen = {
  id: '2',
  name: 'Dozen',
  intro: 'Stock the fridge.',
  price: 18_800,
  worth: 21_300,
  grade: 'Regular',
  items: [part('Haze', 3), part('Room')],
  perks: ['Collect anywhere'],
}
// 20:30 of 30 November in London, 4:30 of 1 December in Beijing.
const OPENED_AT = Date.UTC(2026, 10, 30, 20, 30) / 1000
const api = (offer: object, opened: unknown = []) => ({ [LIST]: [offer], [OPENED]: opened })
const card = () => screen.getByRole('link', { name: /^Dozen/ })

test('without packages it says that some will come', async () => {
  await renderWidget(packageList, { api: { [LIST]: [] } })
  expect(screen.getByText('No packages yet')).toBeInTheDocument()
  expect(screen.getByText('Packages appear here when there are some.')).toBeInTheDocument()
})

test.each([
  [21_300, 'Saves ¥25.00'],
  [18_801, 'Saves ¥0.01'],
  [18_800, undefined],
  [18_799, undefined],
  [0, undefined],
])('bought one by one for %d, a package of 18800 says %s', async (worth, text) => {
  await renderWidget(packageList, { api: api({ ...dozen, worth }) })
  expect(within(card()).queryByText(/^Saves/)?.textContent).toBe(text)
  expect(card().textContent?.includes('¥213.00')).toBe(worth === 21_300)
})

test.each([
  [3, undefined],
  [4, 'and 1 more'],
  [6, 'and 3 more'],
])('of %d parts three are shown, the rest is said: %s', async (count, text) => {
  const items = Array.from({ length: count }, (_, at) => part(`Beer ${at}`))
  await renderWidget(packageList, { api: api({ ...dozen, items }) })
  expect(within(card()).queryByText(/more$/)?.textContent).toBe(text)
})

test('what is not told is not drawn', async () => {
  await renderWidget(packageList, { api: api({ id: '2', name: 'Dozen', price: 100 }) })
  expect(card()).toHaveTextContent(/^Dozen¥1\.00$/)
})

test.each([
  ['its card', packageList],
  ['its page', packageDetail],
])('%s says when the user opened it, by the server’s clock', async (_, widget) => {
  await renderWidget(widget, {
    user: testUser,
    query: { id: '2' },
    api: api(dozen, [{ packageId: '2', openedAt: OPENED_AT }]),
  })
  expect(screen.getByText('Opened on 1 Dec 2026')).toBeInTheDocument()
})

test('of one that was opened twice the last time is told', async () => {
  const times = [OPENED_AT, OPENED_AT - 86_400, OPENED_AT - 2 * 86_400]
  const opened = times.map((openedAt) => ({ packageId: '2', openedAt }))
  await renderWidget(packageList, { user: testUser, api: api(dozen, opened) })
  expect(screen.getByText('Opened on 1 Dec 2026')).toBeInTheDocument()
})

test('the page says what is in it, what that would cost, and what else one gets', async () => {
  await renderWidget(packageDetail, { query: { id: '2' }, api: api(dozen) })
  const contents = screen.getByRole('list', { name: 'What is in it' })
  expect(within(contents).getAllByRole('listitem')[0]).toHaveTextContent('Haze¥20.00× 3')
  expect(screen.getByText('4 pieces')).toBeInTheDocument()
  expect(screen.getByText('Bought one by one')).toBeInTheDocument()
  expect(screen.getByText('With Regular membership')).toBeInTheDocument()
  expect(screen.getByText('Saves ¥25.00')).toBeInTheDocument()
  const perks = screen.getByRole('list', { name: 'What else you get' })
  expect(perks).toHaveTextContent('Collect anywhere')
})

test('one piece is one piece, and an unknown worth is not told', async () => {
  await renderWidget(packageDetail, {
    query: { id: '2' },
    api: api({ ...dozen, worth: 0, items: [part('Haze')], perks: [], grade: '' }),
  })
  expect(screen.getByText('1 piece')).toBeInTheDocument()
  expect(screen.queryByText('Bought one by one')).not.toBeInTheDocument()
  expect(screen.queryByText('What else you get')).not.toBeInTheDocument()
  expect(screen.queryByText(/membership$/)).not.toBeInTheDocument()
})

test('what is not for sale says so, and cannot be ordered', async () => {
  const { calls } = await renderWidget(packagePurchase, {
    user: testUser,
    query: { packageId: '7' },
    api: api(dozen),
  })
  expect(screen.getByText('It may have been taken from sale.')).toBeInTheDocument()
  expect(offers('Confirm and pay')).toBe(false)
  expect(sent(calls, 'paas/autoBuy/buy')).toEqual([])
})

test('an order repeats what is in the package, the grade and how to collect it', async () => {
  const { navigator } = await renderWidget(packagePurchase, {
    user: testUser,
    query: { packageId: '2' },
    api: { ...api(dozen), 'paas/autoBuy/buy': { payId: '5', amount: 18_800 } },
  })
  const rows = within(screen.getByRole('list', { name: 'What is in it' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Haze× 3',
    'Room× 1',
    'With Regular membership',
  ])
  expect(screen.getByText(/^The package is open as soon as the payment is made\./)).toBeVisible()
  expect(screen.getByRole('group', { name: 'To pay' })).toHaveTextContent('¥188.00')
  await press('Confirm and pay')
  expect(navigator.replace.mock.calls).toEqual([['/asset/pay/index?id=5']])
})

describe('what a package asks', () => {
  const ME = 'member/grade/me'
  const ask = (field: string, operator: string, value: number, text?: string) => ({
    field,
    operator,
    value,
    ...(text && { text }),
  })
  const party = {
    ...dozen,
    conditions: {
      conditions: [
        ask('bought', 'equal', 0, 'Once for each person'),
        ask('gradeId', 'greaterEqual', 2, 'From Regular on'),
      ],
    },
  }
  const me = (standing: object | undefined) => ({
    gradeId: 2,
    experience: 640,
    next: null,
    grades: [],
    birthday: '',
    canClaimBirthday: false,
    standing: standing && {
      gradeId: 2,
      experience: 640,
      orders: 1,
      bought: {},
      now: OPENED_AT,
      ...standing,
    },
  })
  const open = (offer: object, own: unknown, widget: typeof packageDetail = packageDetail) =>
    renderWidget(widget, {
      user: own === undefined ? undefined : testUser,
      query: { id: '2', packageId: '2' },
      api: { ...api(offer), [ME]: own },
    })
  const terms = (name = 'What it asks') =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map((each) => [
        each.textContent,
        within(each).queryByRole('img')?.getAttribute('aria-label'),
      ])

  test('is said with what of it is fulfilled, and the button says why not', async () => {
    const { navigator } = await open(party, me({ bought: { '2': 1 } }))
    expect(terms()).toEqual([
      ['Once for each person', 'Not fulfilled yet'],
      ['From Regular on', 'Fulfilled'],
    ])
    expect(offers('Open it')).toBe(false)
    await press('Once for each person')
    expect(navigator.open).not.toHaveBeenCalled()
  })

  test.each([
    ['goes on with the order of it that is not paid', party, true],
    [
      'lets another one be ordered beside it where several are to be had',
      { ...dozen, conditions: { conditions: [ask('bought', 'less', 3, '3 for each person')] } },
      false,
    ],
  ])('%s', async (_, offer, isSaid) => {
    await open(offer, me({ unpaid: { '2': 1 } }), packagePurchase as never)
    const words = 'Your order of it is not paid yet: you go on with that one.'
    expect(screen.queryAllByText(words)).toHaveLength(isSaid ? 1 : 0)
    expect(offers('Confirm and pay')).toBe(true)
  })

  test('lets who fulfils it buy it', async () => {
    const { navigator } = await open(party, me({ bought: { '9': 4 } }))
    expect(terms().map(([, told]) => told)).toEqual(['Fulfilled', 'Fulfilled'])
    await press('Open it')
    expect(navigator.open).toHaveBeenCalledWith('/scanPay/purchase?packageId=2')
  })

  test('stops an order on the page of the purchase too', async () => {
    const { calls } = await open(party, me({ gradeId: 1 }), packagePurchase as never)
    expect(terms()).toHaveLength(2)
    expect(offers('Confirm and pay')).toBe(false)
    await press('From Regular on')
    expect(sent(calls, 'paas/autoBuy/buy')).toEqual([])
  })

  test('is told a visitor, who may go on to the login', async () => {
    const { calls } = await open(party, undefined)
    expect(terms()).toEqual([
      ['Once for each person', undefined],
      ['From Regular on', undefined],
    ])
    expect(offers('Open it')).toBe(true)
    expect(sent(calls, ME)).toEqual([])
  })

  test.each([
    ['says nothing of the user', me(undefined)],
    ['lacks the call', new ApiError(ME, 404, 'no such call')],
  ])('is left to a server that %s', async (_, answer) => {
    await open(party, answer)
    expect(terms()).toHaveLength(2)
    expect(offers('Open it')).toBe(true)
  })

  test('is one of several where one is enough', async () => {
    const conditions = { logicalOperator: 'or', ...party.conditions }
    await open({ ...party, conditions }, me({ bought: { '2': 1 } }))
    expect(terms('One of these is asked').map(([, told]) => told)).toEqual([
      'Not fulfilled yet',
      'Fulfilled',
    ])
    expect(offers('Open it')).toBe(true)
  })

  test('counts where it has no words', async () => {
    const conditions = { conditions: [ask('moon', 'equal', 1)] }
    await open({ ...party, conditions }, me({}))
    expect(terms()).toEqual([['A further condition of the shop', 'Not fulfilled yet']])
    expect(offers('A further condition of the shop')).toBe(true)
    expect(offers('Open it')).toBe(false)
  })

  test('is the server’s to tell where it is of another kind', async () => {
    await open({ ...party, conditions: 'grade > 2' }, me({}))
    expect(screen.queryByRole('list', { name: 'What it asks' })).not.toBeInTheDocument()
    expect(offers('Open it')).toBe(true)
  })

  test('brings no further call where nothing is asked', async () => {
    const { calls } = await open(dozen, me({}))
    expect(sent(calls, ME)).toEqual([])
  })
})
