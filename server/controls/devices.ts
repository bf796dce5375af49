import { Hono } from 'hono'
import * as v from 'valibot'
import { catchUp } from '../device/fleet'
import { jsonOf } from '../http/limits'
import { validate } from '../http/validate'
import type { Services } from '../services'

const change = v.object({
  id: v.string(),
  /** Whether it is connected, or comes and goes by its own pattern. */
  link: v.optional(v.picklist(['auto', 'on', 'off'])),
  /** Of a hundred messages in each direction, how many are lost. */
  loss: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(33))),
  /** It refuses what it is told next. */
  refuses: v.optional(v.boolean()),
})

/** `/sandbox/devices`: the line of a device and its mood, from now on. */
export function deviceControls(services: Services): Hono {
  const { db, clock } = services
  const app = new Hono()
  app.post('/', async (c) => {
    const { id, refuses, ...line } = validate(change, await jsonOf(c)) as v.InferOutput<
      typeof change
    >
    // Until now it was as it was.
    await catchUp(services, id, clock.now())
    const set = { ...line, ...(refuses !== undefined && { refuses: refuses ? 1 : 0 }) }
    if (Object.keys(set).length > 0) {
      await db.updateTable('device_units').set(set).where('deviceId', '=', id).execute()
    }
    return c.json({ ok: true })
  })
  return app
}
