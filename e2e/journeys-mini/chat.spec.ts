import { cut } from '../support/journeys/cut'
import { talk } from '../support/journeys/talk'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  test(`${host}: a newcomer and staff talk, and nothing is lost or doubled, every write cut`, async ({
    openPhone,
    sandbox,
  }) => {
    const another = async () => miniHand(await openPhone(host))
    await talk({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
