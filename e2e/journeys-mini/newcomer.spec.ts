import { firstSteps } from '../support/journeys/first-steps'
import { whole } from '../support/journeys/hand'
import { becomesInvestor } from '../support/journeys/investor'
import { fromPosterToCard } from '../support/journeys/referral'
import { miniHand } from './mini-hand'
import { HOSTS, type Phone, test } from './phone'
import { callsOf } from './steps'

const COPY = { weapp: 'setClipboardData', alipay: 'setClipboard' } as const

/** What the host was last told to copy. */
function copiedBy(phone: Phone): string {
  const last = callsOf(phone, COPY[phone.host]).at(-1) as
    | { data?: string; text?: string }
    | undefined
  return last?.data ?? last?.text ?? ''
}

// Six tests in one file: they are shared out between the workers.
test.describe.configure({ mode: 'parallel' })

for (const host of HOSTS) {
  test.describe(host, () => {
    test('from a poster to money on a card', async ({ openPhone, sandbox }) => {
      const phone = await openPhone(host)
      const hand = miniHand(phone)
      const another = async () => miniHand(await openPhone(host))
      const world = { sandbox, hand, another, line: whole, cuts: false }
      await fromPosterToCard(world, () => copiedBy(phone))
    })

    for (const [name, journey] of [
      ['is known by name, and invests where that is allowed', becomesInvestor],
      ['says once how old they are, and moves to another city', firstSteps],
    ] as const) {
      test(`somebody new ${name}`, async ({ openPhone, sandbox }) => {
        const another = async () => miniHand(await openPhone(host))
        await journey({ sandbox, hand: await another(), another, line: whole, cuts: false })
      })
    }
  })
}
