import type { Environment } from './settings'

/** A service of others that a demonstration simulates. */
interface Vendor {
  /** As `TAPROOM_WITHOUT` names it. */
  readonly name: string
  /** What it is for, and what calls that need it answer without it. */
  readonly purpose: string
  /** Variables with its keys; empty while this server cannot speak to any. */
  readonly keys: readonly string[]
}

/** Without its keys a vendor is not there in production: what needs it answers 501, nothing stands in for it. */
const VENDORS: readonly Vendor[] = [
  { name: 'texts', purpose: 'text messages with codes, for registration and login', keys: [] },
  { name: 'payments', purpose: 'WeChat Pay, Alipay and cards', keys: [] },
  { name: 'social', purpose: 'login by WeChat or Alipay, and phone numbers from them', keys: [] },
]

/** The key of the sandbox stands in every copy of this code. */
const PUBLIC_KEY = 'taproom'

/**
 * What a server for customers still needs, a line each; empty when nothing is missing.
 *
 * `TAPROOM_WITHOUT` lists vendors it is to run without, on purpose.
 */
export function missingIn(env: Environment): readonly string[] {
  const without = (env.TAPROOM_WITHOUT ?? '').split(',').map((name) => name.trim())
  const unknown = without.filter((name) => name && !VENDORS.some((vendor) => vendor.name === name))
  const key = env.TAPROOM_PROJECT_KEY
  return [
    ...(!key || key === PUBLIC_KEY
      ? [
          'TAPROOM_PROJECT_KEY: the key that calls before a login are signed with, as it was built into the app',
        ]
      : []),
    ...VENDORS.filter(({ name }) => !without.includes(name)).flatMap((vendor) =>
      linesOf(vendor, env),
    ),
    ...unknown.map((name) => `TAPROOM_WITHOUT: there is no ${name}, only ${namesOf(VENDORS)}`),
  ]
}

const namesOf = (vendors: readonly Vendor[]) => vendors.map(({ name }) => name).join(', ')

function linesOf({ name, purpose, keys }: Vendor, env: Environment): readonly string[] {
  const missing = keys.filter((variable) => !env[variable])
  if (keys.length > 0 && missing.length === 0) return []
  const how =
    keys.length > 0 ? `set ${missing.join(', ')}` : 'this version can speak to no vendor yet'
  return [`${name}: ${purpose}; ${how}, or run without: TAPROOM_WITHOUT=${name}`]
}
