import { randomInt } from 'node:crypto'
import { SMS_RESEND_SECONDS } from '../../src/shared/constants'
import { newId } from '../database/new-id'
import { VendorError } from '../gateways/ports'
import type { Context } from '../handler'
import { networkOf } from '../http/remote-address'
import { Refusal } from '../refusal'
import { countAttempt } from '../security/attempts'

const CODE_SECONDS = 300
const PER_DAY = 10
const DAY = 24 * 3600
/** A code dies after so many wrong guesses: six digits are few. */
const WRONG_TRIES = 5

const TOO_SOON = (seconds: number) =>
  new Refusal(429, {
    en: `A code was just sent. Try again in ${seconds} s.`,
    'zh-Hans': `验证码已发送，请 ${seconds} 秒后再试`,
  })
const TOO_MANY = new Refusal(429, {
  en: 'Too many codes for this number today.',
  'zh-Hans': '该手机号今日获取验证码次数已达上限',
})
/** In production no code is printed: somebody has to send it. */
const NO_TEXTS = new Refusal(501, {
  en: 'Text messages are not set up here.',
  'zh-Hans': '当前环境未开通短信服务',
})
const WRONG_CODE = new Refusal(400, {
  en: 'The code is wrong or too old.',
  'zh-Hans': '验证码错误或已过期',
})

const NOT_SENT = new Refusal(503, {
  en: 'The code could not be sent. Try again in a moment.',
  'zh-Hans': '验证码发送失败，请稍后再试',
})

/**
 * Sends a code to a number; in a sandbox it goes to the outbox of `/sandbox/sms` and to the console.
 *
 * @throws Refusal 501 where nobody sends any, 503 when the vendor did not; 429 within 60 s of the last one, after ten in a day, and after thirty to any numbers
 * from one address in an hour.
 */
export async function sendCode(context: Context, mobile: string) {
  const { db, now, locale, services, address } = context
  const { texts } = services.gateways
  if (!texts) throw NO_TEXTS
  const sentAt = now()
  const id = newId(sentAt)
  const { name: house } = services.demo
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const text = {
    en: `${house}: your code is ${code}, valid for 5 minutes.`,
    'zh-Hans': `【${house}】您的验证码是 ${code}，5 分钟内有效。`,
  }[locale]
  await db.transaction().execute(async (trx) => {
    const today = await trx
      .selectFrom('sms')
      .select('sentAt')
      .where('mobile', '=', mobile)
      .where('sentAt', '>', sentAt - DAY)
      .orderBy('sentAt', 'desc')
      .execute()
    const age = sentAt - (today[0]?.sentAt ?? Number.NEGATIVE_INFINITY)
    if (age < SMS_RESEND_SECONDS) throw TOO_SOON(SMS_RESEND_SECONDS - age)
    if (today.length >= PER_DAY) throw TOO_MANY
    // After the limits of the number: only what is sent counts against the address.
    await countAttempt({ db: trx, now }, 'textAddress', networkOf(address))
    await trx
      .insertInto('sms')
      .values({
        id,
        mobile,
        code,
        text,
        sentAt,
        expiresAt: sentAt + CODE_SECONDS,
        usedAt: null,
        wrongTries: 0,
      })
      .execute()
  })
  await texts.send(mobile, code).catch(async (error: unknown) => {
    if (!(error instanceof VendorError)) throw error
    services.fail('sending a code', error)
    // Nobody has it: the next try need not wait for it.
    await db.deleteFrom('sms').where('id', '=', id).execute()
    throw NOT_SENT
  })
  return { resendAfter: SMS_RESEND_SECONDS }
}

/** The newest code of the number that is neither used nor too old. */
const livingCode = ({ db, now }: Context, mobile: string) =>
  db
    .selectFrom('sms')
    .select('id')
    .where('mobile', '=', mobile)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now())
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

/**
 * The message whose code was guessed. The guess is counted and the code read in one statement: of any
 * number of guesses at the same moment no more than five are judged.
 */
async function judgeCode(context: Context, mobile: string, code: string) {
  const judged = await context.db
    .updateTable('sms')
    .set((eb) => ({ wrongTries: eb('wrongTries', '+', 1) }))
    .where('id', '=', livingCode(context, mobile))
    .where('wrongTries', '<', WRONG_TRIES)
    .returning(['id', 'code'])
    .executeTakeFirst()
  return judged?.code === code ? judged.id : undefined
}

/** Whether `code` is the living code of the number. A wrong guess counts, a right one does not. */
export async function isCodeGood(context: Context, mobile: string, code: string): Promise<boolean> {
  const id = await judgeCode(context, mobile, code)
  if (id === undefined) return false
  await context.db
    .updateTable('sms')
    .set((eb) => ({ wrongTries: eb('wrongTries', '-', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}

/** Uses the code up. @throws Refusal 400 when it is wrong, used or too old. */
export async function spendCode(context: Context, mobile: string, code: string): Promise<void> {
  const id = await judgeCode(context, mobile, code)
  if (id === undefined) throw WRONG_CODE
  const used = await context.db
    .updateTable('sms')
    .set({ usedAt: context.now() })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw WRONG_CODE
}
