import { act, render, screen } from '@testing-library/react'
import { UnderHeader, WithoutHeader } from './page-top.h5'

type Seen = (entries: { isIntersecting: boolean; boundingClientRect: { width: number } }[]) => void

/** What a browser would tell of the picture. */
let tell: Seen = () => {}
const disconnect = jest.fn()
const had = window.IntersectionObserver

beforeEach(() => {
  disconnect.mockClear()
  window.IntersectionObserver = class {
    constructor(seen: Seen) {
      tell = seen
    }
    observe() {}
    disconnect = disconnect
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  window.IntersectionObserver = had
})

const open = (on: boolean) =>
  render(
    <main className='tp-page'>
      <UnderHeader className='picture' on={on}>
        A beer
      </UnderHeader>
    </main>,
  )
const header = () => screen.getByRole('main').dataset.header
const scroll = (isIntersecting: boolean, width = 375) =>
  act(() => tell([{ isIntersecting, boundingClientRect: { width } }]))

test('the header is clear over the picture, and solid when it has gone', () => {
  open(true)
  expect(header()).toBe('clear')
  scroll(false)
  expect(header()).toBe('solid')
  scroll(true)
  expect(header()).toBe('clear')
})

test('behind another page it stays as it is', () => {
  open(true)
  scroll(false)
  scroll(false, 0)
  expect(header()).toBe('solid')
  scroll(true)
  scroll(false, 0)
  expect(header()).toBe('clear')
})

test('without a word of the definition the header is left alone', () => {
  open(false)
  expect(header()).toBeUndefined()
  expect(screen.getByText('A beer').className).toBe('picture')
})

test('what comes after the picture has the header as ever', () => {
  const { rerender } = open(true)
  rerender(<main className='tp-page'>No beer</main>)
  expect(header()).toBeUndefined()
  expect(disconnect).toHaveBeenCalledTimes(1)
})

test.each(['header', 'arrow'] as const)('a page without %s says so until it is left', (without) => {
  const header = () => document.querySelector<HTMLElement>('.tp-page')?.dataset.header
  const { rerender } = render(
    <main className='tp-page'>
      <WithoutHeader without={without}>A picture</WithoutHeader>
    </main>,
  )
  expect(header()).toBe(`no-${without}`)
  rerender(<main className='tp-page' />)
  expect(header()).toBeUndefined()
})
