import { Hono } from 'hono'
import * as v from 'valibot'
import { jsonOf } from '../http/limits'
import { validate } from '../http/validate'
import type { Services } from '../services'
import { reviewOfflineRecharge } from '../wallet/offline-recharge'

const review = v.object({
  id: v.string(),
  approve: v.boolean(),
  reason: v.optional(v.string(), ''),
})

/** `/sandbox/offline-recharges`: the desk that looks at the vouchers of bank transfers. */
export function offlineRechargeRoutes({ db, clock }: Services): Hono {
  const app = new Hono()
  app.get('/', async (c) => {
    const rows = await db
      .selectFrom('offline_recharges')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    return c.json(rows)
  })
  app.post('/', async (c) => {
    const decision = validate(review, await jsonOf(c)) as v.InferOutput<typeof review>
    return c.json(await reviewOfflineRecharge(db, { ...decision, now: clock.now() }))
  })
  return app
}
