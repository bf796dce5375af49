import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { statement } from '.'

const value = { title: 'Rules', text: { en: 'For adults.\nWith care.' } }
const config = { on: { submit: { do: 'go', url: '/company/about' } } }

beforeAll(() => initI18n('en'))

const tick = () => screen.getByRole('checkbox', { name: 'I have read this and agree' })
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

test('shows the text by paragraphs, unticked', async () => {
  await renderWidget(statement, { value })
  expect(screen.getByText('For adults.')).toBeInTheDocument()
  expect(screen.getByText('With care.')).toBeInTheDocument()
  expect(tick()).not.toBeChecked()
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
})

test('the tick is read by the page, and can be taken back', async () => {
  const { page } = await renderWidget(statement, { value, config: { path: 'rules' } })
  await tap(tick())
  expect(tick()).toBeChecked()
  expect(page.state.get('rules')).toBe(true)
  await tap(tick())
  expect(page.state.get('rules')).toBe(false)
})

test('goes on only once it is ticked', async () => {
  const { navigator } = await renderWidget(statement, { value, config })
  const go = screen.getByRole('button', { name: 'Go on' })
  await tap(go)
  expect(navigator.open).not.toHaveBeenCalled()
  await tap(tick())
  await tap(go)
  expect(navigator.open).toHaveBeenCalledWith('/company/about')
})

test('leads to the whole paper', async () => {
  const { navigator } = await renderWidget(statement, { value: { ...value, url: '/user/terms' } })
  await tap(screen.getByRole('button', { name: 'Read the whole text' }))
  expect(navigator.open).toHaveBeenCalledWith('/user/terms')
})

test('is headed, and without a paper there is nothing to read on', async () => {
  await renderWidget(statement, { value })
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Read the whole text' })).toBeNull()
})
