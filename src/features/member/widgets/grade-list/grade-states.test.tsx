import { screen, within } from '@testing-library/react'
import { button, offers, press, sent } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { gradeList, gradePurchase } from '.'

beforeAll(() => initI18n('en'))

const LIST = 'basic/autoConfig/getList'
const BUY = 'paas/autoBuy/buy'
const grade = (id: number, name: string, experience: number, price: number, more = {}) => ({
  id,
  name,
  icon: '',
  experience,
  price,
  ...more,
})
const GRADES = [
  grade(2, 'Regular', 100, 9_900),
  grade(3, 'Cellar', 1_000, 49_900),
  grade(4, 'Brewer', 5_000, 199_900),
]
const row = (name: string) =>
  within(
    screen.getAllByRole('listitem').find((each) => within(each).queryByText(name)) as HTMLElement,
  )
const list = (grades: unknown = GRADES, more = {}) =>
  renderWidget(gradeList, { user: testUser, api: { [LIST]: grades }, ...more })
const purchase = (api: Record<string, unknown> = {}, gradeId = '3') =>
  renderWidget(gradePurchase, {
    user: testUser,
    query: { gradeId },
    api: { [LIST]: GRADES, ...api },
  })

test('each grade says from where on it is reached and, above one’s own, what it costs', async () => {
  await list()
  expect(row('Regular').getByText('From 100 experience')).toBeInTheDocument()
  expect(row('Regular').queryByText('99')).not.toBeInTheDocument()
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('CellarFrom 1000 experience¥499.00')
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('¥1,999.00')
})

test('one’s own and those below are marked, and only those above have a button', async () => {
  await list(GRADES, { user: { ...testUser, gradeId: 3 } })
  expect(row('Regular').getByText('Included')).toBeInTheDocument()
  expect(row('Cellar').getByText('Yours')).toBeInTheDocument()
  expect([offers('Get Regular'), offers('Get Cellar'), offers('Get Brewer')]).toEqual([
    false,
    false,
    true,
  ])
})

test('a visitor has no grade, and can see what each of them costs', async () => {
  const { calls } = await list(GRADES, { user: undefined })
  expect(screen.queryByRole('group', { name: 'Your grade' })).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).toEqual([LIST])
  expect([offers('Get Regular'), offers('Get Brewer')]).toEqual([true, true])
})

test('who has no grade can have the lowest of all', async () => {
  await list([grade(1, 'Taster', 50, 100)], { user: undefined })
  expect(offers('Get Taster')).toBe(true)
  expect(screen.queryByText('Yours')).not.toBeInTheDocument()
})

test('an experience of 0 is not for sale, one of 1 is (commerce spec §5)', async () => {
  await list([grade(5, 'Guest', 0, 100), grade(6, 'Taster', 1, 100)])
  expect(screen.queryByText('Guest')).not.toBeInTheDocument()
  expect(offers('Get Taster')).toBe(true)
})

test('with none for sale it says so, and what comes', async () => {
  await list([])
  expect(screen.getByText('No grades for sale')).toBeInTheDocument()
  expect(screen.getByText('Grades can be bought here when there are some.')).toBeInTheDocument()
})

test('who has no grade yet is told so', async () => {
  await list(GRADES, { user: { ...testUser, gradeId: 0, grade: undefined } })
  expect(screen.getByRole('group', { name: 'Your grade' })).toHaveTextContent('No grade yet')
})

test.each([
  ['free parcels', { freeFrom: 0 }, ['Every parcel travels free']],
  ['no cents of whole yuan', { freeFrom: 5_900 }, ['Parcels travel free from 59 yuan']],
  [
    'cents where there are some',
    { birthday: 1_050 },
    ['A coupon of 10.50 yuan in the month of your birthday'],
  ],
  [
    'even the least of each',
    { memberPercent: 1, pointsRate: 1, birthday: 1 },
    [
      '1% off beers at members’ prices',
      '1 point for every 100 yuan',
      'A coupon of 0.01 yuan in the month of your birthday',
    ],
  ],
  ['nothing that is 0', { memberPercent: 0, pointsRate: 0, birthday: 0 }, []],
])('a grade promises %s', async (_, terms, texts) => {
  await list([grade(3, 'Cellar', 1_000, 100, terms)])
  const given = screen.queryByRole('group', { name: 'What Cellar gives' })
  expect([...(given?.children ?? [])].map(({ textContent }) => textContent)).toEqual(texts)
})

