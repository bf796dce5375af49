import { act, fireEvent, render, screen } from '@testing-library/react'
import { PageSlices, Slice } from './slice'

type Tell = (element: Element, near: boolean, size: { width: number; height: number }) => void

/** A browser that tells where an element is when the test says so. */
function fakeBrowser(): Tell {
  const callbacks: IntersectionObserverCallback[] = []
  watches.length = 0
  window.IntersectionObserver = class {
    readonly seen = new Set<Element>()
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
      callbacks.push(callback)
      watches.push({ ...options, seen: this.seen })
    }
    observe(element: Element) {
      this.seen.add(element)
    }
    unobserve(element: Element) {
      this.seen.delete(element)
    }
    disconnect() {
      this.seen.clear()
    }
  } as unknown as typeof IntersectionObserver
  return (target, isIntersecting, size) => {
    const entry = { target, isIntersecting, boundingClientRect: size }
    act(() => {
      for (const callback of callbacks)
        callback([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver)
    })
  }
}

/** The observers that were made: within what, how far, and what they watch now. */
const watches: (IntersectionObserverInit & { readonly seen: Set<Element> })[] = []

const observer = window.IntersectionObserver
afterEach(() => {
  jest.restoreAllMocks()
  window.IntersectionObserver = observer
})

/** More than stay drawn once they were left. */
const MANY = 5

/** A page of slices; what is told is told of each, and the first is looked at. */
function draw(text: string | null) {
  const tell = fakeBrowser()
  render(
    <main className='taro_page'>
      <PageSlices watch={undefined}>
        {Array.from({ length: MANY }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
          <Slice key={at} height={640} eager={false} order={1}>
            {() => text}
          </Slice>
        ))}
      </PageSlices>
    </main>,
  )
  const slice = () => screen.getByRole('main').children[0] as HTMLElement
  return {
    slice,
    tell: (near: boolean, width: number, height: number) => {
      for (const each of screen.getByRole('main').children) tell(each, near, { width, height })
    },
  }
}

/** A browser that lays every element out `height` px high. */
const layOut = (height: number) =>
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)

test('what was left stays drawn until four others were left, then keeps the room it took', () => {
  layOut(512)
  const tell = fakeBrowser()
  const beers = ['stout', 'lager', 'porter', 'saison', 'gose']
  render(
    <main className='taro_page'>
      {beers.map((beer) => (
        <Slice key={beer} height={640} eager={false} order={1}>
          {() => beer}
        </Slice>
      ))}
    </main>,
  )
  const slices = Array.from(screen.getByRole('main').children) as HTMLElement[]
  const shown = () => slices.map(({ style, textContent }) => textContent || style.height)
  expect(shown()).toEqual(['640px', '640px', '640px', '640px', '640px'])
  const size = { width: 375, height: 512 }
  for (const slice of slices) tell(slice, true, size)
  for (const slice of slices.slice(0, 4)) tell(slice, false, size)
  expect(shown()).toEqual(beers)
  tell(slices[4] as HTMLElement, false, size)
  expect(shown()).toEqual(['512px', 'lager', 'porter', 'saison', 'gose'])
})

test('in place of what draws nothing nothing comes: the page would jump with each frame', () => {
  const { slice, tell } = draw(null)
  tell(true, 375, 640)
  expect(slice().style.height).toBe('')
  // A browser calls what has no height far, wherever it is.
  tell(false, 375, 0)
  expect(slice().style.height).toBe('')
})

test('on a page that is not displayed a slice keeps what it shows', () => {
  const { slice, tell } = draw('beer')
  tell(true, 375, 640)
  tell(false, 0, 0)
  expect(slice()).toHaveTextContent('beer')
})

test('what was passed before it was drawn is not drawn afterwards', () => {
  const { slice, tell } = draw('beer')
  act(() => {
    tell(true, 375, 640)
    tell(false, 375, 640)
  })
  expect(slice()).toBeEmptyDOMElement()
  expect(slice().style.height).toBe('640px')
})

test('what was left under a tab that is not shown comes back as high as it was', () => {
  const heights = layOut(512)
  const { slice, tell } = draw('beer')
  tell(true, 375, 512)
  tell(false, 375, 512)
  expect(slice().style.height).toBe('512px')
  tell(true, 375, 512)
  heights.mockReturnValue(0)
  tell(false, 375, 512)
  expect(slice().style.height).toBe('512px')
})

test('what comes is found within the page that scrolls, further ahead once somebody scrolls it', () => {
  const { slice } = draw('beer')
  const page = screen.getByRole('main')
  const told = () =>
    watches.map(({ root, rootMargin, seen }) => [root === page, rootMargin, seen.has(slice())])
  expect(told()).toEqual([[true, undefined, true]])
  fireEvent.scroll(page)
  const wider = [
    [true, undefined, false],
    [true, '300% 0px', true],
  ]
  expect(told()).toEqual(wider)
  fireEvent.scroll(page)
  expect(told()).toEqual(wider)
})

test('a slice that grows before it was drawn keeps room for all of it', () => {
  fakeBrowser()
  const page = (height: number) => (
    <main className='taro_page'>
      <Slice height={height} eager={false} order={1}>
        {() => 'beer'}
      </Slice>
    </main>
  )
  const { rerender } = render(page(640))
  rerender(page(1280))
  expect(screen.getByRole('main').children[0]).toHaveStyle({ height: '1280px' })
})
