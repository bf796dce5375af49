import { sendSmsCode } from '../../src/features/identity/contract'
import { register } from '../../src/features/login/contract'
import { changeMobile, findPassword } from '../../src/features/profile/contract'
import { MEMBER, NEWCOMER, signedHeaders } from '../testing/open-sandbox'
import { sandbox, UNKNOWN } from './testing/logins'

const guessed = { verifyCode: '123456', password: 'hops-and-malt' }
const DOORS = [
  ['asking for a code', (mobile: string) => sandbox.call(sendSmsCode, { query: { mobile } })],
  ['registering', (mobile: string) => sandbox.call(register, { body: { mobile, ...guessed } })],
  [
    'forgetting a password',
    (mobile: string) => sandbox.call(findPassword, { body: { mobile, ...guessed } }),
  ],
  [
    'changing one’s number',
    async (mobile: string) =>
      sandbox.call(changeMobile, { body: { mobile, ...guessed } }, await sandbox.logIn(NEWCOMER)),
  ],
] as const

test.each(DOORS)('%s tells nobody whether a number has an account', async (_, tell) => {
  const taken = await tell(MEMBER)
  expect(await tell(UNKNOWN)).toEqual(taken)
})

test('who has proved a number hears that it is taken', async () => {
  await sandbox.call(sendSmsCode, { query: { mobile: MEMBER } })
  const verifyCode = await sandbox.lastCode(MEMBER)
  const body = { mobile: MEMBER, verifyCode, password: 'hops-and-malt' }
  expect((await sandbox.call(register, { body })).message).toBe('This number is taken.')
})

describe('text codes', () => {
  let said = ''
  /** As the Node adapter calls the sandbox for a connection from that address. */
  async function ask(index: number, remoteAddress: string) {
    const timestamp = sandbox.services.clock.now()
    const path = `${sendSmsCode.contract.path}?mobile=155${String(index).padStart(8, '0')}`
    const request = new Request(`http://127.0.0.1:4000/main/${path}`, {
      headers: {
        ...signedHeaders({ timestamp, method: 'GET', path }),
        'x-forwarded-for': `198.51.100.${index % 256}`,
      },
    })
    const response = await sandbox.fetch(request, { incoming: { socket: { remoteAddress } } })
    said = (await response.json()).message
    return response.status
  }
  const flood = (from: (index: number) => string) =>
    Promise.all(Array.from({ length: 100 }, (_, index) => ask(index, from(index))))
  const sent = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length

  test('are thirty an hour for one address, whatever it says of itself', async () => {
    expect(sent(await flood(() => '203.0.113.7'))).toBe(30)
    expect(await ask(200, '203.0.113.7')).toBe(429)
    expect(said).toBe('Too many codes were asked for from here. Try again in an hour.')
    expect(await ask(200, '203.0.113.8')).toBe(200)
    await sandbox.post('/sandbox/clock', { offset: 3601 })
    expect(await ask(201, '203.0.113.7')).toBe(200)
  })

  test('are thirty for a whole network of IPv6', async () => {
    expect(sent(await flood((index) => `2001:db8:1:2::${index.toString(16)}`))).toBe(30)
  })

  test('that are refused to a number cost its address nothing', async () => {
    for (let index = 0; index < 40; index++) await ask(1, '203.0.113.7')
    expect(await ask(2, '203.0.113.7')).toBe(200)
  })
})
