import { act } from '@testing-library/react'
import type { PageLayers } from '../../shared/host-port'
import { testUser } from '../../stores/testing/test-user'
import { openPage, page } from '../testing/open-page'

function layersOf(back: boolean) {
  const layers = {
    lay: jest.fn(() => () => {}),
    back: jest.fn(() => back),
    leave: jest.fn(),
    isLeft: () => false,
  } satisfies PageLayers
  return { layers, host: { useLayers: () => layers } }
}

test('what one user was asked goes with that user', async () => {
  const { layers, host } = layersOf(false)
  const { session } = await openPage({ server: page('one'), user: testUser, host })
  expect(layers.leave).not.toHaveBeenCalled()
  act(() => session.logout('logout'))
  expect(layers.leave).toHaveBeenCalledTimes(1)
})

test('who logs in goes on with what they began', async () => {
  const { layers, host } = layersOf(false)
  const { session } = await openPage({ server: page('one'), host })
  act(() => session.login(testUser))
  expect(layers.leave).not.toHaveBeenCalled()
})
