import { act, fireEvent, screen } from '@testing-library/react'
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
