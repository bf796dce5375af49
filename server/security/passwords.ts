import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { COST } from './password-cost'
import { WaitingRoom } from './waiting-room'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
const LENGTH = 32
/** No password is longer; what is, is not hashed. UTF-16 units. */
export const PASSWORD_LENGTH = 128

/**
 * Hashing runs on libuv's threads, which token checks and files need as well: one core and two threads at
 * least stay theirs. Who finds 128 waiting is sent away.
 */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1))
const room = new WaitingRoom(AT_ONCE, 128)

const hash = (password: string, salt: Buffer) =>
  room.run(() => derive(password, salt, LENGTH, COST))

/**
 * `scrypt$salt$hash`, both in base64url. The seed gives its own salt so that its rows never differ.
 *
 * @throws Refusal 503 when too many wait to be hashed.
 */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const bytes = await hash(password, salt)
  return `scrypt$${salt.toString('base64url')}$${bytes.toString('base64url')}`
}

/**
 * Takes as long for an account without a password as for one with another.
 *
 * @throws Refusal 503 when too many wait to be judged.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  if (password.length > PASSWORD_LENGTH) return false
  const [, salt = '', expected = ''] = (stored ?? 'scrypt$$').split('$')
  const bytes = await hash(password, Buffer.from(salt, 'base64url'))
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === bytes.length && timingSafeEqual(wanted, bytes)
}
