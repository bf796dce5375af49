import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { gridNav } from '.'

const rows = (count: number, off: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    name: `Entry ${at + 1}`,
    icon: 'beer',
    url: `/company/about?id=${at + 1}`,
    status: off.includes(at + 1) ? 0 : 1,
  }))

const names = () => screen.getAllByRole('link').map((link) => link.textContent)

test('what is switched off makes room before the first ten are taken', async () => {
  await renderWidget(gridNav, {
    config: { bind: { from: 'relation', type: 'home' } },
    api: { 'api/relation/GetFatherClass': rows(13, [2, 5]) },
  })
  expect(names()).toEqual([1, 3, 4, 6, 7, 8, 9, 10, 11, 12].map((n) => `Entry ${n}`))
})

test('a definition cannot raise the limit of ten', async () => {
  await renderWidget(gridNav, { value: rows(13), config: { max: 40, rows: 4 } })
  expect(names()).toHaveLength(10)
})

test('an entry opens its address', async () => {
  const { navigator } = await renderWidget(gridNav, { value: rows(2) })
  fireEvent.click(screen.getByRole('link', { name: 'Entry 2' }))
  expect(navigator.open).toHaveBeenCalledWith('/company/about?id=2')
})

test('badges show a count or a word', async () => {
  const [first, second] = rows(2)
  await renderWidget(gridNav, {
    value: [
      { ...first, badge: 120 },
      { ...second, badge: { en: 'New' } },
    ],
  })
  expect(screen.getByText('99+')).toBeInTheDocument()
  expect(screen.getByText('New')).toBeInTheDocument()
})

test.each([
  [{ columns: 3, rows: 2 }, 6],
  [{ columns: 5, rows: 1 }, 5],
  [{ columns: 3, rows: 1, swipe: true }, 10],
  [{ max: 4 }, 4],
])('%j has room for %i', async (config, count) => {
  await renderWidget(gridNav, { value: rows(13), config })
  expect(names()).toHaveLength(count)
})

test('is headed by its title; an action gets the entry in place of its address', async () => {
  const { navigator } = await renderWidget(gridNav, {
    value: rows(2),
    config: { title: { en: 'Good to know' }, on: { itemTap: { do: 'go', url: '/tool/search' } } },
  })
  expect(screen.getByRole('heading', { name: 'Good to know' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('link', { name: 'Entry 1' }))
  expect(navigator.open.mock.calls).toEqual([['/tool/search']])
})

test('nothing switched on takes no room', async () => {
  const { container } = await renderWidget(gridNav, { value: rows(2, [1, 2]) })
  expect(container).toHaveTextContent('')
})
