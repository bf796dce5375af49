import { screen, within } from '@testing-library/react'
import { press } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { order } from '../../testing/orders'
import { orderDetail } from '.'

beforeAll(() => initI18n('en'))

const parcel = { id: '71', carrier: 'SF', number: 'SF123456', createdAt: 1, lines: [] }

test('a map shows where a parcel has been, where it is and where it still goes', async () => {
  const step = (at: number, text: string, longitude: number) => ({
    at,
    text,
    latitude: 23,
    longitude,
  })
  const steps = [
    step(1_700_000_060, 'On the road', 113.6),
    step(1_700_000_000, 'Left the shop', 113),
  ]
  const route = [113, 113.6, 114].map((longitude) => ({ latitude: 23, longitude }))
  const trace = { carrier: 'SF', number: 'SF123456', isDelivered: false, steps, route }
  await renderWidget(orderDetail, {
    user: testUser,
    query: { id: '1' },
    api: {
      'api/ordershow/show': { ...order, parcels: [parcel] },
      'order/parcel/trace': trace,
    },
  })
  await press('Show the way')
  const map = screen.getByRole('region', { name: "The parcel's way" })
  const pin = (name: string) => within(map).getByRole('button', { name })
  const pins = within(map).getAllByRole('button', { name: /road|shop/ })
  expect(pins).toHaveLength(2)
  expect(pins[0]).toBe(pin('Left the shop'))
  expect(pins[1]).toBe(pin('On the road'))
  // The latest stop stands out until another one is tapped.
  expect(within(map).getByRole('button', { expanded: true })).toBe(pins[1])
  const [ahead, behind] = [...map.querySelectorAll('polyline')].map((line) =>
    (line.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[0])),
  )
  expect(behind?.length).toBe(2)
  expect(ahead?.length).toBe(2)
  // What lies ahead begins where it is and goes on eastwards, to the edge of what is shown.
  expect(ahead?.[0]).toBe(behind?.[1])
  expect(ahead?.[1]).toBeGreaterThan(Number(ahead?.[0]))
  expect(Math.abs(Number(ahead?.[1]))).toBeLessThan(120)
  await press('Left the shop')
  expect(within(map).getByRole('button', { expanded: true })).toBe(pins[0])
})
