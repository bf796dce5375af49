import { MEMBER, OWNER } from '../../testing/open-sandbox'
import { sandbox } from '../../testing/sandbox-at-noon'

export { SECONDS, ZH } from '../../testing/sandbox-at-noon'
export { sandbox }

/** Lin Xia's, and that of somebody who may hand out what a voucher is for. */
export let token: string
export let staff: string
beforeEach(async () => {
  token = await sandbox.logIn(MEMBER)
  staff = await sandbox.logIn(OWNER)
})
