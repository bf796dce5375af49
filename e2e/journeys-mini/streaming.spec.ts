import { cut } from '../support/journeys/cut'
import { streaming } from '../support/journeys/streaming'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  test(`${host}: a stream from its plan to its figures, watched on a second phone, every write cut`, async ({
    openPhone,
    sandbox,
  }) => {
    const another = async () => miniHand(await openPhone(host))
    await streaming({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
