import { JOURNEYS } from '../support/journeys'
import { cut } from '../support/journeys/cut'
import { miniHand } from './mini-hand'
import { test } from './phone'

for (const [name, journey] of JOURNEYS) {
  test(`weapp: ${name}`, async ({ openPhone, sandbox }) => {
    const another = async () => miniHand(await openPhone('weapp'))
    await journey({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
