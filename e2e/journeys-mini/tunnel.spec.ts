import { whole } from '../support/journeys/hand'
import { throughTunnels } from '../support/journeys/tunnel'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  test(`${host}: a newcomer whose network goes at each step reaches their order`, async ({
    openPhone,
    sandbox,
  }) => {
    const hand = miniHand(await openPhone(host))
    await throughTunnels({ sandbox, hand, another: async () => hand, line: whole, cuts: false })
  })
}
