import { act, fireEvent, screen, within } from '@testing-library/react'
import { comeBack } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { couponList, exampleCoupon } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'coupon/page'
const CLAIM = 'coupon/claim'
const open = exampleCoupon('1', 0, 'Hop week', { amount: 1550, left: 3 })
const yours = { ...open, state: 1, left: 2 }

const pageOf = (result: unknown[], pageIndex = 1, totalCount = result.length) => ({
  result,
  pageIndex,
  pageSize: 15,
  totalCount,
})
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const claimButton = () => screen.getByRole('button', { name: 'Claim: Hop week, ¥15.50 off' })
const useButton = () => screen.getByRole('button', { name: 'Use: Hop week, ¥15.50 off' })

test('says what is taken off, from which order on, for what and until when', async () => {
  await renderWidget(couponList, {
    api: {
      [PAGE]: pageOf([open, { ...open, id: '2', threshold: 0, className: 'Sour & fruit' }]),
    },
  })
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('¥15.50')
  expect(first).toHaveTextContent('From ¥128All beers')
  expect(first).toHaveTextContent(/Until \d+ Dec 2026/)
  expect(first).toHaveTextContent('3 left')
  expect(second).toHaveTextContent('Any orderSour & fruit only')
})

test('who comes back sees what was claimed meanwhile', async () => {
  let coupon: object = open
  const { host } = await renderWidget(couponList, {
    user: testUser,
    api: { [PAGE]: () => pageOf([coupon]) },
  })
  expect(claimButton()).toBeInTheDocument()
  coupon = yours
  await comeBack(host)
  expect(useButton()).toBeInTheDocument()
})

test('a coupon is claimed in its place and can then be used', async () => {
  const other = exampleCoupon('2', 0, 'Another', { classId: '4' })
  const { calls, host, navigator } = await renderWidget(couponList, {
    user: testUser,
    api: { [PAGE]: pageOf([open, other]), [CLAIM]: { ...yours, classId: '4' } },
  })
  await tap(claimButton())
  expect(calls.filter(({ path }) => path === CLAIM).map(({ body }) => body)).toEqual([
    { couponId: '1' },
  ])
  expect(host.toast).toHaveBeenCalledWith('It is yours: ¥15.50 off')
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Use')).toBeVisible()
  await tap(useButton())
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&classIds=4')
})

test('where one’s own are listed they are asked for anew, with what was claimed among them', async () => {
  const { services } = await renderWidget(couponList, {
    user: testUser,
    api: { [PAGE]: pageOf([open]), [CLAIM]: yours },
  })
  const own = [testUser.id, 'en', 'coupons', true]
  services.queries.setQueryData(own, [])
  await tap(claimButton())
  expect(services.queries.getQueryState(own)?.isInvalidated).toBe(true)
})

test('one that is for everything leads to everything', async () => {
  const { navigator } = await renderWidget(couponList, {
    user: testUser,
    api: { [PAGE]: pageOf([yours]) },
  })
  await tap(useButton())
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list')
})

test('however often it is tapped, it is asked for once', async () => {
  let answer: (coupon: unknown) => void = () => {}
  const { calls } = await renderWidget(couponList, {
    user: testUser,
    api: {
      [PAGE]: pageOf([open]),
      [CLAIM]: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    },
  })
  await tap(claimButton())
  await tap(claimButton())
  await act(async () => answer(yours))
  expect(calls.filter(({ path }) => path === CLAIM)).toHaveLength(1)
})

test('one that somebody else got first says so, and shows how things stand', async () => {
  let list = pageOf([open])
  const { host } = await renderWidget(couponList, {
    user: testUser,
    api: {
      [PAGE]: () => list,
      [CLAIM]: () => {
        list = pageOf([{ ...open, state: 2, left: 0 }])
        throw new ApiError(CLAIM, 400, 'All of these coupons are taken.')
      },
    },
  })
  await tap(claimButton())
  expect(host.toast).toHaveBeenCalledWith('All of these coupons are taken.')
  expect(screen.getByRole('listitem')).toHaveTextContent('Sold out')
})

