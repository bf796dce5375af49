import { act, screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import type { UserRecord } from '../../http/shapes'
import { testUser } from '../../stores/testing/test-user'
import { Text } from '../../ui/primitives/elements'
import { createRegistry, defineWidget } from '../contract'
import { markStale, usePages, useQuery } from '../data/queries'
import { openPage, page } from '../testing/open-page'

/** What the pages of these tests fetched, oldest first, and what the server says. */
const fetched: string[] = []
const server = { orders: 'three orders', cart: 'an empty cart', total: 1 }
beforeEach(() => {
  fetched.length = 0
  Object.assign(server, { orders: 'three orders', cart: 'an empty cart', total: 1 })
})

const shopping = defineWidget(
  {
    type: 'shopping',
    version: 1,
    tier: 'base',
    value: v.any(),
    config: v.object({}),
    height: 80,
    examples: {},
  },
  observer(function Shopping() {
    const orders = usePages({
      key: ['orders', 1],
      load: async (pageIndex) => {
        fetched.push('orders')
        return { result: [server.orders], pageIndex, pageSize: 15, totalCount: server.total }
      },
    })
    const cart = useQuery({
      key: ['cart'],
      load: async () => {
        fetched.push('cart')
        return server.cart
      },
    })
    const end = orders.hasMore ? `, ${orders.loadingMore ? 'loading' : 'more'}` : ''
    return <Text>{`${orders.items.join()}, ${cart.value}${end}`}</Text>
  }),
)

/** The hooks of a host whose page a test hides and shows. */
function stage() {
  const shown = new Set<() => void>()
  const hidden = new Set<() => void>()
  function useEach(listeners: Set<() => void>, callback: () => void) {
    const latest = useRef(callback)
    latest.current = callback
    useEffect(() => {
      const call = () => latest.current()
      listeners.add(call)
      return () => void listeners.delete(call)
    }, [listeners])
  }
  const all = (listeners: Set<() => void>) =>
    act(async () => listeners.forEach((call) => void call()))
  return {
    host: {
      usePageShow: jest.fn((callback: () => void) => useEach(shown, callback)),
      usePageHide: jest.fn((callback: () => void) => useEach(hidden, callback)),
    },
    show: () => all(shown),
    hide: () => all(hidden),
  }
}

async function open() {
  const { host, ...phone } = stage()
  const opened = await openPage({
    registry: createRegistry(shopping),
    server: page('x', { widgets: [{ value: {}, config: { type: 'shopping' } }] }),
    host,
  })
  expect(screen.getByText(/^three orders, an empty cart/)).toBeInTheDocument()
  fetched.length = 0
  return { ...phone, queries: opened.services.queries, session: opened.session }
}

/** As bootstrap does: data of one user is never shown to another. */
const become = (
  user: UserRecord | undefined,
  { session, queries }: Awaited<ReturnType<typeof open>>,
) =>
  act(async () => {
    if (user) session.login(user)
    else session.logout('logout')
    queries.clear()
  })

test('a write fetches what it is about anew, and nothing else', async () => {
  const { queries } = await open()
  server.cart = 'a full cart'
  await act(() => markStale(queries, ['cart']))
  expect(fetched).toEqual(['cart'])
  expect(screen.getByText('three orders, a full cart')).toBeInTheDocument()
})

test('a hidden page fetches nothing until it is shown, and then what is stale', async () => {
  const { queries, hide, show } = await open()
  await hide()
  server.orders = 'four orders'
  await act(() => markStale(queries, ['orders', 'product']))
  expect(fetched).toEqual([])
  await show()
  expect(fetched).toEqual(['orders'])
  expect(screen.getByText('four orders, an empty cart')).toBeInTheDocument()
})

test('a page that comes back to nothing new fetches nothing', async () => {
  const { hide, show } = await open()
  await hide()
  await show()
  expect(fetched).toEqual([])
})

test('what is to change later stays on the screen until the page is shown again', async () => {
  const { queries, hide, show } = await open()
  server.cart = 'a full cart'
  await act(() => markStale(queries, ['cart'], { later: true }))
  expect(screen.getByText('three orders, an empty cart')).toBeInTheDocument()
  await hide()
  await show()
  expect(fetched).toEqual(['cart'])
  expect(screen.getByText('three orders, a full cart')).toBeInTheDocument()
})

test('behind a login page nothing is drawn or fetched anew; both when the page is shown again', async () => {
  const phone = await open()
  await phone.hide()
  server.cart = 'the cart of Lin Xia'
  await become(testUser, phone)
  expect(fetched).toEqual([])
  expect(screen.getByText('three orders, an empty cart')).toBeInTheDocument()
  await phone.show()
  expect(fetched.sort()).toEqual(['cart', 'orders'])
  expect(screen.getByText('three orders, the cart of Lin Xia')).toBeInTheDocument()
})

test('a list behind a login page keeps its end: without it the whole list would be drawn anew', async () => {
  server.total = 40
  const phone = await open()
  expect(screen.getByText('three orders, an empty cart, more')).toBeInTheDocument()
  await phone.hide()
  await become(testUser, phone)
  expect(screen.getByText('three orders, an empty cart, loading')).toBeInTheDocument()
  await phone.show()
  expect(screen.getByText('three orders, an empty cart, more')).toBeInTheDocument()
})

test('what was there for a user is gone with them, on hidden pages too', async () => {
  const phone = await open()
  await become(testUser, phone)
  await phone.hide()
  await become(undefined, phone)
  expect(screen.queryByText(/an empty cart/)).toBeNull()
  await become({ ...testUser, id: '1002' }, phone)
  expect(screen.queryByText(/an empty cart/)).toBeNull()
})
