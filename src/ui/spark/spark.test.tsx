import { render, screen } from '@testing-library/react'
import { Spark } from './spark'

const heights = () =>
  [...document.querySelectorAll<HTMLElement>('.tp-spark__day')].map(({ style }) => style.height)

test('amounts stand on nothing', () => {
  render(<Spark values={[0, 50, 200]} />)
  expect(heights()).toEqual(['0%', '25%', '100%'])
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('days without anything are no division by it, and what was taken back is no bar', () => {
  render(<Spark values={[0, 0, -5]} />)
  expect(heights()).toEqual(['0%', '0%', '0%'])
})

test('levels are drawn from below their lowest, so that what moves is seen', () => {
  render(<Spark values={[1000, 1080, 1040]} level label='Seven days' />)
  expect(heights()).toEqual(['20%', '100%', '60%'])
  expect(screen.getByRole('img', { name: 'Seven days' })).toBeInTheDocument()
})

test('a level below nothing, and one that stands still, have bars', () => {
  render(<Spark values={[-200, -100]} level />)
  expect(heights()).toEqual(['20%', '100%'])
})

test('a level that stands still is full', () => {
  render(<Spark values={[7, 7]} level />)
  expect(heights()).toEqual(['100%', '100%'])
})
