import { act, render, screen } from '@testing-library/react'
import { Image } from './elements'

type Tell = (entries: { intersectionRatio: number; target: Element }[]) => void
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
    unobserve() {}
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
  // Its neighbour is seen, and it touches the edge.
  act(() => tell([{ intersectionRatio: 0, target: picture() }]))
  expect(picture()).not.toHaveAttribute('src')
  act(() => tell([{ intersectionRatio: 0.01, target: picture() }]))
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('one beside the screen comes when the app has started', () => {
  draw()
  act(() => jest.advanceTimersByTime(6000))
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('one beside the screen comes when somebody touches it', () => {
  draw()
  act(() => document.dispatchEvent(new Event('pointerdown')))
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('one that the first screen begins with waits for nothing', () => {
  draw(false)
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})

test('once the app has started the browser decides', () => {
  jest.advanceTimersByTime(6000)
  draw()
  expect(picture()).toHaveAttribute('src', '/beer.svg')
})
