import { act, render, screen } from '@testing-library/react'
import { PageSlices, Slice } from './slice'

type Tell = (element: Element, near: boolean, size: { width: number; height: number }) => void

/** A browser that tells where an element is when the test says so. */
function fakeBrowser(): Tell {
  const callbacks: IntersectionObserverCallback[] = []
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      callbacks.push(callback)
    }
    observe() {}
    unobserve() {}
  } as unknown as typeof IntersectionObserver
  return (target, isIntersecting, size) => {
    const entry = { target, isIntersecting, boundingClientRect: size }
    act(() => {
      for (const callback of callbacks)
        callback([entry as unknown as IntersectionObserverEntry], {} as IntersectionObserver)
    })
  }
}

const observer = window.IntersectionObserver
afterEach(() => {
  window.IntersectionObserver = observer
})

function draw(text: string | null) {
  const tell = fakeBrowser()
  render(
    <main>
      <PageSlices watch={undefined}>
        <Slice height={640} eager={false} order={1}>
          {() => text}
        </Slice>
      </PageSlices>
    </main>,
  )
  const slice = () => screen.getByRole('main').children[0] as HTMLElement
  return {
    slice,
    tell: (near: boolean, width: number, height: number) => tell(slice(), near, { width, height }),
  }
}

test('what is far keeps the room it took', () => {
  const { slice, tell } = draw('beer')
  expect(slice().style.height).toBe('640px')
  tell(true, 375, 640)
  expect(slice()).toHaveTextContent('beer')
  tell(false, 375, 512)
  expect(slice()).not.toHaveTextContent('beer')
  expect(slice().style.height).toBe('512px')
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
