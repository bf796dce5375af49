import { cut } from '../support/journeys/cut'
import { dayOfTasks } from '../support/journeys/tasks'
import { miniHand } from './mini-hand'
import { HOSTS, test } from './phone'

for (const host of HOSTS) {
  test(`${host}: a day of tasks of somebody new, and what it brought`, async ({
    openPhone,
    sandbox,
  }) => {
    const another = async () => miniHand(await openPhone(host))
    await dayOfTasks({ sandbox, hand: await another(), another, line: cut, cuts: true })
  })
}