test('a purchase says what it is, what it costs and when it is the buyer’s', async () => {
  await purchase()
  expect(screen.getByRole('heading', { name: 'Cellar' })).toBeInTheDocument()
  expect(screen.getByText('From 1000 experience')).toBeInTheDocument()
  expect(screen.getByText('The grade is yours as soon as the payment is made.')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'To pay' })).toHaveTextContent('¥499.00')
})

test('a grade that is not for sale says so, and is not ordered', async () => {
  const { calls } = await purchase({}, '9')
  expect(screen.getByText('This grade cannot be bought')).toBeInTheDocument()
  expect(screen.getByText('It may have been taken from sale.')).toBeInTheDocument()
  expect(offers('Confirm and pay')).toBe(false)
  expect(sent(calls, BUY)).toEqual([])
})

test('a lost answer keeps the page; the next try is the same purchase (decision 0038)', async () => {
  let isLost = true
  const { calls, navigator } = await purchase({
    [BUY]: () => {
      if (isLost) throw new NetworkError(BUY, 'lost')
      return { payId: '5', amount: 49_900 }
    },
  })
  await press('Confirm and pay')
  expect(navigator.replace).not.toHaveBeenCalled()
  isLost = false
  await press('Confirm and pay')
  const [first, second] = sent(calls, BUY)
  expect(second).toEqual(first)
  expect(navigator.replace.mock.calls).toEqual([['/asset/pay/index?id=5']])
})

test('a refusal that is no price asks for no new one', async () => {
  const { calls } = await purchase({ [BUY]: new ApiError(BUY, 400, 'Not for you.') })
  await press('Confirm and pay')
  expect(sent(calls, LIST)).toHaveLength(1)
  expect(button('Confirm and pay')).toBeInTheDocument()
})

describe('what a grade asks beside its price', () => {
  const ME = 'member/grade/me'
  const conditions = {
    conditions: [
      { field: 'orders', operator: 'greaterEqual', value: 3, text: '3 orders received' },
    ],
  }
  const BREWER = grade(4, 'Brewer', 5_000, 199_900, { conditions })
  const me = (orders: number, experience = 6_000) => ({
    gradeId: 3,
    experience,
    next: { gradeId: 4, name: 'Brewer', missing: Math.max(0, 5_000 - experience) },
    grades: [],
    birthday: '',
    canClaimBirthday: false,
    standing: { gradeId: 3, experience, orders, bought: {}, now: 1_790_000_000 },
  })
  const user = { ...testUser, gradeId: 3 }
  const show = (own: unknown) =>
    renderWidget(gradeList, { user, api: { [LIST]: [...GRADES.slice(0, 2), BREWER], [ME]: own } })
  const buying = (own: unknown) =>
    renderWidget(gradePurchase, {
      user,
      query: { gradeId: '4' },
      api: { [LIST]: [BREWER], [ME]: own, [BUY]: { payId: '7', amount: 199_900 } },
    })

  test('stands on its card, and its button says what is missing', async () => {
    const { navigator } = await show(me(2))
    const asks = within(screen.getByRole('list', { name: 'What it asks' }))
    expect(asks.getByRole('listitem')).toHaveTextContent('3 orders received')
    expect(asks.getByRole('img', { name: 'Not fulfilled yet' })).toBeInTheDocument()
    expect(offers('Get Brewer')).toBe(false)
    await press('3 orders received')
    expect(navigator.open).not.toHaveBeenCalled()
  })

  test('is said where the experience alone would be enough', async () => {
    await show(me(2))
    expect(
      screen.getByRole('progressbar', { name: 'Brewer asks for more than experience' }),
    ).toBeInTheDocument()
  })

  test('is sold to who fulfils it', async () => {
    const { navigator } = await show(me(3, 1_000))
    expect(screen.getByRole('img', { name: 'Fulfilled' })).toBeInTheDocument()
    await press('Get Brewer')
    expect(navigator.open).toHaveBeenCalledWith('/scanPay/purchase?gradeId=4')
  })

  test('is not told of a grade one has', async () => {
    await renderWidget(gradeList, {
      user: { ...testUser, gradeId: 4 },
      api: { [LIST]: [BREWER], [ME]: me(0) },
    })
    expect(screen.queryByRole('list', { name: 'What it asks' })).not.toBeInTheDocument()
  })

  test('stops its order on the page of the purchase', async () => {
    const { calls } = await buying(me(2))
    await press('3 orders received')
    expect(sent(calls, BUY)).toEqual([])
  })

  test('lets an order through that fulfils it', async () => {
    const { navigator } = await buying(me(3))
    await press('Confirm and pay')
    expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=7')
  })
})
