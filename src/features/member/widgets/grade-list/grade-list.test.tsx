import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { gradeList, gradePurchase } from '.'

beforeAll(() => initI18n('en'))

const grade = (id: number, name: string, experience: number, price: number) => ({
  id,
  name,
  icon: '',
  experience,
  price,
})
const GRADES = [
  grade(1, 'Taster', 0, 0),
  grade(2, 'Regular', 100, 9900),
  grade(3, 'Cellar', 1000, 49_900),
]
const LIST = 'basic/autoConfig/getList'
const BUY = 'paas/autoBuy/buy'

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string) => screen.getByRole('button', { name })

test('lists the grades with experience above 0 and no other', async () => {
  await renderWidget(gradeList, { api: { [LIST]: GRADES } })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('Taster')).not.toBeInTheDocument()
})

test('only a higher grade than the user’s can be bought', async () => {
  const { navigator } = await renderWidget(gradeList, { user: testUser, api: { [LIST]: GRADES } })
  expect(screen.queryByRole('button', { name: 'Get Regular' })).not.toBeInTheDocument()
  expect(screen.getByText('Yours')).toBeInTheDocument()
  await tap(button('Get Cellar'))
  expect(navigator.open).toHaveBeenCalledWith('/scanPay/purchase?gradeId=3')
})

test('says so when nothing is for sale', async () => {
  await renderWidget(gradeList, { api: { [LIST]: [GRADES[0]] } })
  expect(screen.getByText('No grades for sale')).toBeInTheDocument()
})

test('a grade with a page of its own opens it', async () => {
  const { navigator } = await renderWidget(gradeList, {
    config: { itemUrl: '/grade/show?id={id}' },
    api: { [LIST]: GRADES },
  })
  await tap(screen.getByRole('link', { name: 'See Cellar' }))
  expect(navigator.open).toHaveBeenCalledWith('/grade/show?id=3')
})

function openPurchase(answer: unknown, query: Record<string, string> = { gradeId: '3' }) {
  return renderWidget(gradePurchase, {
    user: testUser,
    query,
    api: { [LIST]: GRADES, [BUY]: answer },
  })
}

test('who buys a grade reads what it gives', async () => {
  const gives = { memberPercent: 5, freeFrom: 5900, pointsRate: 150, birthday: 3000 }
  await renderWidget(gradePurchase, {
    user: testUser,
    query: { gradeId: '3' },
    api: { [LIST]: [{ ...grade(3, 'Cellar', 1000, 49_900), ...gives }] },
  })
  const promises = within(screen.getByRole('group', { name: 'What Cellar gives' }))
  expect(promises.getByText(/5%/)).toBeInTheDocument()
  expect(promises.getByText(/59 yuan/)).toBeInTheDocument()
})

test('a purchase goes on to its payment, once for two quick taps', async () => {
  const { navigator, calls } = await openPurchase({ payId: '77', amount: 49_900 })
  expect(screen.getByRole('group', { name: 'To pay' })).toHaveTextContent('499')
  await act(async () => {
    fireEvent.click(button('Confirm and pay'))
    fireEvent.click(button('Confirm and pay'))
  })
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=77')
  expect(calls.filter(({ path }) => path === BUY).map(({ body }) => body)).toEqual([
    { gradeId: 3, amount: 49_900, requestId: expect.any(String) },
  ])
})

test('a refusal is said, and a new try is the same purchase', async () => {
  const { calls } = await openPurchase(new ApiError(BUY, 400, 'You have this grade.'))
  await tap(button('Confirm and pay'))
  expect(screen.getByText('You have this grade.')).toBeInTheDocument()
  await tap(button('Confirm and pay'))
  const ids = calls
    .filter(({ path }) => path === BUY)
    .map(({ body }) => (body as { requestId: string }).requestId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a price that changed meanwhile is shown and asked about before anything is ordered', async () => {
  let asked = 0
  const { calls, navigator } = await renderWidget(gradePurchase, {
    user: testUser,
    query: { gradeId: '3' },
    api: {
      [LIST]: () => (asked++ === 0 ? GRADES : [grade(3, 'Cellar', 1000, 59_900)]),
      [BUY]: ({ body }: { body: { amount: number } }) => {
        if (body.amount !== 59_900) throw new ApiError(BUY, 409, 'The price is now ¥599.00.')
        return { payId: '77', amount: 59_900 }
      },
    },
  })
  const amounts = () =>
    calls.filter(({ path }) => path === BUY).map(({ body }) => (body as { amount: number }).amount)
  await tap(button('Confirm and pay'))
  expect(screen.getByText(/from ¥499.00 to ¥599.00/)).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'To pay' })).toHaveTextContent('599')
  expect(amounts()).toEqual([49_900])
  expect(navigator.replace).not.toHaveBeenCalled()
  await tap(button('Accept and pay'))
  expect(amounts()).toEqual([49_900, 59_900])
  expect(navigator.replace).toHaveBeenCalledWith('/asset/pay/index?id=77')
})

