import { JOURNEYS } from '../support/journeys'
import { cut } from '../support/journeys/cut'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  for (const [name, journey] of JOURNEYS) {
    test(`${host}: ${name}`, async ({ openPhone, sandbox }) => {
      const another = async () => miniHand(await openPhone(host))
      await journey({ sandbox, hand: await another(), another, line: cut, cuts: true })
    })
  }
}
