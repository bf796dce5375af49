import { MEMBER, openSandbox, type TestSandbox } from '../../testing/open-sandbox'

/** One sandbox without the app's files for the tests of a file, and Lin Xia who calls it. */
export let sandbox: TestSandbox
export let token: string
beforeAll(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere' })
  token = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())
