import { fireEvent, render, screen } from '@testing-library/react'
import { SwipeRow } from './gesture-rows'
import { SwipeRow as InBrowser } from './gesture-rows.h5'

const draw = (Row: typeof SwipeRow) => {
  const remove = jest.fn()
  render(
    <Row actions={[{ key: 'remove', name: 'Delete', danger: true, onTap: remove }]}>
      <button type='button'>More</button>
    </Row>,
  )
  return remove
}

test.each([
  ['a browser', InBrowser],
  ['a mini-program', SwipeRow],
])('in %s the action behind the row runs when it is tapped', (_, Row) => {
  const remove = draw(Row)
  fireEvent.click(screen.getByText('Delete'))
  expect(remove).toHaveBeenCalledTimes(1)
})

test('a keyboard and a screen reader of a browser pass it by', () => {
  draw(InBrowser)
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['More'])
  expect(screen.getByText('Delete')).toHaveAttribute('tabindex', '-1')
})
