import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { validate } from '../http/validate'
import { DEFAULT_IDENTITY, type SocialGateway } from './identity'
import { oauthRoutes } from './oauth-routes'
import type { SocialPlatforms } from './social'

const GATEWAYS: readonly SocialGateway[] = ['wechat', 'alipay']
const person = v.object({ identity: v.optional(v.string(), DEFAULT_IDENTITY) })

async function readPerson(c: Context): Promise<string> {
  const given: unknown = await c.req.json().catch(() => ({}))
  return (validate(person, given) as v.InferOutput<typeof person>).identity
}

/**
 * What a phone and WeChat's own pages do, simulated: anybody may say who holds the phone. In production
 * they do not exist.
 */
export function socialRoutes(social: SocialPlatforms): Hono {
  const app = new Hono()
  for (const gateway of GATEWAYS) {
    app.post(`/${gateway}/login`, async (c) => {
      const code = await social.createCode(gateway, await readPerson(c))
      return c.json(gateway === 'alipay' ? { authCode: code } : { code })
    })
    app.post(`/${gateway}/phone`, async (c) =>
      c.json(await social.provePhone(gateway, await readPerson(c))),
    )
  }
  app.route('/wechat/oauth', oauthRoutes(social))
  return app
}
