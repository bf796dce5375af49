import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import type { PageLayers } from '../../shared/host-port'
import { Overlay } from '../../ui/overlay/overlay'
import { Text } from '../../ui/primitives/elements'
import { createRegistry, defineWidget } from '../contract'
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

test('what lies over a page has its size of text, also when that changes, and no theme of its own', async () => {
  const sheet = defineWidget(
    {
      type: 'sheet',
      version: 1,
      tier: 'base',
      value: v.unknown(),
      config: v.object({}),
      height: 1,
      examples: { full: { config: {} } },
    },
    () => (
      <Overlay open onClose={() => {}} label='Size' place='bottom'>
        <Text>Small</Text>
      </Overlay>
    ),
  )
  const { services } = await openPage({
    server: page('one', { widgets: [{ config: { type: 'sheet' } }] }),
    registry: createRegistry(sheet),
  })
  const host = () => screen.getByRole('dialog', { name: 'Size' }).closest('.tp-overlay-host')
  expect(host()).toHaveClass('font-scale-100')
  await act(async () => services.settings.setFontScale(1.4))
  expect(host()).toHaveClass('font-scale-140')
  // The document's holds, which follows the system.
  expect(host()?.className).not.toMatch(/theme-/)
})
