import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { HandArea } from './gesture-rows'

const onDrag = jest.fn()
beforeEach(() => onDrag.mockReset())

function draw() {
  const none = { onPoint: jest.fn(), onStep: jest.fn(), onZoom: jest.fn() }
  render(<HandArea label='图片' width={200} height={100} onDrag={onDrag} {...none} />)
  const area = screen.getByLabelText('图片')
  return (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...at: readonly (readonly [number, number])[]
  ) => {
    const touches = at.map(([clientX, clientY]) => ({ clientX, clientY }))
    fireEvent(area, createEvent[type](area, { touches }))
  }
}

test('a finger drags, in fractions of the size that is told', () => {
  const touch = draw()
  touch('touchStart', [20, 10])
  touch('touchMove', [120, 60])
  touch('touchMove', [140, 60])
  expect(onDrag.mock.calls).toEqual([
    [[{ x: 0.1, y: 0.1 }], [{ x: 0.6, y: 0.6 }]],
    [[{ x: 0.6, y: 0.6 }], [{ x: 0.7, y: 0.6 }]],
  ])
})

test('a finger that comes or goes moves nothing', () => {
  const touch = draw()
  touch('touchStart', [20, 10])
  touch('touchMove', [20, 10], [120, 10])
  expect(onDrag).not.toHaveBeenCalled()
  touch('touchMove', [20, 10], [160, 10])
  expect(onDrag).toHaveBeenCalledTimes(1)
  touch('touchEnd', [20, 10])
  touch('touchMove', [40, 10])
  expect(onDrag).toHaveBeenLastCalledWith([{ x: 0.1, y: 0.1 }], [{ x: 0.2, y: 0.1 }])
})
