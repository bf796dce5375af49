import { JOURNEYS } from '../support/journeys'
import { cut } from '../support/journeys/cut'
import { miniHand } from './mini-hand'
import { test } from './phone'

/** Those of the journeys that a compiled mini-program has walked to the end so far. */
const WALKED = JOURNEYS.filter(([name]) => /^(from registration|a package|a grade)/.test(name))

for (const [name, journey] of WALKED) {
  test(`weapp: ${name}`, async ({ openPhone, sandbox }) => {
    const another = async () => miniHand(await openPhone('weapp'))
    await journey({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
