import { MEMBER, OWNER } from '../../testing/open-sandbox'
import { sandbox } from '../../testing/sandbox-at-noon'

export { SECONDS, ZH } from '../../testing/sandbox-at-noon'
export { sandbox }

/** The shop of the tests, which the owner runs; the member runs 401. */
export const SHOP = '402'
export let owner: string
export let member: string
beforeEach(async () => {
  owner = await sandbox.logIn(OWNER)
  member = await sandbox.logIn(MEMBER)
})
export const db = () => sandbox.services.db
