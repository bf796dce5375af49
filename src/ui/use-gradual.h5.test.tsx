import { render, screen } from '@testing-library/react'
import { useGradual } from './use-gradual'

/** What was drawn of a list, one number for each time. */
function List({ total, drawn }: { readonly total: number; readonly drawn: number[] }) {
  const count = useGradual(total)
  drawn.push(count)
  return <main>{count}</main>
}

test('rows that come later wait for a moment between two frames', () => {
  const drawn: number[] = []
  const { rerender } = render(<List total={15} drawn={drawn} />)
  rerender(<List total={30} drawn={drawn} />)
  expect(drawn).toEqual([15, 15, 30])
  expect(screen.getByRole('main')).toHaveTextContent('30')
})

test('the first rows wait for nothing: a list that is there is never drawn as an empty one', () => {
  const drawn: number[] = []
  const { rerender } = render(<List total={0} drawn={drawn} />)
  rerender(<List total={15} drawn={drawn} />)
  expect(drawn.filter((count) => count === 0)).toHaveLength(1)
})
