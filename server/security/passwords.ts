import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number }, Buffer>(scrypt)
const LENGTH = 32
/** 16 MB and some 30 ms: dear enough to guess, cheap enough for a sandbox. */
const COST = { N: 16384 }

/** `scrypt$salt$hash`, both in base64url. The seed gives its own salt so that its rows never differ. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const hash = await derive(password, salt, LENGTH, COST)
  return `scrypt$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** Takes as long for an account without a password as for one with another. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', expected = ''] = (stored ?? 'scrypt$$').split('$')
  const hash = await derive(password, Buffer.from(salt, 'base64url'), LENGTH, COST)
  const wanted = Buffer.from(expected, 'base64url')
  return wanted.length === hash.length && timingSafeEqual(wanted, hash)
}
