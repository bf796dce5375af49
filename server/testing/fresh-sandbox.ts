import { openSandbox, type TestSandbox } from './open-sandbox'

/** One sandbox for the tests of a file, as the seed left it before each of them. */
export let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())