test.each([
  [2, 'Sold out'],
  [3, 'Expired'],
])('state %d is stamped and has no button', async (state, stamp) => {
  await renderWidget(couponList, { api: { [PAGE]: pageOf([{ ...open, state }]) } })
  const card = within(screen.getByRole('listitem'))
  expect(card.getByText(stamp)).toBeInTheDocument()
  expect(card.queryByRole('button')).not.toBeInTheDocument()
})

test('a visitor sees all of them and logs in to claim', async () => {
  const { navigator, calls } = await renderWidget(couponList, { api: { [PAGE]: pageOf([open]) } })
  await tap(claimButton())
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(calls.map(({ path }) => path)).toEqual([PAGE])
})

test('one’s own are asked for apart, and only of who is logged in', async () => {
  const { calls, navigator, session } = await renderWidget(couponList, {
    api: {
      [PAGE]: ({ body }: HttpRequest) => pageOf((body as { mine: boolean }).mine ? [] : [open]),
    },
  })
  await tap(screen.getByRole('tab', { name: 'Mine' }))
  await tap(screen.getByRole('button', { name: 'Log in' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/login')
  expect(calls).toHaveLength(1)
  await act(async () => session.login(testUser))
  expect(screen.getByText('You have no coupons yet')).toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'See what there is' }))
  expect(claimButton()).toBeInTheDocument()
})

test('grows by fifteen', async () => {
  const { calls } = await renderWidget(couponList, {
    api: {
      [PAGE]: ({ body }: HttpRequest) => {
        const { pageIndex } = body as { pageIndex: number }
        return pageOf([{ ...open, id: `${pageIndex}`, name: `Page ${pageIndex}` }], pageIndex, 16)
      },
    },
  })
  await tap(screen.getByRole('button', { name: 'Load more' }))
  expect(screen.getByText('Page 2')).toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([
    { pageIndex: 1, pageSize: 15, mine: false },
    { pageIndex: 2, pageSize: 15, mine: false },
  ])
})

test.each([
  ['a failure', new ApiError(PAGE, 500, 'The kettle boils over'), 'The kettle boils over'],
  ['no network', new NetworkError(PAGE), 'You are offline'],
])('%s is said, and the list can be tried again', async (_name, error, text) => {
  let answer: unknown = error
  await renderWidget(couponList, {
    api: {
      [PAGE]: () => {
        if (answer instanceof Error) throw answer
        return answer
      },
    },
  })
  expect(await screen.findByText(text)).toBeInTheDocument()
  answer = pageOf([])
  await tap(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('No coupons at the moment')).toBeInTheDocument()
})

test('one’s own are shown by what became of them; a used one leads to its order, not to the shop', async () => {
  const used = { ...yours, usedAt: 1_796_000_000, orderId: '77' }
  const { calls, navigator } = await renderWidget(couponList, {
    user: testUser,
    query: { mine: '1' },
    api: {
      [PAGE]: ({ body }: HttpRequest) =>
        pageOf((body as { state: string }).state === 'used' ? [used] : []),
    },
  })
  expect(calls[0]?.body).toMatchObject({ mine: true, state: 'usable' })
  await tap(screen.getByRole('radio', { name: 'Expired' }))
  expect(screen.getByText('None of yours is over')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'Used' }))
  expect(screen.getByRole('listitem')).toHaveTextContent(/Used on \d+ \w+ 2026/)
  expect(screen.queryByRole('button', { name: /^Use:/ })).not.toBeInTheDocument()
  await tap(screen.getByRole('button', { name: 'Order that took Hop week' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/order/show&id=77')
})

test('one of a single store says so and leads there; conditions are said in words', async () => {
  const dear = { field: 'price', operator: 'greaterEqual', value: 3000 }
  const chosen = { field: 'productId', operator: 'in', value: ['1', '2'] }
  const { navigator } = await renderWidget(couponList, {
    user: testUser,
    api: {
      [PAGE]: pageOf([
        { ...yours, storeId: '301' },
        { ...yours, id: '2', conditions: { conditions: [dear, chosen] } },
      ]),
    },
  })
  const [store, words] = screen.getAllByRole('listitem')
  expect(store).toHaveTextContent('One store only')
  expect(words).toHaveTextContent('Beers from ¥30.00')
  expect(words).toHaveTextContent('Chosen beers only')
  await tap(within(store as HTMLElement).getByRole('button', { name: /^Use/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/store/show&id=301')
})
