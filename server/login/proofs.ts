import type { Context } from '../handler'
import { Refusal } from '../refusal'

/** How long a platform's answer proves something, in seconds. */
const PROOF_SECONDS = 300

export const BAD_CODE = new Refusal(400, {
  en: 'The login code is used or too old.',
  'zh-Hans': '登录 code 无效或已过期',
})

/** What a proof is good for, each once: to log in with, and to bind a number or an account. */
const USED_AT = { login: 'loginAt', bind: 'bindAt' } as const
export type ProofUse = keyof typeof USED_AT

/** Who holds the phone: the code says it, the openId must be the code's when it is given. */
export interface Proof {
  readonly code: string
  readonly openId?: string
}

/** Remembers that the platform gave this openId for this code. */
export async function keepProof({ db, now }: Context, code: string, openId: string): Promise<void> {
  await db.deleteFrom('social_proofs').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('social_proofs')
    .values({ code, openId, expiresAt: now() + PROOF_SECONDS, loginAt: null, bindAt: null })
    .execute()
}

/**
 * The openId a code proves, as long as it has not been spent on this use. An openId alone proves nothing:
 * it is no secret, and its owner's login somewhere else does not make it one.
 *
 * @throws Refusal 400 for a code that is unknown, another's, too old or spent.
 */
export async function requireProof(
  { db, now }: Context,
  use: ProofUse,
  { code, openId }: Proof,
): Promise<string> {
  const found = await db
    .selectFrom('social_proofs')
    .select('openId')
    .where('code', '=', code)
    .where(USED_AT[use], 'is', null)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  if (!found || (openId ?? found.openId) !== found.openId) throw BAD_CODE
  return found.openId
}

/** `requireProof`, and spends it: of two calls with one code one is refused. @throws Refusal 400. */
export async function spendProof(context: Context, use: ProofUse, proof: Proof): Promise<string> {
  const openId = await requireProof(context, use, proof)
  const spent = await context.db
    .updateTable('social_proofs')
    .set({ [USED_AT[use]]: context.now() })
    .where('code', '=', proof.code)
    .where(USED_AT[use], 'is', null)
    .executeTakeFirst()
  if (spent.numUpdatedRows !== 1n) throw BAD_CODE
  return openId
}

/** Remembers the number the platform has shown for the person behind an openId. */
export async function keepPhone(
  { db, now }: Context,
  { openId, mobile }: { readonly openId: string; readonly mobile: string },
): Promise<void> {
  const expiresAt = now() + PROOF_SECONDS
  await db.deleteFrom('phone_proofs').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('phone_proofs')
    .values({ openId, mobile, expiresAt })
    .onConflict((conflict) => conflict.columns(['openId', 'mobile']).doUpdateSet({ expiresAt }))
    .execute()
}

/** Whether the platform has just shown this number for this person; once. */
export async function spendPhone(
  { db, now }: Context,
  { openId, mobile }: { readonly openId: string; readonly mobile: string },
): Promise<boolean> {
  const spent = await db
    .deleteFrom('phone_proofs')
    .where('openId', '=', openId)
    .where('mobile', '=', mobile)
    .where('expiresAt', '>', now())
    .executeTakeFirst()
  return spent.numDeletedRows === 1n
}
