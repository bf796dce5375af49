import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import * as v from 'valibot'
import { ErrorBoundary } from '../../ui/error-boundary'
import { defineWidget, type WidgetProps } from '../contract'
import { PartContext } from '../page/page-context'
import type { CompiledWidget } from '../read/compiled-widget'
import { renderWidget } from '../testing/render-widget'
import { latePart, lazyWidget } from './lazy-widget'

interface Named {
  readonly name: string
}

/** A part whose code comes, or not, when the test says so. */
function slow() {
  const loads: { arrive(): void; lose(): void }[] = []
  const Part = latePart<Named>(
    () =>
      new Promise<ComponentType<Named>>((resolve, reject) => {
        loads.push({
          arrive: () => resolve(({ name }) => <p>Here is {name}</p>),
          lose: () => reject(new Error('no network')),
        })
      }),
    <p>On its way</p>,
  )
  const open = (name: string) =>
    render(
      <ErrorBoundary
        fallback={(error, reset) => (
          <button type='button' onClick={reset}>
            {(error as Error).message}
          </button>
        )}
      >
        <Part name={name} />
      </ErrorBoundary>,
    )
  return { loads, open }
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.mocked(console.error).mockRestore())

test('a part is drawn when its code is there, and asked for once', async () => {
  const { loads, open } = slow()
  open('the tap')
  expect(screen.getByText('On its way')).toBeInTheDocument()
  await act(async () => loads[0]?.arrive())
  expect(screen.getByText('Here is the tap')).toBeInTheDocument()
  open('the keg')
  expect(screen.getByText('Here is the keg')).toBeInTheDocument()
  expect(loads).toHaveLength(1)
})

test('what failed is asked for again, in its place, as often as one likes', async () => {
  const { loads, open } = slow()
  open('the tap')
  for (const at of [0, 1]) {
    await act(async () => loads[at]?.lose())
    fireEvent.click(screen.getByRole('button', { name: 'no network' }))
  }
  expect(screen.getByText('On its way')).toBeInTheDocument()
  await act(async () => loads[2]?.arrive())
  expect(screen.getByText('Here is the tap')).toBeInTheDocument()
})

test.each([
  ['is a guess: what stands below waits', true],
  ['is known: nothing waits', undefined],
])(
  'what a widget says it takes is kept until its code is there; how high it will be %s',
  (_, openEnd) => {
    const Late = lazyWidget(() => new Promise<never>(() => {}))
    const widget = { definition: { openEnd } }
    const part = { height: 302, widget, slots: {} } as unknown as CompiledWidget
    render(
      <PartContext.Provider value={part}>
        <Late value={undefined} config={{}} id='a' slot={() => null} />
      </PartContext.Provider>,
    )
    const room = screen.getByRole('status').closest('.tp-block-skeleton')
    expect(room).toHaveStyle({ height: '302px' })
    expect(room?.classList.contains('tp-open-end')).toBe(openEnd === true)
  },
)

test.each([
  ['on a phone one below the other: that is known', 375, false],
  ['on a wide screen maybe side by side: what stands below waits', 600, true],
])('parts in one another stand %s', (_, innerWidth, isOpen) => {
  Object.assign(window, { innerWidth })
  const Late = lazyWidget(() => new Promise<never>(() => {}))
  const part = { height: 9, widget: { definition: {} }, slots: { content: [] } }
  render(
    <PartContext.Provider value={part as unknown as CompiledWidget}>
      <Late value={undefined} config={{}} id='a' slot={() => null} />
    </PartContext.Provider>,
  )
  const room = screen.getByRole('status').closest('.tp-block-skeleton')
  expect(room?.classList.contains('tp-open-end')).toBe(isOpen)
})

test.each([
  [375, '15.1rem'],
  [600, '17.7rem'],
])('in a browser %d px wide the room is as high as what comes there', (width, height) => {
  const env = process.env
  process.env = { ...env, TARO_ENV: 'h5' }
  Object.assign(window, { innerWidth: width })
  const Late = lazyWidget(() => new Promise<never>(() => {}))
  const widget = { definition: { wider: 52 } }
  const part = { height: 302, widget, slots: {} } as unknown as CompiledWidget
  render(
    <PartContext.Provider value={part}>
      <Late value={undefined} config={{}} id='a' slot={() => null} />
    </PartContext.Provider>,
  )
  expect(screen.getByRole('status').closest('.tp-block-skeleton')).toHaveStyle({ height })
  process.env = env
})

test('a widget that takes no room keeps none: what stands below it does not move when its code comes', () => {
  const Late = lazyWidget(() => new Promise<never>(() => {}))
  const part = { height: 0, widget: { definition: {} }, slots: {} } as unknown as CompiledWidget
  const { container } = render(
    <PartContext.Provider value={part}>
      <Late value={undefined} config={{}} id='a' slot={() => null} />
    </PartContext.Provider>,
  )
  expect(container).toBeEmptyDOMElement()
})

/** A widget that asks the server for what it shows; its code and its answer come when the test says so. */
async function bound() {
  const answers: ((keg: string) => void)[] = []
  const codes: { arrive(): void; lose(): void }[] = []
  const Keg = ({ value }: WidgetProps<string, Record<string, unknown>>) => <p>Keg of {value}</p>
  const widget = defineWidget(
    {
      type: 'keg',
      version: 1,
      tier: 'dev',
      value: v.string(),
      config: v.record(v.string(), v.unknown()),
      load: () => new Promise<string>((resolve) => answers.push(resolve)),
      height: 40,
      examples: {},
    },
    lazyWidget(
      () =>
        new Promise<typeof Keg>((resolve, reject) =>
          codes.push({ arrive: () => resolve(Keg), lose: () => reject(new Error('no network')) }),
        ),
    ),
  )
  await renderWidget(widget, {})
  return { answers, codes }
}

test('the code of a widget is asked for beside what it shows, and not after it', async () => {
  const { answers, codes } = await bound()
  expect([answers.length, codes.length]).toEqual([1, 1])
  await act(async () => answers[0]?.('stout'))
  await act(async () => {
    for (const { arrive } of codes) arrive()
  })
  expect(screen.getByText('Keg of stout')).toBeInTheDocument()
})

test('code that is lost before there is anything to draw is asked for again', async () => {
  const { answers, codes } = await bound()
  await act(async () => codes[0]?.lose())
  await act(async () => answers[0]?.('stout'))
  await act(async () => codes[1]?.arrive())
  expect(screen.getByText('Keg of stout')).toBeInTheDocument()
})
