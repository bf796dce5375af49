import { booking } from '../support/journeys/booking'
import { cut } from '../support/journeys/cut'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  test(`${host}: a newcomer books places and gives them back, every write cut`, async ({
    openPhone,
    sandbox,
  }) => {
    const another = async () => miniHand(await openPhone(host))
    await booking({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
