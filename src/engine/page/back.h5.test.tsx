import { act, fireEvent, screen } from '@testing-library/react'
import type { PageLayers } from '../../shared/host-port'
import { openPage, page } from '../testing/open-page'

const over = (back: boolean): PageLayers => ({
  lay: () => () => {},
  back: () => back,
  leave: () => {},
  isLeft: () => false,
})

test.each([
  [true, 0],
  [false, 1],
])('the arrow: something lies over the page %s, the page is left %d times', async (has, times) => {
  const layers = over(has)
  const { navigator } = await openPage({
    server: page('one'),
    host: { useLayers: () => layers },
  })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Back' })))
  expect(navigator.back).toHaveBeenCalledTimes(times)
})
