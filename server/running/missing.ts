import {
  ALIPAY,
  ALIPAY_LOGIN,
  ALIYUN_TEXTS,
  type Choice,
  isComplete,
  TENCENT_TEXTS,
  unsetOf,
  WECHAT_MINI_LOGIN,
  WECHAT_OFFICIAL_LOGIN,
  WECHAT_PAY,
  withoutOf,
} from '../gateways/settings'
import type { Environment } from './settings'

/** A service of others that a demonstration simulates. */
interface Vendor {
  /** As `TAPROOM_WITHOUT` names it. */
  readonly name: string
  /** What it is for, and what calls that need it answer without it. */
  readonly purpose: string
  /** Who can do it: one is enough. */
  readonly choices: readonly Choice[]
}

/** Without its keys a vendor is not there in production: what needs it answers 501, nothing stands in for it. */
const VENDORS: readonly Vendor[] = [
  {
    name: 'texts',
    purpose: 'text messages with codes, for registration and login',
    choices: [ALIYUN_TEXTS, TENCENT_TEXTS],
  },
  { name: 'payments', purpose: 'money from customers', choices: [WECHAT_PAY, ALIPAY] },
  {
    name: 'social',
    purpose: 'login by WeChat or Alipay, and phone numbers from them',
    choices: [WECHAT_MINI_LOGIN, WECHAT_OFFICIAL_LOGIN, ALIPAY_LOGIN],
  },
]

/** The key of the sandbox stands in every copy of this code. */
const PUBLIC_KEY = 'taproom'

/**
 * What a server for customers still needs, a line each; empty when nothing is missing.
 *
 * `TAPROOM_WITHOUT` lists vendors it is to run without, on purpose.
 */
export function missingIn(env: Environment): readonly string[] {
  const without = withoutOf(env)
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

function linesOf({ name, purpose, choices }: Vendor, env: Environment): readonly string[] {
  const without = `or run without: TAPROOM_WITHOUT=${name}`
  // What was begun is wanted, whether or not another one would do.
  const begun = choices.filter(({ keys }) => env[keys[0]])
  const halves = begun.filter((choice) => !isComplete(choice, env))
  if (halves.length > 0) {
    return halves.map((half) => `${name}: for ${half.name} set ${saidOf(half, env)}, ${without}`)
  }
  if (begun.length > 0) return []
  const ways = choices.map((choice) => `${saidOf(choice, env)} (${choice.name})`)
  return [`${name}: ${purpose}; set ${ways.join(' or ')}, ${without}`]
}

const saidOf = (choice: Choice, env: Environment) => unsetOf(choice, env).join(', ')
