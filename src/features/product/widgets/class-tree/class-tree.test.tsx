import { fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { classTree } from '.'

const tree = [
  { id: '1', name: 'Ales', icon: 'beer', children: [{ id: '11', name: 'IPA', icon: 'beer' }] },
  { id: '2', name: 'Lagers', icon: 'beer', children: [{ id: '21', name: 'Pils', icon: 'beer' }] },
]
const api = { 'relation/ProductClassRelation/tree': tree }

test('the first class is open, another one opens on a tap', async () => {
  await renderWidget(classTree, { api })
  expect(screen.getByRole('tab', { name: 'Ales' })).toHaveAttribute('aria-selected', 'true')
  fireEvent.click(screen.getByRole('tab', { name: 'Lagers' }))
  expect(screen.getByRole('link', { name: 'Pils' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'IPA' })).not.toBeInTheDocument()
})

test('a class leads to its products', async () => {
  const { navigator } = await renderWidget(classTree, { api })
  fireEvent.click(screen.getByRole('link', { name: 'IPA' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&classIds=11')
})

test('all of a class asks for the whole family', async () => {
  const { navigator } = await renderWidget(classTree, { api })
  fireEvent.click(screen.getByRole('link', { name: 'All of Ales' }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/list&classIds=1%2C11')
})

test('tiles show everything at once', async () => {
  await renderWidget(classTree, { api, config: { layout: 'tiles' } })
  expect(screen.getByRole('link', { name: 'IPA' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Pils' })).toBeInTheDocument()
})

test('no classes say so', async () => {
  await renderWidget(classTree, { api: { 'relation/ProductClassRelation/tree': [] } })
  expect(screen.getByText('No categories yet')).toBeInTheDocument()
})
