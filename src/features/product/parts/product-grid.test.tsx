import { act, render, screen } from '@testing-library/react'
import { Text } from '../../../ui/primitives/elements'
import { ProductSlices } from './product-grid'

/** More than any slice holds. */
const MANY = 200
const beers = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `p${at}` }))

/** The grid that holds the first card. */
async function firstGrid(count: number) {
  render(
    <ProductSlices
      layout='2col'
      items={beers(count)}
      draw={({ id }) => <Text key={id}>{id}</Text>}
    />,
  )
  await act(async () => {})
  return screen.getByText('p0').parentElement
}

test('a list of one slice ends below it', async () => {
  expect(await firstGrid(1)).not.toHaveClass('tp-products--on')
})

test('what goes on in another slice goes on as if there were none', async () => {
  expect(await firstGrid(MANY)).toHaveClass('tp-products--on')
})
