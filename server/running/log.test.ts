import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import * as v from 'valibot'
import { getUser } from '../../src/features/login/contract'
import { endpoint } from '../../src/http/endpoint'
import { handle } from '../handler'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { createLogger, createReadableLogger, type LogLevel, REQUEST_ID } from './log'

const broken = endpoint({ method: 'GET', path: 'test/broken/{id}', data: v.unknown() })

let lines: Record<string, unknown>[]
let sandbox: TestSandbox
async function open(level: LogLevel) {
  lines = []
  const to = { write: (text: string) => void lines.push(JSON.parse(text)) }
  const handlers = [
    handle(broken, async () => {
      throw new Error(`no row for "Lin Xia", ${MEMBER}`)
    }),
  ]
  const logger = createLogger(level, to)
  sandbox = await openSandbox({ staticDir: '/nowhere', logger, handlers })
}
afterEach(() => sandbox.close())

test('a call is one line: when, which, how it ended, how long it took, and nobody in it', async () => {
  await open('info')
  const token = await sandbox.logIn(MEMBER)
  lines.length = 0
  await sandbox.call(getUser, { params: { id: '1001' } }, token)
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: `/main/${getUser.contract.path}`,
      status: 200,
      ms: expect.any(Number),
      msg: 'call',
    },
  ])
})

test('what was thrown stands under the id of its call, without whom it was about', async () => {
  await open('info')
  const headers = { [REQUEST_ID]: 'trace-0001' }
  await sandbox.call(broken, { params: { id: MEMBER }, headers })
  const [thrown, call] = lines
  expect(thrown).toMatchObject({ level: 'error', request: 'trace-0001', msg: 'failed' })
  expect(thrown).toMatchObject({ err: { stack: expect.stringContaining('log.test.ts') } })
  expect(call).toMatchObject({ level: 'error', request: 'trace-0001', status: 500 })
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${MEMBER}|Lin Xia`))
})

test('every answer says its id: the caller’s own, or one that is made when theirs is none', async () => {
  await open('silent')
  const idFor = async (given: string, path = '/health/live') =>
    (await sandbox.request(path, { headers: { [REQUEST_ID]: given } })).headers.get(REQUEST_ID)
  expect(await idFor('a-good-one_1')).toBe('a-good-one_1')
  expect(await idFor('a-good-one_1', '/nothing')).toBe('a-good-one_1')
  for (const given of ['short', 'two words are none', 'x'.repeat(65)]) {
    expect(await idFor(given)).toMatch(/^[0-9a-f-]{36}$/)
  }
  expect(await idFor(MEMBER)).not.toContain(MEMBER)
  expect(await idFor('another-one')).not.toBe(await idFor('short'))
})

test('what is no call of a contract is named by its first part, and checks of health are not in the way', async () => {
  await open('info')
  for (const path of ['/pictures/x', '/nobody/knows', '/main/nobody/knows', '/openapi.json'])
    await sandbox.request(path)
  await sandbox.request('/health/ready')
  expect(lines.map(({ route }) => route)).toEqual(['/pictures/*', '/*', '/main/*', '/openapi.json'])
})

test('a connection that was cut is written down too', async () => {
  await open('info')
  await sandbox.post('/sandbox/faults', [{ match: { path: 'test/*' }, kind: 'drop' }])
  await expect(sandbox.call(broken, { params: { id: '1' } })).rejects.toThrow('fault: drop')
  expect(lines.at(-1)).toMatchObject({ route: '/main/*', status: 0 })
})

test('at a desk a line can be read', async () => {
  await open('silent')
  const to = new PassThrough({ encoding: 'utf8' })
  const logger = await createReadableLogger('warn', to)
  logger.info('not this')
  logger.warn({ route: '/main/x' }, 'but this')
  const [text] = await once(to, 'data')
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] .*WARN.*but this/)
  expect(text).not.toContain('not this')
})
