// The browser's variant by name: the others draw the map of their host, which moves by itself.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { DrawnMap } from './map-drawing'
import { offsetFrom } from './map-plane'
import type { MapProps } from './types'

const QUAY = { id: 'a', name: 'River Quay', latitude: 23.11216, longitude: 113.25968 }
const PIER = { ...QUAY, id: 'b', name: 'Pier', longitude: 113.2617 }
/** Where the pier lies from the quay at zoom 16, px. */
const [ACROSS] = offsetFrom(QUAY, PIER, 16)

function Moved(props: Partial<MapProps>) {
  const [zoom, setZoom] = useState(16)
  const [selected, setSelected] = useState('a')
  return (
    <DrawnMap
      center={selected === 'b' ? PIER : QUAY}
      zoom={zoom}
      onZoom={setZoom}
      markers={[QUAY, PIER]}
      lines={[]}
      circles={[]}
      areas={[]}
      controls
      selected={selected}
      onSelect={setSelected}
      texts={{ label: 'Map', zoomIn: 'Closer', zoomOut: 'Farther', credit: 'Map: Tencent' }}
      mapKey=''
      {...props}
    />
  )
}

const map = () => screen.getByRole('region', { name: 'Map' })
const pin = (name: string) => screen.getByRole('button', { name })
/** px of a pin to the right of the middle of the map, and below it. */
const placeOf = (name: string) => {
  const { left = '', top = '' } = pin(name).style
  return [left, top].map((text) => Number(/ ([+-]) ([\d.]+)px/.exec(text)?.slice(1).join('')))
}
/** The DOM of these tests knows no pointers: a mouse that bears their names. */
const pointer = (on: Element, type: string, pointerId: number, x = 0, y = 0, more: object = {}) => {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, ...more })
  fireEvent(
    on,
    Object.assign(event, { pointerId, ...('buttons' in more && { pointerType: 'mouse' }) }),
  )
}
const finger = (id: number) => ({
  down: (x: number, y: number, on = map()) => pointer(on, 'pointerdown', id, x, y),
  to: (x: number, y: number) => pointer(map(), 'pointermove', id, x, y),
  up: () => pointer(map(), 'pointerup', id),
})

test('what lies under a finger goes with it, and stays', () => {
  render(<Moved />)
  const one = finger(1)
  one.down(10, 10)
  one.to(40, -10)
  expect(placeOf('River Quay')).toEqual([30, -20])
  one.to(70, 40)
  one.up()
  one.to(300, 300)
  expect(placeOf('River Quay')).toEqual([60, 30])
})

test.each([
  [8, 0],
  [9, 9],
])('%d px are %d px of a way: a tap strays', (way, moved) => {
  render(<Moved />)
  const one = finger(1)
  one.down(0, 0)
  one.to(way, 0)
  expect(placeOf('River Quay')).toEqual([moved, 0])
})

test('a drag that begins on a marker is no tap of it, the next tap is', () => {
  jest.useFakeTimers()
  const onSelect = jest.fn()
  render(<Moved onSelect={onSelect} />)
  const one = finger(1)
  one.down(0, 0, pin('Pier'))
  one.to(50, 0)
  one.up()
  fireEvent.click(pin('Pier'))
  expect(onSelect).not.toHaveBeenCalled()
  act(() => jest.runAllTimers())
  jest.useRealTimers()
  fireEvent.click(pin('Pier'))
  expect(onSelect.mock.calls).toEqual([['b']])
})

test('another marker that is chosen is shown, wherever the map was moved', () => {
  const { rerender } = render(<Moved />)
  const one = finger(1)
  one.down(0, 0)
  one.to(200, 100)
  one.up()
  fireEvent.keyDown(map(), { key: '+' })
  // Twice as far from the middle of the map, which stays.
  expect(placeOf('River Quay')).toEqual([400, 200])
  fireEvent.keyDown(pin('Pier'), { key: 'ArrowUp' })
  expect(placeOf('River Quay')).toEqual([400, 260])
  rerender(<Moved selected='b' center={PIER} />)
  expect(placeOf('Pier')).toEqual([0, 0])
})

test('two fingers twice as far apart come one zoom nearer, to what lies between them', () => {
  const onZoom = jest.fn()
  render(<Moved onZoom={onZoom} />)
  const [one, two] = [finger(1), finger(2)]
  one.down(ACROSS - 20, 0)
  two.down(ACROSS + 20, 0)
  one.to(ACROSS - 40, 0)
  two.to(ACROSS + 40, 0)
  // The pier lay between them, and does.
  expect(placeOf('Pier')[0]).toBeCloseTo(ACROSS, 0)
  expect(placeOf('River Quay')[0]).toBeCloseTo(-ACROSS, 0)
  expect(onZoom).not.toHaveBeenCalled()
  two.up()
  expect(onZoom).not.toHaveBeenCalled()
  one.up()
  expect(onZoom.mock.calls).toEqual([[17]])
})

test('nobody pinches past the nearest', () => {
  const onZoom = jest.fn()
  render(<Moved onZoom={onZoom} />)
  const [one, two] = [finger(1), finger(2)]
  one.down(-10, 0)
  two.down(10, 0)
  two.to(2000, 0)
  one.up()
  two.up()
  expect(onZoom.mock.calls).toEqual([[18]])
})

