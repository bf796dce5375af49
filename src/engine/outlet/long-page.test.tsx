import { act, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { Text } from '../../ui/primitives/elements'
import { createRegistry, defineWidget } from '../contract'
import { compile } from '../read/compile'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { Outlet } from './outlet'

/** Higher than the screen, so that each is a slice by itself. */
const tall = defineWidget(
  {
    type: 'tall',
    version: 1,
    tier: 'base',
    value: v.string(),
    config: v.object({}),
    height: 1000,
    examples: {},
  },
  ({ value }) => <Text>{value}</Text>,
)

const COUNT = 60
const STICKY = 40

function drawLongPage() {
  const widgets = Array.from({ length: COUNT }, (_, index) => ({
    value: `widget ${index}`,
    config: { type: 'tall', sticky: index === STICKY },
  }))
  const options = { registry: createRegistry(tall), platform: 'h5' } as const
  const compiled = compile({ name: 'test', url: '/test', widgets }, options)
  return render(
    <ServicesContext.Provider value={createTestServices().services}>
      <Outlet widgets={compiled?.widgets ?? []} />
    </ServicesContext.Provider>,
  )
}

test('every widget of a long page comes, in order', () => {
  jest.useFakeTimers()
  drawLongPage()
  // Mini-programs draw slice by slice; groups first, then what is in them.
  for (let step = 0; step < 5; step++) act(() => void jest.advanceTimersByTime(10_000))
  jest.useRealTimers()
  const texts = screen.getAllByText(/^widget \d+$/).map(({ textContent }) => textContent)
  expect(texts).toEqual(Array.from({ length: COUNT }, (_, index) => `widget ${index}`))
})

test('a sticky widget of a long page is in no slice, which would scroll away with it', () => {
  const { container } = drawLongPage()
  const sticky = screen.getByText(`widget ${STICKY}`).closest('.tp-widget')
  expect(sticky?.parentElement).toBe(container)
})
