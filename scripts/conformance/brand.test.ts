// @reads nothing
import { TEA_DEMO } from '../../server/seed/demo'
import { beerIn } from '../../server/seed/tea/testing/beer-words'
import { openSandbox } from '../../server/testing/open-sandbox'
import { Line } from './line'
import { CONTRACTS, Run } from './run'

const ACCOUNTS = ['13800138000', '13900139000', '19912345678'].map((mobile) => ({
  mobile,
  password: 'taproom1',
}))

test.each(['en', 'zh-Hans'] as const)(
  'whatever a tea house is asked, it answers in %s without a word or a picture of beer',
  async (locale) => {
    const sandbox = await openSandbox({ demo: TEA_DEMO })
    const found = new Map<string, readonly string[]>()
    let answers = 0
    const line = new Line({
      origin: 'http://127.0.0.1:4000',
      projectKey: 'taproom',
      timeoutMs: 60_000,
      width: 4,
      locale,
      fetch: async (request) => {
        const response = await sandbox.fetch(request)
        const said = beerIn(await response.clone().json())
        if (said.length > 0) found.set(`${request.method} ${request.url}`, said)
        answers += 1
        return response
      },
    })
    const code = (mobile: string) => sandbox.lastCode(mobile)
    const options = { line, accounts: ACCOUNTS, writes: true, payPassword: '135790', code }
    await new Run(options).all()
    await sandbox.close()
    expect([...found]).toEqual([])
    expect(answers).toBeGreaterThan(CONTRACTS.size / 2)
  },
)
