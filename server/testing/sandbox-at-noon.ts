import { openSandbox, type TestSandbox } from './open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
/** What its clock says, in seconds since 1970. */
export const SECONDS = NOON / 1000
export const ZH = { 'Accept-Language': 'zh-CN' }

/** A sandbox whose day does not pass, as the seed left it before each test. */
export let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())
