import type { Kysely } from 'kysely'
import { IdentityStatus } from '../../src/features/identity/contract'
import { isIdCard } from '../../src/shared/validation'
import { tellAdministrators } from '../content/leave-message'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { currentUser } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import { requireOwnPictures } from '../storage/own-pictures'

// Each names its field, so that a form can say it there.
const WRONG_CARD = new Refusal(400, {
  en: 'ID card number: this is none.',
  'zh-Hans': '身份证号：格式不正确',
})
const TAKEN = new Refusal(400, {
  en: 'ID card number: it belongs to another account.',
  'zh-Hans': '身份证号：已被其他账号认证',
})
const DONE = new Refusal(400, { en: 'You are verified already.', 'zh-Hans': '您已完成实名认证' })
const WAITING = new Refusal(400, {
  en: 'What you sent is being looked at.',
  'zh-Hans': '您提交的资料正在审核',
})
/** Where an administrator looks at them. */
const REVIEW = '/views/index?url=/people/identities'

/** @throws Refusal for a number that was approved for another account. */
export async function requireFree(
  db: Kysely<Database>,
  { userId, idCard }: { readonly userId: string; readonly idCard: string },
): Promise<void> {
  const other = await db
    .selectFrom('identities')
    .select('userId')
    .where('idCard', '=', idCard)
    .where('status', '=', IdentityStatus.Approved)
    .where('userId', '!=', userId)
    .executeTakeFirst()
  if (other) throw TAKEN
}

const WAITS = { en: 'An identity waits to be looked at.', 'zh-Hans': '有一份实名认证待审核。' }

interface Person {
  readonly name: string
  readonly idCard: string
  readonly front: string
  readonly back: string
  readonly requestId: string
}

/**
 * Hands in who the caller is: for the first time, or anew after a refusal, where an empty number keeps the one
 * there is. A repeated call changes nothing.
 *
 * @throws Refusal for a wrong number, one of another account, pictures that are not the caller's private ones,
 * and for somebody who waits or is verified.
 */
export async function handIn(
  { requestId, ...person }: Person,
  context: Context,
  call: string,
): Promise<void> {
  const userId = callerOf(context).id
  const now = context.now()
  const isVerified = (await currentUser(context)).isVerified === 1
  await context.db.transaction().execute(async (trx) => {
    const [front, back] = [person.front, person.back].map((url) => url.replace(/^.*\//, '/files/'))
    const body = { ...person, front, back }
    if (!(await bindRequest(trx, { userId, requestId, call, body, now }))) return
    if (isVerified) throw DONE
    const before = await trx
      .selectFrom('identities')
      .select(['status', 'idCard'])
      .where('userId', '=', userId)
      .executeTakeFirst()
    if (before?.status === IdentityStatus.Waiting) throw WAITING
    const idCard = person.idCard.trim().toUpperCase() || (before?.idCard ?? '')
    if (!isIdCard(idCard)) throw WRONG_CARD
    await requireFree(trx, { userId, idCard })
    await requireOwnPictures(trx, userId, [body.front ?? '', body.back ?? ''], 'private')
    const row = {
      name: person.name,
      idCard,
      front: body.front ?? '',
      back: body.back ?? '',
      status: IdentityStatus.Waiting,
      reason: '',
      submittedAt: now,
      reviewedAt: null,
    }
    await trx
      .insertInto('identities')
      .values({ userId, ...row })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
      .execute()
    await tellAdministrators(trx, { text: WAITS, url: REVIEW, now })
  })
}
