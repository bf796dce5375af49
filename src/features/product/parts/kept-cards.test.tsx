import { screen, waitFor, within } from '@testing-library/react'
import { renderWidget, testUser } from '../../../engine/testing/render-widget'
import { EndpointNotFoundError } from '../../../errors'
import { initI18n } from '../../../i18n'
import { productShelf } from '../widgets/product-shelf'

beforeAll(() => initI18n('en'))

const LIST = 'product/page'
const KEPT = 'favorite/product/getFavorites'
const card = (id: string, name: string) => ({
  id,
  name,
  image: '',
  style: '',
  abv: 6,
  price: 2800,
  sold: 9,
  stock: 4,
  tags: [],
  classId: '11',
  storeId: '301',
  skuId: `${id}0`,
})
const result = [card('1', 'Monsoon Haze'), card('2', 'Harvest Moon')]
const shelf = (kept: unknown, user?: typeof testUser) =>
  renderWidget(productShelf, {
    user,
    config: { bind: { from: 'api', call: LIST, query: {} } },
    api: { [LIST]: { result, pageIndex: 1, pageSize: 15, totalCount: 2 }, [KEPT]: kept },
  })
const shown = () => waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
const hearts = () => screen.queryAllByRole('img', { name: 'In your favourites' })

test('a list marks what the user keeps, asked for at once', async () => {
  const { calls } = await shelf(['2', '7'], testUser)
  await shown()
  expect(calls.filter(({ path }) => path === KEPT)).toHaveLength(1)
  expect(hearts()).toHaveLength(1)
  const marked = hearts()[0]?.parentElement as HTMLElement
  expect(within(marked).getByRole('link', { name: /Harvest Moon/ })).toBeInTheDocument()
})

test('who is not logged in keeps nothing, and the server is not asked', async () => {
  const { calls } = await shelf(['2'])
  await shown()
  expect(calls.some(({ path }) => path === KEPT)).toBe(false)
  expect(hearts()).toEqual([])
})

test('a server that keeps nothing leaves the list as it is', async () => {
  await shelf(new EndpointNotFoundError(KEPT, 404, ''), testUser)
  await shown()
  expect(hearts()).toEqual([])
})
