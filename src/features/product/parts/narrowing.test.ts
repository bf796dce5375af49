import { beginning, checkPrices, EVERYTHING, narrowedQuery, toggled, waysOf } from './shelf-bar'

const some = {
  ...EVERYTHING,
  classIds: ['11', '12'],
  tags: ['new'],
  storeId: '302',
  from: '12.5',
  to: '',
  inStock: true,
}

test('a choice is taken in, and out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('each choice counts once, and the two prices as one', () => {
  expect(waysOf(EVERYTHING)).toBe(0)
  expect(waysOf(some)).toBe(6)
  expect(waysOf({ ...EVERYTHING, from: '1', to: '2' })).toBe(1)
  expect(waysOf({ ...EVERYTHING, from: ' ', to: '' })).toBe(0)
})

test('the query asks for what was chosen, in cents, and keeps what nobody touched', () => {
  const asked = { keyWord: 'haze', classIds: '1,11,12', priceStyleId: '3', storeId: '301' }
  expect(narrowedQuery(asked, some, 'priceAsc')).toEqual({
    keyWord: 'haze',
    priceStyleId: '3',
    classIds: '11,12',
    tags: 'new',
    storeId: '302',
    minPrice: 1250,
    inStock: true,
    sort: 'priceAsc',
  })
  const all = narrowedQuery(asked, EVERYTHING, '')
  expect(JSON.parse(JSON.stringify(all))).toEqual(asked)
})

test('tags of the address are choices one can take back', () => {
  const start = beginning({ tags: 'new,hot' })
  expect(start.tags).toEqual(['new', 'hot'])
  expect(beginning({}).tags).toEqual([])
  expect(narrowedQuery({ tags: 'new,hot' }, { ...start, tags: ['hot'] }, '').tags).toBe('hot')
  expect(narrowedQuery({ tags: 'new' }, EVERYTHING, '').tags).toBeUndefined()
})

test.each([
  ['', '', undefined],
  ['10', '10', undefined],
  ['', '9.90', undefined],
  ['20', '10', 'product.shelf.priceTurned'],
  ['abc', '', 'product.shelf.priceWrong'],
  ['', '1.234', 'product.shelf.priceWrong'],
  ['-1', '', 'product.shelf.priceWrong'],
])('prices from “%s” to “%s”: %s', (from, to, problem) => {
  expect(checkPrices({ from, to })).toBe(problem)
})
