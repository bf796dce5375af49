import type { Vendor } from './vendors'

/** A key as it was given, or why there is none. */
export type Key =
  | { readonly state: 'given'; readonly text: string }
  | { readonly state: 'missing' | 'wrong'; readonly problem: string }

/**
 * A key is given in the environment, as it is or as the path of a file. No problem repeats what was given:
 * it may be a key all the same.
 */
export function keyOf(
  vendor: Vendor,
  value: string | undefined,
  readText: (path: string) => string | undefined,
): Key {
  const { keyName, keyPlace, keyBegins, isKey } = vendor
  const given = value?.trim() ?? ''
  if (given === '')
    return { state: 'missing', problem: `${keyName} is not set. Get it at ${keyPlace}` }
  const text = keyBegins.test(given) ? given : readText(given)
  if (text === undefined)
    return { state: 'wrong', problem: `${keyName} is neither a key nor the path of a file` }
  // A file that was saved by an editor ends in a line break, which is part of the form of some keys.
  return isKey(text)
    ? { state: 'given', text }
    : { state: 'wrong', problem: `${keyName} is no key of ${vendor.name}. Get it at ${keyPlace}` }
}

/** Shorter lines of a key are no secret: brackets, `-----END`. */
const SECRET_LENGTH = 16

/** What a tool printed, without any line or field of a key that it may have repeated. */
export function withoutKey(output: string, key: string): string {
  const secrets = key
    .split(/(?:\\n|[\s"\\,{}])+/)
    .filter((part) => part.length >= SECRET_LENGTH)
    .sort((left, right) => right.length - left.length)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), output)
}
