import { ROWS } from '../../src/features/outbox/contract'
import { isObject } from '../../src/shared/json'
import { type Context, callerOf, type Handler } from '../handler'
import { Refusal } from '../refusal'

/** Answers are kept as long as a device may keep what it has to send, seconds. */
const KEPT = 90 * 86_400

const ANOTHER = new Refusal(409, {
  en: 'Something else was sent under this id.',
  'zh-Hans': '该请求编号已用于其他操作',
})
const WITHDRAWN = new Refusal(409, {
  en: 'This was taken back before it arrived.',
  'zh-Hans': '该请求已撤回',
})

/** Refusals of the moment: a second try may be taken. */
const LATER: readonly number[] = [401, 408, 412, 425, 429, 500]

const read = ({ db }: Context, userId: string, requestId: string) =>
  db
    .selectFrom('answered')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

async function note(
  { db, now }: Context,
  row: {
    userId: string
    requestId: string
    call: string
    state: 'begun' | 'done' | 'refused' | 'withdrawn'
    answer?: unknown
  },
): Promise<void> {
  const { state } = row
  const answer = JSON.stringify(row.answer ?? null)
  await db
    .insertInto('answered')
    .values({ ...row, answer, createdAt: now() })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'requestId']).doUpdateSet({ state, answer }),
    )
    .execute()
}

/**
 * A handler that does once what is sent under one request id: a second try is answered with the first answer,
 * or refused with the first refusal, and changes nothing. Without an id it does as ever.
 *
 * @param own the call has rules of its own for a second try, and is asked again; only what was withdrawn is refused.
 */
function once(handler: Handler, own: boolean): Handler {
  const call = `${handler.contract.method} ${handler.contract.path}`
  return {
    ...handler,
    async answer(input, context) {
      const requestId = idIn(input.body) || idIn(input.query)
      if (requestId === '') return handler.answer(input, context)
      const userId = callerOf(context).id
      return context.services.alone(`${userId} ${requestId}`, async () => {
        const known = await read(context, userId, requestId)
        if (known?.state === 'withdrawn') throw WITHDRAWN
        if (known && !own && known.call !== call) throw ANOTHER
        if (known && !own && known.state !== 'begun') return again(known)
        await forgetOld(context)
        const row = { userId, requestId, call }
        await note(context, { ...row, state: 'begun' })
        return settle(context, row, () => handler.answer(input, context))
      })
    },
  }
}

/** These have rules of their own for a second try: they are asked again (decisions 0038, 0043, 0046). */
const OWN: readonly string[] = ['POST messages', 'POST device/command/add', 'POST device/fault/add']

/** See `once`: for the calls that a client keeps while it has no network, and for no other. */
export function onceIfLate(handler: Handler): Handler {
  const call = `${handler.contract.method} ${handler.contract.path}`
  return ROWS.some((row) => row.call === call) ? once(handler, OWN.includes(call)) : handler
}

async function settle(
  context: Context,
  row: { userId: string; requestId: string; call: string },
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const answer = await work()
    await note(context, { ...row, state: 'done', answer })
    return answer
  } catch (error) {
    // What failed for a reason of ours, or of the moment, may be tried again.
    if (error instanceof Refusal && !LATER.includes(error.code)) {
      const { code, text, extra } = error
      await note(context, { ...row, state: 'refused', answer: { code, text, extra } })
    }
    throw error
  }
}

function again({ state, answer }: { state: string; answer: string }): unknown {
  const data = JSON.parse(answer)
  if (state === 'refused') throw new Refusal(data.code, data.text, data.extra)
  return data
}

const idIn = (given: unknown): string =>
  isObject(given) && typeof given.requestId === 'string' ? given.requestId : ''

async function forgetOld({ db, now }: Context): Promise<void> {
  await db
    .deleteFrom('answered')
    .where('createdAt', '<', now() - KEPT)
    .execute()
}

/** Takes back what was sent under an id. False when it was done before. */
export function withdraw(context: Context, requestId: string): Promise<boolean> {
  const userId = callerOf(context).id
  return context.services.alone(`${userId} ${requestId}`, async () => {
    const known = await read(context, userId, requestId)
    if (known?.state === 'done') return false
    await note(context, { userId, requestId, call: known?.call ?? '', state: 'withdrawn' })
    return true
  })
}
