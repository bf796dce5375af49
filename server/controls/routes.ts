import { Hono } from 'hono'
import * as v from 'valibot'
import type { FormSpec } from '../form/spec'
import { jsonOf } from '../http/limits'
import { validate } from '../http/validate'
import type { Services } from '../services'
import { deviceControls } from './devices'
import { fault } from './faults'
import { offlineRechargeRoutes } from './offline-recharges'

const clockMove = v.union([
  v.object({ offset: v.pipe(v.number(), v.integer()) }),
  v.object({ now: v.pipe(v.number(), v.integer()) }),
])
const faults = v.union([
  v.array(fault),
  v.pipe(
    fault,
    v.transform((one) => [one]),
  ),
])
const resetting = v.object({ fresh: v.optional(v.boolean(), false) })
const override = v.object({ url: v.string(), definition: v.unknown() })
const forms = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  form: v.looseObject({
    name: v.unknown(),
    fields: v.array(v.looseObject({ field: v.string(), type: v.string() })),
  }),
})

export interface ControlDeps extends Services {
  readonly reset: (fresh?: boolean) => Promise<void>
}

/** `/sandbox/…`: what a tester may do to the server. Not mounted in production. */
export function controlRoutes(deps: ControlDeps): Hono {
  const app = new Hono()

  app.post('/reset', async (c) => {
    const { fresh } = validate(resetting, await jsonOf(c)) as {
      readonly fresh: boolean
    }
    deps.faults.clear()
    deps.log.clear()
    deps.forms.clear()
    deps.clock.setOffset(0)
    await deps.reset(fresh)
    return c.json({ ok: true })
  })

  app.route('/offline-recharges', offlineRechargeRoutes(deps))
  app.route('/devices', deviceControls(deps))

  app.get('/sms', async (c) => {
    const mobile = c.req.query('mobile')
    const rows = await deps.db
      .selectFrom('sms')
      .select(['mobile', 'code', 'text', 'sentAt', 'expiresAt', 'usedAt'])
      .$if(mobile !== undefined, (query) => query.where('mobile', '=', mobile ?? ''))
      .orderBy('sentAt', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    return c.json(rows)
  })

  app.get('/subscription-messages', async (c) => {
    const rows = await deps.db
      .selectFrom('gateway_messages')
      .selectAll()
      .orderBy('sentAt', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    return c.json(rows)
  })

  app.get('/push-messages', async (c) => {
    const rows = await deps.db
      .selectFrom('push_messages')
      .selectAll()
      .orderBy('sentAt', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    return c.json(rows)
  })

  app.get('/clock', (c) => c.json({ now: deps.clock.now() }))
  app.post('/clock', async (c) => {
    const move = validate(clockMove, await jsonOf(c)) as v.InferOutput<typeof clockMove>
    if ('now' in move) deps.clock.setNow(move.now)
    else deps.clock.setOffset(move.offset)
    return c.json({ now: deps.clock.now() })
  })

  app.get('/faults', (c) => c.json(deps.faults.list()))
  app.post('/faults', async (c) => {
    deps.faults.add(validate(faults, await jsonOf(c)) as v.InferOutput<typeof faults>)
    return c.json(deps.faults.list())
  })
  app.delete('/faults', (c) => {
    deps.faults.clear()
    return c.json([])
  })

  app.get('/log', (c) => c.json(deps.log.list()))
  app.delete('/log', (c) => {
    deps.log.clear()
    return c.json([])
  })

  app.post('/forms', async (c) => {
    const { key, form } = validate(forms, await jsonOf(c)) as {
      readonly key: string
      readonly form: FormSpec
    }
    deps.forms.set(key, form)
    return c.json({ ok: true })
  })

  app.post('/view-definition', async (c) => {
    const body = validate(override, await jsonOf(c)) as v.InferOutput<typeof override>
    // A string goes in as it is, so that text which is no JSON can be served too.
    const { definition = null } = body
    const json = typeof definition === 'string' ? definition : JSON.stringify(definition)
    await deps.db
      .insertInto('view_overrides')
      .values({ url: body.url, json })
      .onConflict((conflict) => conflict.column('url').doUpdateSet({ json }))
      .execute()
    return c.json({ ok: true })
  })
  app.delete('/view-definition', async (c) => {
    const url = c.req.query('url')
    await deps.db
      .deleteFrom('view_overrides')
      .$if(url !== undefined, (query) => query.where('url', '=', url ?? ''))
      .execute()
    return c.json({ ok: true })
  })

  return app
}
