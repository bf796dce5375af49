import { screen, within } from '@testing-library/react'
import { isOff } from '../../../../engine/testing/is-off'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { button, choice, hop, line, open, pieces, tap, total } from '../../testing/cart-room'

beforeAll(() => initI18n('en'))

const more = (name: string) => pieces(name).getByRole('button', { name: 'One piece more' })
const less = (name: string) => pieces(name).getByRole('button', { name: 'One piece less' })

// Counts are 1 to 999 and never above the stock (decision 0012).
test.each([
  ['one piece, of many', { count: 1, stock: 50 }, false, true],
  ['some, of many', { count: 2, stock: 50 }, true, true],
  ['all but one', { count: 2, stock: 3 }, true, true],
  ['all there are', { count: 3, stock: 3 }, true, false],
  ['the last piece', { count: 1, stock: 1 }, false, false],
  ['one below the most of an order', { count: 998, stock: 5000 }, true, true],
  ['the most of an order', { count: 999, stock: 5000 }, true, false],
])('%s', async (_, { count, stock }, fewer, further) => {
  await open([line('11', 'Hop Field', 100, count, stock)])
  expect(!isOff(less('Hop Field'))).toBe(fewer)
  expect(!isOff(more('Hop Field'))).toBe(further)
})

test.each([
  ['one more', more, 3, '¥59.97'],
  ['one less', less, 1, '¥19.99'],
])('%s is told as the count that is wanted', async (_, control, count, sum) => {
  const { calls } = await open([hop], { 'cart/': { ...hop, count } })
  await tap(control('Hop Field'))
  const written = calls.filter(({ path }) => path === 'cart/')
  expect(written.map(({ method, body }) => [method, body])).toEqual([['PUT', { id: '11', count }]])
  expect(total()).toBe(sum)
})

test('few pieces are said from nine on, or when they are fewer than wanted', async () => {
  const few = () => screen.queryByText(/^Only \d+ left$/)?.textContent
  for (const [count, stock, text] of [
    [1, 10, undefined],
    [1, 9, 'Only 9 left'],
    [20, 20, undefined],
    [21, 20, 'Only 20 left'],
    [1, 0, undefined],
  ] as const) {
    const { unmount } = await open([line('11', 'Hop Field', 100, count, stock)])
    expect([count, stock, few()]).toEqual([count, stock, text])
    unmount()
  }
})

test('who wants more than there is cannot tick it, and pays nothing for it', async () => {
  await open([line('11', 'Hop Field', 1000, 5, 4), line('12', 'Plum Rain', 333, 1)])
  expect(isOff(choice('Hop Field'))).toBe(true)
  expect(total()).toBe('¥3.33')
  expect(isOff(button('Check out (1)'))).toBe(false)
})

test('with nothing that can be bought nothing can be ticked or ordered', async () => {
  await open([line('13', 'Night Train', 5000, 1, 0)])
  const all = screen.getByRole('checkbox', { name: 'All' })
  expect(isOff(all)).toBe(true)
  expect(all).not.toBeChecked()
  expect(total()).toBe('¥0.00')
  expect(isOff(button('Check out (0)'))).toBe(true)
  const line13 = within(screen.getByRole('list', { name: 'Cannot be bought' }))
  expect(line13.getByText('Sold out')).toBeInTheDocument()
  expect(line13.queryByRole('group')).not.toBeInTheDocument()
})

test('what is gone stays to be read, and can only be taken out', async () => {
  const sent: HttpRequest[] = []
  await open([hop, line('13', 'Night Train', 5000, 1, 0)], {
    'cart/13': (request: HttpRequest) => {
      sent.push(request)
      return null
    },
  })
  const apart = within(screen.getByRole('list', { name: 'Cannot be bought' }))
  expect(apart.getAllByRole('listitem')).toHaveLength(1)
  expect(apart.queryByRole('button', { name: /Another variant/ })).not.toBeInTheDocument()
  await tap(apart.getByRole('button', { name: 'Remove Night Train' }))
  expect(screen.getByRole('alertdialog', { name: 'Take it out of the cart?' })).toBeInTheDocument()
  expect(sent).toEqual([])
})
