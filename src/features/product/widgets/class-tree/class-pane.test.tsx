import { act, fireEvent, screen, within } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { classTree } from '.'

beforeAll(() => initI18n('en'))

const leaf = (id: string, name: string) => ({ id, name, icon: 'beer' })
const tree = [
  { ...leaf('1', 'Ales'), children: [leaf('11', 'IPA'), leaf('12', 'Stout')] },
  { ...leaf('2', 'Gifts'), children: [] },
]
const open = (config = {}) =>
  renderWidget(classTree, { config, api: { 'relation/ProductClassRelation/tree': tree } })
const links = (root: HTMLElement = document.body) =>
  within(root)
    .queryAllByRole('link')
    .map((each) => each.textContent)

test('one class is open at a time, and its pane bears its name', async () => {
  const { host } = await open()
  const tabs = () =>
    screen.getAllByRole('tab').map((each) => each.getAttribute('aria-selected') === 'true')
  expect(tabs()).toEqual([true, false])
  expect(links(screen.getByRole('tabpanel', { name: 'Ales' }))).toEqual(['AlesAll', 'IPA', 'Stout'])
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Gifts' })))
  expect(tabs()).toEqual([false, true])
  expect(links(screen.getByRole('tabpanel', { name: 'Gifts' }))).toEqual(['GiftsAll'])
  // Whoever had scrolled the pane sees where the new class begins.
  expect(host.reveal).toHaveBeenCalledTimes(1)
})

test('a class without parts asks for itself alone', async () => {
  const { navigator } = await open({ layout: 'tiles' })
  fireEvent.click(screen.getByRole('link', { name: 'All of Gifts' }))
  expect(navigator.open.mock.calls).toEqual([['/views/index?url=/product/list&classIds=2']])
})

test('tiles name every class with its parts, and have nothing to switch', async () => {
  await open({ layout: 'tiles' })
  expect(links()).toEqual(['AlesAll', 'IPA', 'Stout', 'GiftsAll'])
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
})

test('products are asked for only where the definition wants them', async () => {
  const { calls } = await open()
  expect(calls.map(({ path }) => path)).toEqual(['relation/ProductClassRelation/tree'])
})
