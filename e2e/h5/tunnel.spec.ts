import { h5Hand } from '../support/h5-hand'
import { whole } from '../support/journeys/hand'
import { throughTunnels } from '../support/journeys/tunnel'
import { test } from '../support/test'

test('a newcomer whose network goes at each step reaches their order', async ({
  page,
  heard,
  sandbox,
}) => {
  const hand = h5Hand(page, heard)
  await throughTunnels({ sandbox, hand, another: async () => hand, line: whole, cuts: false })
})
