import { screen, within } from '@testing-library/react'
import { comeBack } from '../../../../engine/testing/hands'
import { isOff } from '../../../../engine/testing/is-off'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { button, gone, hop, inDialog, line, open, plum, tap, total } from '../../testing/cart-room'

beforeAll(() => initI18n('en'))

const never = () => new Promise(() => {})
const removals = (calls: readonly { method: string; path: string }[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)

test('while it loads the cart says so, and offers nothing to order', async () => {
  await open(never)
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an empty cart says what to do, and has nothing to order', async () => {
  await open([])
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(screen.getByText('Choose a beer and it waits for you here.')).toBeInTheDocument()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Browse beers',
  ])
})

test('what was just put in is meant: all is ticked, and the button says how many pieces', async () => {
  await open([hop, plum])
  expect(screen.getAllByRole('checkbox').every((each) => each.ariaChecked === 'true')).toBe(true)
  expect(isOff(button('Check out (5)'))).toBe(false)
  expect(screen.getByText('Excl. delivery')).toBeInTheDocument()
})

test('each line tells the price of one piece, and its own variant', async () => {
  await open([hop])
  const row = within(screen.getByRole('listitem'))
  expect(row.getByText('330 ml')).toBeInTheDocument()
  expect(screen.getByRole('listitem')).toHaveTextContent('¥19.99')
})

test('lines of no store stand together without a head', async () => {
  await open([hop, plum])
  const group = within(screen.getByRole('group', { name: 'Lines of the cart' }))
  expect(group.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('checkbox', { name: /Select all of/ })).not.toBeInTheDocument()
})

test('stores stand in the order of the newest line of each', async () => {
  const of = (id: string, storeId: string, storeName: string) =>
    line(id, `Beer ${id}`, 100, 1, 50, { storeId, storeName })
  await open([of('1', '9', 'Oak Hill'), of('2', '3', 'River Quay'), of('3', '9', 'Oak Hill')])
  expect(
    screen.getAllByRole('checkbox', { name: /^Select all of/ }).map((each) => each.ariaLabel),
  ).toEqual(['Select all of Oak Hill', 'Select all of River Quay'])
})

test('a store of which nothing can be bought cannot be ticked', async () => {
  const store = { storeId: '3', storeName: 'River Quay' }
  await open([line('1', 'Hop Field', 100, 5, 4, store), plum])
  const all = screen.getByRole('checkbox', { name: 'Select all of River Quay' })
  expect(isOff(all)).toBe(true)
  expect(all).not.toBeChecked()
})

test('what is taken out is told, once each, and said', async () => {
  let lines = [hop, gone, line('14', 'Dark Road', 100, 1, 0)]
  const { calls, host } = await open(() => lines, {
    'cart/13': null,
    'cart/14': () => {
      lines = [hop]
      return null
    },
  })
  await tap(button('Remove these'))
  expect(
    screen.getByRole('alertdialog', { name: 'Take what cannot be bought out of the cart?' }),
  ).toBeInTheDocument()
  expect(removals(calls)).toEqual([])
  await tap(inDialog('Delete'))
  expect(removals(calls)).toEqual(['cart/13', 'cart/14'])
  expect(host.toast.mock.calls).toEqual([['Taken out']])
  expect(screen.queryByText('Cannot be bought')).not.toBeInTheDocument()
})

test('a line that the server keeps stays, and it is said why', async () => {
  const { calls, host } = await open([hop], { 'cart/11': new ApiError('x', 400, 'Not now.') })
  await tap(button('Remove Hop Field'))
  await tap(inDialog('Delete'))
  expect(host.toast.mock.calls).toEqual([['Not now.']])
  // It is asked for anew: another device may have taken it out.
  expect(calls.filter(({ path }) => path === 'cart/list')).toHaveLength(2)
  expect(total()).toBe('¥39.98')
})

test('a cart for reading counts and orders, but changes nothing', async () => {
  const { navigator } = await open([hop, gone], {}, { editable: false })
  expect(screen.queryByRole('button', { name: /Remove|Another variant/ })).not.toBeInTheDocument()
  await tap(button('Check out (2)'))
  expect(navigator.open.mock.calls).toEqual([['/shop/order/buy?items=p11%3A11%3A2&cart=1']])
})

test('who comes back sees what was put into it meanwhile', async () => {
  let lines = [hop]
  const { host } = await open(() => lines)
  lines = [hop, plum]
  await comeBack(host)
  expect(screen.getByText('Plum Rain')).toBeInTheDocument()
})
