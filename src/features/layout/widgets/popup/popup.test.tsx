import { act, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { createRegistry, defineWidget, type ViewDefinition } from '../../../../engine/contract'
import { Outlet } from '../../../../engine/outlet/outlet'
import { compile } from '../../../../engine/read/compile'
import { type Services, ServicesContext } from '../../../../engine/services'
import { createTestServices } from '../../../../engine/testing/render-widget'
import { Text } from '../../../../ui/primitives/elements'
import { popup } from '.'

const text = defineWidget(
  {
    type: 'text',
    version: 1,
    tier: 'base',
    value: v.string(),
    config: v.object({}),
    height: 20,
    examples: {},
  },
  ({ value }) => <Text>{value}</Text>,
)
const news = { value: 'Harvest party on Friday', config: { type: 'text' } }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

async function visit(pop: unknown, services: Services = createTestServices().services) {
  const definition = { name: 'x', url: '/x', widgets: [], pop } as unknown as ViewDefinition
  const compiled = compile(definition, { registry: createRegistry(popup, text), platform: 'h5' })
  const widgets = compiled?.popup ? [compiled.popup] : []
  const view = render(
    <ServicesContext.Provider value={services}>
      <Outlet widgets={widgets} />
    </ServicesContext.Provider>,
  )
  await pass(0)
  return { ...view, services, compiled }
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const isOpen = () => screen.queryByText('Harvest party on Friday') !== null

test('one widget is a popup of its own, shown once and never again', async () => {
  const { services, unmount } = await visit(news)
  expect(screen.getByRole('dialog', { name: 'Notice' })).toBeInTheDocument()
  unmount()
  await visit(news, services)
  expect(isOpen()).toBe(false)
})

test.each([
  ['daily', false, true],
  ['always', true, true],
  ['once', false, false],
  ['hourly', false, false],
])('%s: a second visit shows it %s, one on the next day %s', async (frequency, second, later) => {
  const pop = { widgets: [news], frequency }
  const first = await visit(pop)
  expect(isOpen()).toBe(true)
  first.unmount()
  const again = await visit(pop, first.services)
  expect(isOpen()).toBe(second)
  again.unmount()
  jest.setSystemTime(Date.now() + 86_400_000)
  await visit(pop, first.services)
  expect(isOpen()).toBe(later)
})

test('it waits, closes by itself, and closes when asked', async () => {
  await visit({ widgets: [news], frequency: 'always', delayMs: 500, closeMs: 2000 })
  expect(isOpen()).toBe(false)
  await pass(500)
  expect(isOpen()).toBe(true)
  await pass(2000)
  await pass(500)
  expect(isOpen()).toBe(false)
})

test('its cross closes it', async () => {
  await visit(news)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await pass(500)
  expect(isOpen()).toBe(false)
})

test.each([null, undefined, 7, 'text', [], { widgets: 'none' }])('%j is no popup', async (pop) => {
  await visit(pop)
  expect(screen.queryByRole('dialog')).toBeNull()
})
