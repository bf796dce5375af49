import { fitZoom, lengthOf, middleOf, offsetFrom, pointAt } from './map-plane'

const QUAY = { latitude: 23.11216, longitude: 113.25968 }
const TOWER = { latitude: 23.12059, longitude: 113.32472 }

test('the middle of a map is where it looks at', () => {
  expect(offsetFrom(QUAY, QUAY, 16)).toEqual([0, 0])
})

test('east is right, north is up, and each zoom doubles', () => {
  const [x, y] = offsetFrom(QUAY, TOWER, 14)
  expect(x).toBeGreaterThan(0)
  expect(y).toBeLessThan(0)
  const [closerX, closerY] = offsetFrom(QUAY, TOWER, 15)
  expect(closerX).toBeCloseTo(2 * x, 0)
  expect(closerY).toBeCloseTo(2 * y, 0)
})

test.each([16, 13.4, 3])('at zoom %d a point is found again where it is drawn', (zoom) => {
  const [x, y] = offsetFrom(QUAY, TOWER, zoom)
  const found = pointAt(QUAY, x, y, zoom)
  const [x2, y2] = offsetFrom(QUAY, found, zoom)
  expect([x2, y2]).toEqual([x, y])
  expect(pointAt(QUAY, 0, 0, zoom).latitude).toBeCloseTo(QUAY.latitude, 9)
})

test('the world ends at its edges', () => {
  expect(pointAt(QUAY, 1e6, -1e6, 3)).toEqual({ latitude: 85.05, longitude: 180 })
  expect(pointAt(QUAY, -1e6, 1e6, 3)).toEqual({ latitude: -85.05, longitude: -180 })
})

test('at zoom 16 on the equator a hundred metres are 42 px', () => {
  expect(lengthOf(100, { latitude: 0, longitude: 0 }, 16)).toBeCloseTo(41.9, 0)
})

test('fitting shows all points, and never comes closer than told', () => {
  const zoom = fitZoom([QUAY, TOWER], 280, 130, 16)
  const [x] = offsetFrom(middleOf([QUAY, TOWER]), TOWER, zoom)
  expect(x).toBeLessThanOrEqual(140)
  const [closer] = offsetFrom(middleOf([QUAY, TOWER]), TOWER, zoom + 1)
  expect(closer).toBeGreaterThan(140)
  expect(fitZoom([QUAY], 280, 130, 16)).toBe(16)
})
