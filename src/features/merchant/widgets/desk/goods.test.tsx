import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { DESK, page } from '../../testing/shop'
import { sellerCoupons, sellerProduct, sellerProducts } from '.'

beforeAll(() => initI18n('en'))

const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }))
const sent = (calls: readonly { path: string; body?: unknown }[], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

const SAVE = 'merchant/product/save'
const SHELF = 'merchant/product/shelf'
const SKU = 'merchant/product/sku'
const names = (name: string) => ({ en: name, 'zh-Hans': name })
const product = {
  id: '21',
  storeId: '302',
  storeName: 'Arcade',
  classId: '11',
  name: names('Quay Haze'),
  intro: names('Soft'),
  images: ['/pictures/beer/x.svg'],
  isOnShelf: true,
  price: 1900,
  stock: 26,
  sold: 3,
  skus: [
    { id: '211', name: names('Can'), price: 1900, stock: 2 },
    { id: '212', name: names('Case'), price: 9900, stock: 24 },
  ],
}
const tree = [
  { id: '1', name: 'Pale', icon: '', children: [{ id: '11', name: 'Hazy', icon: '' }] },
  { id: '2', name: 'Gifts', icon: '', children: [] },
]
const API = {
  ...DESK,
  'merchant/product/page': page([product]),
  'merchant/product/show': product,
  'relation/ProductClassRelation/tree': tree,
  [SAVE]: { ...product, isOnShelf: false },
  [SHELF]: product,
  [SKU]: product,
}
const openList = (api: object = {}) =>
  renderWidget(sellerProducts, { user: testUser, api: { ...API, ...api } })
const openForm = (query: Record<string, string> = {}, api: object = {}) =>
  renderWidget(sellerProduct, { user: testUser, query, api: { ...API, ...api } })

test('a product is taken off the shelf from its row, and one that runs out is marked', async () => {
  const { calls, host } = await openList()
  expect(screen.getByText('Low stock')).toBeInTheDocument()
  await tap(screen.getByRole('switch', { name: 'Quay Haze on the shelf' }))
  expect(sent(calls, SHELF)).toEqual([{ id: '21', isOnShelf: false }])
  expect(host.toast).toHaveBeenCalledWith('Taken off the shelf')
})

test('the shelf is kept when the server refuses, and it says why', async () => {
  await openList({ [SHELF]: new ApiError(SHELF, 400, 'Not now') })
  await tap(screen.getByRole('switch', { name: 'Quay Haze on the shelf' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Not now')
  expect(screen.getByRole('switch', { name: 'Quay Haze on the shelf' })).toBeChecked()
})

test('only variants that were changed are sent, in cents', async () => {
  const { calls } = await openList()
  await tap(button('Price and stock of Quay Haze'))
  await type('Price of Can (¥)', '18.50')
  await tap(button('Save'))
  expect(sent(calls, SKU)).toEqual([{ id: '211', price: 1850, stock: 2 }])
})

test.each([
  ['Price of Can (¥)', '0', 'Enter an amount in yuan from 0.01 on, with two decimals at most.'],
  ['Stock of Can', '', 'Enter a whole number from 0 to 99999.'],
])('%s of “%s” is not sent', async (name, typed, problem) => {
  const { calls } = await openList()
  await tap(button('Price and stock of Quay Haze'))
  await type(name, typed)
  await tap(button('Save'))
  expect(screen.getByText(problem)).toBeInTheDocument()
  expect(sent(calls, SKU)).toEqual([])
})

test('a new product says what is missing, field by field', async () => {
  const { calls } = await openForm()
  await tap(button('Save'))
  expect(screen.getAllByText('This is missing.')).toHaveLength(4)
  expect(screen.getByText('Choose a class.')).toBeInTheDocument()
  expect(screen.getByText('Add a picture.')).toBeInTheDocument()
  expect(screen.getAllByText('Enter a name.')).toHaveLength(2)
  expect(sent(calls, SAVE)).toEqual([])
})

test('a product is changed as a whole: names, variants, class and shelf', async () => {
  const { calls } = await openForm({ id: '21' })
  await type('Name in English', 'Quay Haze 2')
  await tap(button('Class Pale · Hazy'))
  await tap(screen.getByRole('radio', { name: 'Gifts' }))
  await tap(button('Remove variant 2'))
  await tap(button('Add a variant'))
  await type('Chinese name 2', '桶')
  await type('English name 2', 'Keg')
  await type('Price 2 (¥)', '99')
  await type('Stock 2', '4')
  await tap(button('Save'))
  expect(sent(calls, SAVE)).toEqual([
    {
      id: '21',
      storeId: '302',
      classId: '2',
      name: { en: 'Quay Haze 2', 'zh-Hans': 'Quay Haze' },
      intro: names('Soft'),
      images: ['/pictures/beer/x.svg'],
      skus: [
        { id: '211', name: names('Can'), price: 1900, stock: 2 },
        { id: '', name: { en: 'Keg', 'zh-Hans': '桶' }, price: 9900, stock: 4 },
      ],
    },
  ])
  // It was on the shelf and stays there, whatever saving does.
  expect(sent(calls, SHELF)).toEqual([{ id: '21', isOnShelf: true }])
})

test('what was typed stays when it is refused', async () => {
  await openForm({ id: '21' }, { [SAVE]: new ApiError(SAVE, 400, 'Two variants have one name') })
  await type('Name in English', 'Other')
  await tap(button('Save'))
  expect(screen.getByRole('alert')).toHaveTextContent('Two variants have one name')
  expect(screen.getByLabelText('Name in English')).toHaveValue('Other')
})

test('a new product is made once: after a lost answer by the same name, after a later failure by its id', async () => {
  let tries = 0
  const { calls, host } = await openForm(
    {},
    {
      'basic/storageFile/upload': { id: '1', url: '/files/a.png', name: 'a.png', size: 9 },
      [SAVE]: () => {
        tries += 1
        if (tries === 1) throw new NetworkError(SAVE, 'lost')
        return { ...product, isOnShelf: false }
      },
      [SHELF]: () => {
        if (tries === 2) throw new NetworkError(SHELF, 'lost')
        return product
      },
    },
  )
  host.chooseMedia.mockResolvedValue([{ path: 'tmp://a.png', name: 'a.png', size: 9 }])
  for (const [name, value] of [
    ['Name in Chinese', '雾'],
    ['Name in English', 'Haze'],
    ['Chinese name 1', '听'],
    ['English name 1', 'Can'],
    ['Price 1 (¥)', '19'],
    ['Stock 1', '4'],
    ['Short text in Chinese', '软'],
    ['Short text in English', 'Soft'],
  ] as const)
    await type(name, value)
  await tap(button('Class'))
  await tap(screen.getByRole('radio', { name: 'Gifts' }))
  await tap(button(/^Add a picture/))
  await screen.findByRole('img', { name: /picture 1/ })
  await tap(screen.getByRole('switch'))
  for (let taps = 0; taps < 3; taps += 1) await tap(button('Save'))
  const bodies = sent(calls, SAVE) as readonly { id: string; requestId?: string }[]
  expect(bodies.map(({ id }) => id)).toEqual(['', '', '21'])
  const [first, again, last] = bodies.map(({ requestId }) => requestId)
  expect(first).toEqual(expect.any(String))
  expect([again, last]).toEqual([first, undefined])
})

const COUPON = 'merchant/coupon/save'
const coupon = {
  id: '1',
  storeId: '302',
  name: 'Quay week',
  amount: 500,
  threshold: 3000,
  total: 10,
  claimed: 4,
  used: 1,
  startsAt: 1,
  endsAt: 1_900_000_000,
}
const openCoupons = (api: object = {}) =>
  renderWidget(sellerCoupons, {
    user: testUser,
    api: { ...DESK, 'merchant/coupon/page': page([coupon]), [COUPON]: coupon, ...api },
  })

test('a coupon tells what it takes off and how many were taken', async () => {
  await openCoupons()
  expect(screen.getByRole('listitem')).toHaveTextContent('¥5.00 off from ¥30.00')
  expect(screen.getByRole('listitem')).toHaveTextContent('4 of 10 taken, 1 used')
})

test('a coupon is made in cents, and not when it takes off all there is', async () => {
  const { calls } = await openCoupons()
  await tap(button('New coupon'))
  await type('Name in Chinese', '周')
  await type('Name in English', 'Week')
  await type('Takes off (¥)', '5')
  await type('From (¥, 0 for any order)', '5')
  await tap(button('Save'))
  expect(
    screen.getByText('A coupon takes off less than the order must come to.'),
  ).toBeInTheDocument()
  await type('From (¥, 0 for any order)', '30')
  await tap(button('Save'))
  expect(sent(calls, COUPON)).toEqual([
    {
      storeId: '302',
      name: { en: 'Week', 'zh-Hans': '周' },
      amount: 500,
      threshold: 3000,
      total: 100,
      days: 30,
      requestId: expect.any(String),
    },
  ])
})
