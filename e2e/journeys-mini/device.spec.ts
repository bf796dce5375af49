import { cut } from '../support/journeys/cut'
import { deviceInHand } from '../support/journeys/device'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  test(`${host}: a device is set while it and its owner are offline, and given to a newcomer`, async ({
    openPhone,
    sandbox,
  }) => {
    const another = async () => miniHand(await openPhone(host))
    await deviceInHand({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
