import { login } from '../../src/features/login/contract'
import { getLoginUser } from '../../src/features/login/contract-session'
import { COST } from '../security/password-cost'
import { MEMBER, openSandbox } from '../testing/open-sandbox'
import { hashPassword, PASSWORD_LENGTH, verifyPassword } from './passwords'
import { WaitingRoom } from './waiting-room'

test('a hash is judged by its own password, and by no other', async () => {
  const stored = await hashPassword('hops-and-malt')
  expect(await verifyPassword('hops-and-malt', stored)).toBe(true)
  expect(await verifyPassword('hops-and-salt', stored)).toBe(false)
  expect(await verifyPassword('', null)).toBe(false)
  expect(await hashPassword('hops-and-malt')).not.toBe(stored)
})

test('who guesses pays 16 MB for each guess', () => {
  // Tests hash cheaply (jest.config.cjs): this is the server's own figure. A block of scrypt has 1,024 bytes.
  expect(COST.N * 1024).toBe(16 * 1024 * 1024)
})

test('what is too long for a password is none', async () => {
  const long = 'x'.repeat(PASSWORD_LENGTH + 1)
  expect(await verifyPassword(long, await hashPassword(long))).toBe(false)
})

describe('a waiting room', () => {
  /** A piece of work that is done when it is told to. */
  function piece(room: WaitingRoom, log: string[], name: string) {
    let finish = () => {}
    const done = room.run(() => {
      log.push(name)
      return new Promise<void>((resolve) => {
        finish = resolve
      })
    })
    return { done, finish: () => finish() }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))

  test('lets a few work at once, the others in their turn', async () => {
    const room = new WaitingRoom(2, 10)
    const log: string[] = []
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => piece(room, log, name))
    await settle()
    expect(log).toEqual(['a', 'b'])
    b?.finish()
    await settle()
    expect(log).toEqual(['a', 'b', 'c'])
    a?.finish()
    c?.finish()
    await settle()
    d?.finish()
    await Promise.all([a?.done, b?.done, c?.done, d?.done])
    expect(log).toEqual(['a', 'b', 'c', 'd'])
  })

  test('sends away who finds no seat', async () => {
    const room = new WaitingRoom(1, 1)
    const log: string[] = []
    const [a, b, c] = ['a', 'b', 'c'].map((name) => piece(room, log, name))
    await expect(c?.done).rejects.toMatchObject({
      code: 503,
      message: 'The server is busy. Please try again.',
    })
    a?.finish()
    await settle()
    b?.finish()
    await Promise.all([a?.done, b?.done])
    expect(log).toEqual(['a', 'b'])
  })

  test('goes on after work that failed', async () => {
    const room = new WaitingRoom(1, 1)
    const failed = room.run(() => Promise.reject(new Error('broken')))
    const next = room.run(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    await expect(next).resolves.toBe('done')
    await expect(room.run(async () => 'again')).resolves.toBe('again')
  })
})

test('sixty logins at the same moment do not hold up who is logged in', async () => {
  const sandbox = await openSandbox()
  const token = await sandbox.logIn(MEMBER)
  let finished = 0
  const logins = Array.from({ length: 60 }, async (_, index) => {
    const body = { key: `name${index}`, password: 'wrong-word', type: 4 }
    const { code } = await sandbox.call(login, { body })
    finished++
    return code
  })
  await Promise.race(logins)
  // Checking a token needs one of the threads that hash.
  for (let index = 0; index < 3; index++) {
    expect((await sandbox.call(getLoginUser, {}, token)).code).toBe(200)
  }
  expect(finished).toBeLessThan(30)
  expect(new Set(await Promise.all(logins))).toEqual(new Set([400]))
  await sandbox.close()
})
