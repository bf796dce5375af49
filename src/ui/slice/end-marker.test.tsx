import { fireEvent, render, screen } from '@testing-library/react'
import { EndMarker } from './slice'

test('a tap asks for more on every host', () => {
  const reach = jest.fn()
  render(<EndMarker state='more' text='Show more' onReach={reach} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(reach).toHaveBeenCalledTimes(1)
})

test('the end of the list asks for nothing', () => {
  const reach = jest.fn()
  render(<EndMarker state='end' text='That is all' onReach={reach} />)
  fireEvent.click(screen.getByText('That is all'))
  expect(reach).not.toHaveBeenCalled()
})
