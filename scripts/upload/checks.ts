import type { Key } from './keys'
import type { Vendor } from './vendors'
import { compareVersions, isVersion, newestOf } from './versions'

/** What is known before anything is sent. */
export interface Facts {
  readonly host: string
  readonly isFresh: boolean
  /** Whether the budgets of scripts/size.mjs hold. */
  readonly isWithinBudgets: boolean
  /** The server that the environment names, and whether the build calls it. */
  readonly origin: string | undefined
  readonly callsOrigin: boolean
  readonly appId: string | undefined
  readonly version: string
  /** That of package.json, which the app calls itself. */
  readonly packageVersion: string
  readonly tags: readonly string[]
  readonly note: string
  readonly key: Key
}

export interface Finding {
  readonly name: string
  /** Nothing where all is well. */
  readonly problem: string | undefined
  /** A dry run does without it: what has no keys can still see whether the rest holds. */
  readonly isForSending: boolean
}

type Check = (facts: Facts, vendor: Vendor) => string | undefined

const fresh: Check = ({ isFresh, host }) =>
  isFresh ? undefined : `dist/${host} is not made from these sources: npm run build -- ${host}`

const budgets: Check = ({ isWithinBudgets, host }) =>
  isWithinBudgets ? undefined : `too large: npm run size -- ${host}`

function server({ isFresh, origin, callsOrigin, host }: Facts): string | undefined {
  if (!origin?.startsWith('https://'))
    return `settings.origins.mini of taproom.config.ts (TARO_APP_ORIGIN) is ${origin ?? 'not set'}, a mini-program calls https alone`
  return !isFresh || callsOrigin
    ? undefined
    : `the build does not call ${origin}: npm run build -- ${host} --force`
}

const appId: Check = ({ appId }, vendor) =>
  appId !== undefined && vendor.appId.test(appId)
    ? undefined
    : `TARO_APP_ID is ${appId ?? 'not set'}, an app id of ${vendor.name} is ${vendor.appIdForm} (${vendor.appIdPlace})`

function version({ version, packageVersion, tags }: Facts): string | undefined {
  if (!isVersion(version)) return `${version} is not three numbers`
  const newest = newestOf(tags)
  if (version === packageVersion || !newest || compareVersions(version, newest) > 0)
    return undefined
  return `${version} is not newer than ${newest}, the last tag, nor that of package.json (${packageVersion})`
}

function note({ note }: Facts, vendor: Vendor): string | undefined {
  if (note === '') return 'CHANGELOG.md says nothing: give one with --note'
  return note.length <= vendor.noteLimit
    ? undefined
    : `${note.length} characters, ${vendor.name} takes ${vendor.noteLimit}`
}

const CHECKS: readonly (readonly [string, Check])[] = [
  ['build', fresh],
  ['budgets', budgets],
  ['server', server],
  ['app id', appId],
  ['version', version],
  ['note', note],
  ['key', ({ key }) => (key.state === 'given' ? undefined : key.problem)],
]

/** What was looked at, in the order in which it is told. Of a build that is not there nothing is known. */
export const findingsOf = (facts: Facts, vendor: Vendor): readonly Finding[] =>
  CHECKS.filter(([name]) => facts.isFresh || name !== 'budgets').map(([name, check]) => ({
    name,
    problem: check(facts, vendor),
    isForSending: name === 'key' && facts.key.state === 'missing',
  }))
