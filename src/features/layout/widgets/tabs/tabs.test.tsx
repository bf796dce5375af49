import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { tabs } from '.'

const value = [
  { key: 'beer', title: { en: 'Beers', 'zh-Hans': '啤酒' } },
  { key: 'tap', title: 'Taps' },
]
/** The widget itself stands in its slots: the test registry knows no other. */
const pane = (title: string) => [
  { value: [{ key: title, title }], config: { type: 'tabs', name: title } },
]
const config = { slots: { beer: pane('Hazy IPA'), tap: pane('Tap 7') } }

test('the first tab is open, the others are not drawn before they are asked for', async () => {
  await renderWidget(tabs, { value, config })
  expect(screen.getByRole('tab', { name: 'Beers' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Hazy IPA')).toBeVisible()
  expect(screen.queryByText('Tap 7')).toBeNull()
})

test('a tap opens a tab, and the page knows which', async () => {
  const { page } = await renderWidget(tabs, { value, config })
  fireEvent.click(screen.getByRole('tab', { name: 'Taps' }))
  expect(screen.getByText('Tap 7')).toBeInTheDocument()
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
  expect(page.state.get('tab')).toBe('tap')
})

test('the address may name a tab', async () => {
  await renderWidget(tabs, { value, config, query: { tab: 'tap' } })
  expect(screen.getByText('Tap 7')).toBeInTheDocument()
})

test('a tab nobody knows opens the first', async () => {
  await renderWidget(tabs, { value, config, query: { tab: 'wine' } })
  expect(screen.getByText('Hazy IPA')).toBeInTheDocument()
})

test('one tab is open at a time, also after going back and forth', async () => {
  await renderWidget(tabs, { value, config })
  const own = () => screen.getAllByRole('tab', { selected: true }).map((tab) => tab.textContent)
  fireEvent.click(screen.getByRole('tab', { name: 'Taps' }))
  expect(own()).toContain('Taps')
  expect(own()).not.toContain('Beers')
  fireEvent.click(screen.getByRole('tab', { name: 'Beers' }))
  expect(own()).toContain('Beers')
  expect(own()).not.toContain('Taps')
})

test('two of one page keep apart which tab is open, by their names', async () => {
  const { page } = await renderWidget(tabs, { value, config: { name: 'season' } })
  fireEvent.click(screen.getByRole('tab', { name: 'Taps' }))
  expect(page.state.get('season')).toBe('tap')
  expect(page.state.get('tab')).toBeUndefined()
})
