import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { localeOf } from '../../http/locale'
import { returnOrigin } from '../../http/origins'
import { validate } from '../../http/validate'
import { oauthPage, wrongReturnPage } from './oauth-page'
import type { SimulatedPhones } from './phones'

const decision = v.object({
  redirect_uri: v.string(),
  state: v.string(),
  identity: v.string(),
  action: v.picklist(['allow', 'refuse']),
})

/** The address to go back to, when it is the app's own: nobody else gets a code. */
function ownAddress(c: Context, redirectUri: string): URL | undefined {
  try {
    const back = new URL(redirectUri)
    const own = new URL(c.req.url).origin
    return returnOrigin(own, back.origin) === back.origin ? back : undefined
  } catch {
    return undefined
  }
}

/** `/pay/wechat/oauth`: WeChat's authorise page for the official account, as a page of the sandbox. @param house what the shop is called. */
export function oauthRoutes(phones: SimulatedPhones, house: string): Hono {
  const app = new Hono()

  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
  })

  app.get('/', (c) => {
    const locale = localeOf(c.req.query('lang') ?? c.req.header('accept-language'))
    const redirectUri = c.req.query('redirect_uri') ?? ''
    const back = ownAddress(c, redirectUri)
    if (!back) return c.html(wrongReturnPage(locale), 400)
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${back.origin}`,
    )
    const state = c.req.query('state') ?? ''
    return c.html(oauthPage({ redirectUri, state, locale, house }))
  })

  app.post('/', async (c) => {
    const form = validate(decision, await c.req.parseBody()) as v.InferOutput<typeof decision>
    const back = ownAddress(c, form.redirect_uri)
    if (!back) return c.html(wrongReturnPage(localeOf(c.req.header('accept-language'))), 400)
    if (form.action === 'allow') {
      back.searchParams.set('code', await phones.createCode('wechat', form.identity, 'page'))
    } else {
      back.searchParams.set('error', 'access_denied')
    }
    back.searchParams.set('state', form.state)
    return c.redirect(back.href, 303)
  })

  return app
}
