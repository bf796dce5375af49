import { JOURNEYS } from '../support/journeys'
import { cut } from '../support/journeys/cut'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

/** A host has walked these to the end so far: WeChat all, Alipay all but the longest. */
const isWalked = (host: string, name: string) =>
  host === 'weapp' || !name.startsWith('from registration')

for (const host of HOSTS) {
  for (const [name, journey] of JOURNEYS.filter(([name]) => isWalked(host, name))) {
    test(`${host}: ${name}`, async ({ openPhone, sandbox }) => {
      const another = async () => miniHand(await openPhone(host))
      await journey({ sandbox, hand: await another(), another, line: cut, cuts: true })
    })
  }
}
