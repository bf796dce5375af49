import { act, fireEvent, render, screen } from '@testing-library/react'
import { EndMarker } from './slice'

const before = window.IntersectionObserver
afterEach(() => {
  window.IntersectionObserver = before
})

const SCREEN = 812

/** An end `below` px under the screen of a page, as a browser tells it. */
function draw(below: number) {
  window.IntersectionObserver = class {
    constructor(
      private readonly tell: IntersectionObserverCallback,
      private readonly options: IntersectionObserverInit,
    ) {}
    observe(target: Element) {
      const { rootMargin = '0%' } = this.options
      const isIntersecting = below <= (Number.parseInt(rootMargin, 10) / 100) * SCREEN
      const entry = { target, isIntersecting } as IntersectionObserverEntry
      act(() => this.tell([entry], this as never))
    }
    unobserve() {}
    disconnect() {}
  } as never
  const reach = jest.fn()
  render(
    <main className='taro_page'>
      <EndMarker state='more' text='Show more' onReach={reach} />
    </main>,
  )
  return { reach, scroll: () => fireEvent.scroll(screen.getByRole('main')) }
}

test('a page too short for its screen asks at once', () => {
  expect(draw(0).reach).toHaveBeenCalledTimes(1)
})

test('an end out of sight asks nothing until somebody scrolls, then well before it comes', () => {
  const { reach, scroll } = draw(2400)
  expect(reach).not.toHaveBeenCalled()
  scroll()
  expect(reach).toHaveBeenCalledTimes(1)
})

test('an end that is far asks nothing while the page is scrolled', () => {
  const { reach, scroll } = draw(2500)
  scroll()
  expect(reach).not.toHaveBeenCalled()
})
