import { act, render, screen } from '@testing-library/react'
import { Image } from './elements'

type Tell = (entries: { isIntersecting: boolean; target: Element }[]) => void
let tell: Tell = () => {}
const { IntersectionObserver: before } = window

/** A browser that says what is on the screen when the test does. */
beforeEach(() => {
  jest.useFakeTimers({ now: 0 })
  class Watch {
    constructor(heard: Tell) {
      tell = heard
    }
    observe() {}
    disconnect() {}
  }
  window.IntersectionObserver = Watch as unknown as typeof IntersectionObserver
})
afterEach(() => {
  jest.useRealTimers()
  window.IntersectionObserver = before
})

const picture = () => screen.getByRole('img', { name: 'A beer' })
const draw = (lazy?: boolean) => render(<Image src='/beer.svg' alt='A beer' lazy={lazy} />)

test('while the app starts, a picture waits until it is on the screen', () => {
  draw()
  expect(picture()).not.toHaveAttribute('src')
  act(() => tell([{ isIntersecting: false, target: picture() }]))
  expect(picture()).not.toHaveAttribute('src')
  act(() => tell([{ isIntersecting: true, target: picture() }]))
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('one beside the screen comes when the app has started', () => {
  draw()
  act(() => jest.advanceTimersByTime(4000))
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('one that the first screen begins with waits for nothing', () => {
  draw(false)
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('once the app has started the browser decides', () => {
  jest.advanceTimersByTime(4000)
  draw()
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})
