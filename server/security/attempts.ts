import { sql } from 'kysely'
import type { Context } from '../handler'
import { Refusal } from '../refusal'
import { verifyPassword } from './passwords'

interface Limit {
  readonly tries: number
  readonly seconds: number
  readonly refusal: Refusal
}

const tooMany = (en: string, zh: string) => new Refusal(429, { en, 'zh-Hans': zh })

const guesses = {
  tries: 5,
  seconds: 600,
  refusal: tooMany(
    'Too many attempts. Try again in ten minutes.',
    '密码错误次数过多，请 10 分钟后再试',
  ),
} as const

/** What is counted. Each kind is a name space of its own: a subject of one is never that of another. */
const LIMITS = {
  /** The password of an account at a login, whichever of its names was typed. */
  login: guesses,
  /** The same for a name that is nobody's: it is refused as one of somebody is. */
  loginName: guesses,
  /** The login password, asked of somebody who is logged in. */
  password: guesses,
  payPassword: guesses,
  /** Text messages asked for from one address: an office shares one, a flood has one. */
  textAddress: {
    tries: 30,
    seconds: 3600,
    refusal: tooMany(
      'Too many codes were asked for from here. Try again in an hour.',
      '获取验证码过于频繁，请一小时后再试',
    ),
  },
  /** What clients tell of what went wrong in them: nobody waits for an answer. */
  reportAddress: {
    tries: 60,
    seconds: 3600,
    refusal: tooMany(
      'Too many reports came from here. Try again in an hour.',
      '上报过于频繁，请一小时后再试',
    ),
  },
} as const satisfies Record<string, Limit>

export type AttemptKind = keyof typeof LIMITS

/** Longer subjects are somebody's play: no name, number or id is. */
const SUBJECT_LENGTH = 64
const LONGEST = Math.max(...Object.values(LIMITS).map(({ seconds }) => seconds))

type Counting = Pick<Context, 'db' | 'now'>

/**
 * Counts one attempt, in one statement: of any number at the same moment no more than the limit pass.
 *
 * @returns the attempt's id, to take it back with.
 * @throws Refusal 429 when the limit of the kind is reached for this subject.
 */
export async function countAttempt(
  { db, now }: Counting,
  kind: AttemptKind,
  subject: string,
): Promise<number> {
  const { tries, seconds, refusal } = LIMITS[kind]
  const at = now()
  const key = subject.slice(0, SUBJECT_LENGTH)
  await db
    .deleteFrom('attempts')
    .where('at', '<=', at - LONGEST)
    .execute()
  const { rows } = await sql<{ id: number }>`
    insert into attempts (kind, subject, at)
    select ${kind}, ${key}, ${at}
    where (
      select count(*) from attempts
      where kind = ${kind} and subject = ${key} and at > ${at - seconds}
    ) < ${tries}
    returning id`.execute(db)
  const [counted] = rows
  if (!counted) throw refusal
  return counted.id
}

/**
 * Judges a password: counted first, hashed then. A right one does not count, and neither does it wipe
 * out the wrong ones before it, which may be somebody else's.
 *
 * @param stored the hash, or null for an account without one, which takes as long.
 * @throws Refusal 429 after five wrong ones in ten minutes, 503 when too many wait to be judged.
 */
export async function judgePassword(
  context: Counting,
  kind: Exclude<AttemptKind, 'textAddress' | 'reportAddress'>,
  subject: string,
  { given, stored }: { readonly given: string; readonly stored: string | null },
): Promise<boolean> {
  const id = await countAttempt(context, kind, subject)
  const takeBack = () => context.db.deleteFrom('attempts').where('id', '=', id).execute()
  const isRight = await verifyPassword(given, stored).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  if (isRight) await takeBack()
  return isRight
}
