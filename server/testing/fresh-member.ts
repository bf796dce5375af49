import { sandbox } from './fresh-sandbox'
import { MEMBER } from './open-sandbox'

export { sandbox }
/** Of Lin Xia, who is logged in anew before each test. */
export let token: string
beforeEach(async () => {
  token = await sandbox.logIn(MEMBER)
})