test('a finger that stays after a pinch goes on moving the map', () => {
  render(<Moved />)
  const [one, two] = [finger(1), finger(2)]
  one.down(-20, 0)
  two.down(20, 0)
  two.to(60, 0)
  two.up()
  const [before = 0] = placeOf('River Quay')
  one.to(80, 0)
  expect(placeOf('River Quay')[0]).toBeCloseTo(before + 100, 0)
})

test.each([
  ['ArrowRight', [-60, 0]],
  ['ArrowLeft', [60, 0]],
  ['ArrowUp', [0, 60]],
  ['ArrowDown', [0, -60]],
])('%s leads there', (key, place) => {
  render(<Moved />)
  expect(map().tabIndex).toBe(0)
  expect(fireEvent.keyDown(map(), { key })).toBe(false)
  expect(placeOf('River Quay')).toEqual(place)
})

test.each([
  ['+', 2],
  ['=', 2],
  ['-', 0.5],
  ['_', 0.5],
])('%s makes it %d times as large', (key, times) => {
  render(<Moved />)
  fireEvent.keyDown(map(), { key })
  expect(placeOf('Pier')[0]).toBeCloseTo(ACROSS * times, 0)
})

test('keys of the browser stay the browser’s', () => {
  render(<Moved />)
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    for (const key of ['+', 'ArrowLeft'])
      expect(fireEvent.keyDown(map(), { key, ...held })).toBe(true)
  expect(fireEvent.keyDown(map(), { key: 'a' })).toBe(true)
  expect(placeOf('Pier')).toEqual([ACROSS, 0])
})

test('the buttons lead from a pinch to the next whole zoom, and stop at the nearest', () => {
  const onZoom = jest.fn()
  const { rerender } = render(<Moved zoom={15.4} onZoom={onZoom} />)
  fireEvent.click(pin('Closer'))
  fireEvent.click(pin('Farther'))
  rerender(<Moved zoom={18} onZoom={onZoom} />)
  expect(pin('Closer')).toBeDisabled()
  rerender(<Moved zoom={3} onZoom={onZoom} />)
  expect(pin('Farther')).toBeDisabled()
  expect(onZoom.mock.calls).toEqual([[16], [15]])
})

test.each([
  [2 * ACROSS + 2, false],
  [2 * ACROSS - 2, true],
])('on a map of %d px the keyboard brings a marker to the middle: %s', (width, comes) => {
  const size = { configurable: true, get: () => width }
  for (const name of ['clientWidth', 'clientHeight'])
    Object.defineProperty(HTMLElement.prototype, name, size)
  render(<Moved />)
  act(() => pin('Pier').focus())
  expect(placeOf('Pier')).toEqual([comes ? 0 : ACROSS, 0])
  for (const name of ['clientWidth', 'clientHeight'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
})

test('a mouse moves it while its button is held, wherever it was let go', () => {
  render(<Moved />)
  const mouse = (type: string, x: number, more: object) => pointer(map(), type, 1, x, 0, more)
  mouse('pointerdown', 0, { button: 2, buttons: 2 })
  mouse('pointermove', 50, { buttons: 2 })
  expect(placeOf('River Quay')).toEqual([0, 0])
  mouse('pointerdown', 0, { button: 0, buttons: 1 })
  mouse('pointermove', 50, { buttons: 1 })
  mouse('pointermove', 500, { buttons: 0 })
  mouse('pointermove', 600, { buttons: 1 })
  expect(placeOf('River Quay')).toEqual([50, 0])
})

test('a finger on the map pulls no page down', () => {
  const pulled = jest.fn()
  document.body.addEventListener('touchmove', pulled)
  render(<Moved />)
  fireEvent.touchMove(map())
  expect(pulled).not.toHaveBeenCalled()
  document.body.removeEventListener('touchmove', pulled)
})

describe('on streets', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pictures = () =>
    [...document.querySelectorAll('img')].map((img) => [
      /center=([\d.,]+)&zoom=(\d+)/.exec(img.src)?.slice(1).join(' at '),
      img.style.transform,
    ])
  const HERE = '23.11216,113.25968 at 16'

  test('what has come goes along until the streets of the new place have come', () => {
    render(<Moved mapKey='key' />)
    const still = 'translate(-50%, -50%) translate(0px, 0px) scale(1)'
    expect(pictures()).toEqual([[HERE, still]])
    fireEvent.load(document.querySelector('img') as HTMLElement)
    const one = finger(1)
    one.down(0, 0)
    one.to(100, 0)
    act(() => jest.advanceTimersByTime(249))
    expect(pictures()).toEqual([[HERE, 'translate(-50%, -50%) translate(100px, 0px) scale(1)']])
    act(() => jest.advanceTimersByTime(1))
    expect(pictures()).toHaveLength(2)
    fireEvent.load(document.querySelectorAll('img')[1] as HTMLElement)
    expect(pictures()).toEqual([[expect.stringContaining(',113.257'), still]])
  })

  test('while it is pinched they grow', () => {
    render(<Moved mapKey='key' />)
    const [one, two] = [finger(1), finger(2)]
    one.down(-20, 0)
    two.down(20, 0)
    two.to(60, 0)
    expect(pictures()[0]?.[1]).toMatch(/scale\(2\)$/)
  })
})
