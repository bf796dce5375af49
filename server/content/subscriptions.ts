import {
  listSubscriptions,
  MOMENTS,
  type Subscription,
  saveSubscription,
} from '../../src/features/profile/contract'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { configOf } from '../record/configs'
import { Refusal } from '../refusal'

/** The platforms that send messages, by the client that calls. */
const HOSTS: ReadonlyMap<string, 'weapp' | 'alipay'> = new Map([
  ['WeChatLite', 'weapp'],
  ['Alipay', 'alipay'],
])
/** Behind the host: `weappShipped`. */
const NAMES = { shipped: 'Shipped', refunded: 'Refunded', live: 'Live' } as const
const TEMPLATE = /^[\w-]{1,64}$/

const NO_TEMPLATE = new Refusal(400, {
  en: 'There is no such message here.',
  'zh-Hans': '没有该提醒',
})

type State = Subscription['state']
const SAID: Readonly<Record<string, State>> = { reject: 'refused', ban: 'banned' }

/** The messages of this platform by what they tell; one without a template is not sent. */
async function templatesOf(context: Context) {
  const host = HOSTS.get(context.clientType)
  const ids = await configOf('subscription', context)
  return MOMENTS.flatMap((moment) => {
    const templateId = host && ids?.[host + NAMES[moment]]
    return host && typeof templateId === 'string' && TEMPLATE.test(templateId)
      ? [{ host, moment, templateId }]
      : []
  })
}

async function subscriptionsOf(context: Context): Promise<Subscription[]> {
  const templates = await templatesOf(context)
  const rows = await context.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', callerOf(context).id)
    .execute()
  return templates.map(({ host, moment, templateId }) => {
    const row = rows.find(
      (each) => each.host === host && each.moment === moment && each.templateId === templateId,
    )
    const left = row?.quota ?? 0
    // A yes that was used up is asked for again; a no is not.
    const yes: State = left > 0 ? 'accepted' : 'open'
    const state = row ? (SAID[row.answer] ?? yes) : 'open'
    return { moment, templateId, state, left }
  })
}

/** What the host may tell the caller while the app is closed (decision 0063). */
export const subscriptionCalls: readonly Handler[] = [
  handle(listSubscriptions, (_, context) => subscriptionsOf(context)),

  handle(saveSubscription, ({ body }, context) =>
    context.db.transaction().execute(async (trx) => {
      const within = { ...context, db: trx }
      const userId = callerOf(context).id
      const { moment, templateId, answer, requestId } = body
      const now = context.now()
      const template = (await templatesOf(within)).find(
        (each) => each.moment === moment && each.templateId === templateId,
      )
      if (!template) throw NO_TEMPLATE
      const call = saveSubscription.contract.path
      if (await bindRequest(trx, { userId, requestId, call, body, now })) {
        const more = answer === 'accept' ? 1 : 0
        await trx
          .insertInto('subscriptions')
          .values({ ...template, userId, answer, quota: more, answeredAt: now })
          .onConflict((conflict) =>
            conflict.columns(['userId', 'host', 'moment', 'templateId']).doUpdateSet((eb) => ({
              answer,
              answeredAt: now,
              quota: eb('subscriptions.quota', '+', more),
            })),
          )
          .execute()
      }
      return subscriptionsOf(within)
    }),
  ),
]
