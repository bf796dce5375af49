import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { HandArea } from './gesture-rows'

const does = { onDrag: jest.fn(), onPoint: jest.fn(), onStep: jest.fn(), onZoom: jest.fn() }
beforeEach(() => {
  for (const each of Object.values(does)) each.mockReset()
})

function draw() {
  render(<HandArea label='图片' width={0} height={0} {...does} />)
  const area = screen.getByLabelText('图片')
  const box = { left: 100, top: 50, width: 200, height: 100 } as DOMRect
  area.getBoundingClientRect = () => box
  return area
}

/** jsdom's pointer events say nothing of where. */
function point(
  area: HTMLElement,
  type: 'Down' | 'Move' | 'Up' | 'Cancel',
  id: number,
  x: number,
  y: number,
) {
  const event = createEvent[`pointer${type}`](area)
  for (const [name, value] of Object.entries({
    pointerId: id,
    clientX: x,
    clientY: y,
    button: 0,
    movementX: type === 'Move' ? 10 : 0,
    movementY: 0,
  }))
    Object.defineProperty(event, name, { value })
  fireEvent(area, event)
}

test.each([
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
])('%s moves by a step', (key, right, down) => {
  const area = draw()
  area.focus()
  expect(area).toHaveFocus()
  // False: the page does not scroll.
  expect(fireEvent.keyDown(area, { key })).toBe(false)
  expect(does.onStep).toHaveBeenCalledWith(right, down)
})

test.each([
  ['+', 1],
  ['=', 1],
  ['-', -1],
])('%s sizes', (key, steps) => {
  fireEvent.keyDown(draw(), { key })
  expect(does.onZoom).toHaveBeenCalledWith(steps)
})

test('a browser keeps its own keys', () => {
  const area = draw()
  expect(fireEvent.keyDown(area, { key: '+', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(area, { key: 'Tab' })).toBe(true)
  expect(does.onZoom).not.toHaveBeenCalled()
})

test('a wheel sizes, and scrolls nothing', () => {
  const area = draw()
  expect(fireEvent.wheel(area, { deltaY: -40 })).toBe(false)
  fireEvent.wheel(area, { deltaY: 40 })
  expect(does.onZoom.mock.calls).toEqual([[1], [-1]])
})

test('a finger drags, in fractions of the area, until it lifts', () => {
  const area = draw()
  point(area, 'Down', 1, 120, 60)
  point(area, 'Move', 1, 200, 100)
  expect(does.onDrag).toHaveBeenCalledWith([{ x: 0.1, y: 0.1 }], [{ x: 0.5, y: 0.5 }])
  point(area, 'Up', 1, 200, 100)
  expect(does.onPoint).not.toHaveBeenCalled()
  point(area, 'Move', 1, 220, 100)
  expect(does.onDrag).toHaveBeenCalledTimes(1)
})

test('two fingers are told together, a third is none', () => {
  const area = draw()
  for (const id of [1, 2, 3]) point(area, 'Down', id, 100 + 40 * id, 50)
  point(area, 'Move', 3, 300, 150)
  expect(does.onDrag).not.toHaveBeenCalled()
  point(area, 'Move', 2, 220, 50)
  const still = { x: 0.2, y: 0 }
  expect(does.onDrag).toHaveBeenCalledWith([still, { x: 0.4, y: 0 }], [still, { x: 0.6, y: 0 }])
})

test('a press points; one that was taken away does not', () => {
  const area = draw()
  point(area, 'Down', 1, 250, 75)
  point(area, 'Up', 1, 250, 75)
  expect(does.onPoint).toHaveBeenCalledWith({ x: 0.75, y: 0.25 })
  point(area, 'Down', 2, 250, 75)
  point(area, 'Cancel', 2, 250, 75)
  expect(does.onPoint).toHaveBeenCalledTimes(1)
})