test.each(['1', '9', ''])('a grade that is not for sale (%s) cannot be bought', async (gradeId) => {
  const { navigator } = await openPurchase(null, { gradeId })
  await tap(button('All grades'))
  expect(navigator.replace).toHaveBeenCalledWith('/views/index?url=/grade/index')
})

describe('one’s own grade', () => {
  const ME = 'member/grade/me'
  const terms = { memberPercent: 3, freeFrom: 9_900, pointsRate: 120, birthday: 1_000 }
  const me = {
    gradeId: 2,
    experience: 640,
    next: { gradeId: 3, name: 'Cellar', missing: 360 },
    grades: GRADES.map(({ price: _, ...each }) => ({ ...each, ...terms })),
    birthday: '',
    canClaimBirthday: false,
  }
  const open = (answer: unknown, api: object = {}) =>
    renderWidget(gradeList, {
      user: testUser,
      host: { confirm: jest.fn(async () => true) },
      api: { [LIST]: GRADES.map((each) => ({ ...each, ...terms })), [ME]: answer, ...api },
    })

  test('shows the way to the next, and what each of them gives', async () => {
    await open(me)
    expect(screen.getByRole('progressbar', { name: '360 more to Cellar' })).toBeInTheDocument()
    expect(screen.getByText('640 experience')).toBeInTheDocument()
    const given = screen.getByRole('group', { name: 'What Cellar gives' })
    expect([...given.children].map(({ textContent }) => textContent)).toEqual([
      '3% off beers at members’ prices',
      'Parcels travel free from 99 yuan',
      '120 points for every 100 yuan',
      'A coupon of 10 yuan in the month of your birthday',
    ])
  })

  test('at the top there is no more to go', async () => {
    await open({ ...me, gradeId: 3, next: null })
    expect(screen.getByRole('progressbar', { name: 'The highest there is' })).toBeInTheDocument()
  })

  test('the birthday is told once, after it was asked about', async () => {
    let now: object = me
    const { calls, host } = await open(() => now, {
      'member/grade/birthday': () => {
        now = { ...me, birthday: '02-03' }
        return null
      },
    })
    await tap(button('Enter birthday'))
    const month = within(await screen.findByRole('radiogroup', { name: 'Month' }))
    await tap(month.getByRole('radio', { name: '02' }))
    const day = within(screen.getByRole('radiogroup', { name: 'Day' }))
    expect(day.queryByRole('radio', { name: '30' })).not.toBeInTheDocument()
    await tap(day.getByRole('radio', { name: '03' }))
    await tap(button('OK'))
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Your birthday is 02-03?' }),
    )
    expect(calls.find(({ path }) => path === 'member/grade/birthday')?.body).toEqual({
      birthday: '02-03',
    })
    expect(screen.getByText('Your birthday: 02-03')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Enter birthday' })).not.toBeInTheDocument()
  })

  test('the birthday coupon is claimed in its month and lies among the coupons', async () => {
    const { navigator, host } = await open(
      { ...me, birthday: '11-22', canClaimBirthday: true },
      { 'member/grade/birthdayCoupon': { couponId: '7', amount: 1_000, endsAt: 1_900_000_000 } },
    )
    expect(screen.queryByRole('button', { name: 'Enter birthday' })).not.toBeInTheDocument()
    await tap(button('Claim'))
    expect(host.toast).toHaveBeenCalledWith('Happy birthday: ¥10.00 off')
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/coupon/index&mine=1')
  })

  test('a server without the call tells the name alone, and sells as before', async () => {
    await open(new ApiError(ME, 404, 'no such call'))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(button('Get Cellar')).toBeInTheDocument()
  })
})
