import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isLocal } from '../../controls/gate'
import { validate } from '../../http/validate'
import { Refusal } from '../../refusal'
import { DEFAULT_IDENTITY } from '../identity'
import { oauthRoutes } from './oauth-routes'
import type { SimulatedPhones } from './phones'

const person = v.object({ identity: v.optional(v.string(), DEFAULT_IDENTITY) })

async function readPerson(c: Context): Promise<string> {
  const given: unknown = await c.req.json().catch(() => ({}))
  return (validate(person, given) as v.InferOutput<typeof person>).identity
}

const PATHS = ['/wechat/login', '/alipay/login', '/wechat/phone', '/alipay/phone', '/wechat/oauth']

const ELSEWHERE = new Refusal(403, {
  en: 'The simulated phones answer on this machine only.',
  'zh-Hans': '模拟手机仅限本机访问',
})

/**
 * What a phone and WeChat's own pages do, simulated: anybody may say who holds the phone. In production
 * they do not exist, and elsewhere nobody but this machine's own people has them: a page that gives its
 * own name our address could else log in as anybody.
 *
 * @param house what the shop is called.
 */
export function socialRoutes(phones: SimulatedPhones, house: string): Hono {
  const app = new Hono()
  for (const path of PATHS) {
    app.use(path, async (c, next) => {
      if (!isLocal(c)) throw ELSEWHERE
      await next()
    })
  }
  app.post('/wechat/login', async (c) =>
    c.json({ code: await phones.createCode('wechat', await readPerson(c)) }),
  )
  app.post('/alipay/login', async (c) =>
    c.json({ authCode: await phones.createCode('alipay', await readPerson(c)) }),
  )
  app.post('/wechat/phone', async (c) => c.json(await phones.proveToWechat(await readPerson(c))))
  app.post('/alipay/phone', async (c) => c.json(await phones.proveToAlipay(await readPerson(c))))
  app.route('/wechat/oauth', oauthRoutes(phones, house))
  return app
}
