import { screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { group } from '.'

test('it heads and holds the widgets of its slot', async () => {
  const inner = { config: { type: 'group', title: 'Inside' } }
  await renderWidget(group, { config: { title: { en: 'Cellar' }, slots: { content: [inner] } } })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Cellar',
    'Inside',
  ])
})

test('without a title and a slot it takes no room', async () => {
  const { container } = await renderWidget(group, { config: {} })
  expect(container.textContent).toBe('')
})
