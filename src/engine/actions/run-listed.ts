import { UnsupportedCallError } from '../../errors'
import { localize } from '../../shared/l10n'
import type { Action } from '../contract'
import { resolveQuery } from '../data/resolve'
import { errorText } from '../error-text'
import type { ActContext } from './open'

/** Calls after which something is no more. */
const DESTROYS = /(clear|delete|remove|cancel|close)\w*$/i

/**
 * Makes a listed call with what the action gives it, after a yes where it asks for one. Never rejects.
 *
 * @returns false when it did not happen; why has been said then.
 */
export async function runListed(
  { call: name, body, confirm }: Extract<Action, { do: 'call' }>,
  { services, page, scope, t }: ActContext,
): Promise<boolean> {
  const { host, settings } = services
  if (confirm !== undefined) {
    const title = localize(confirm, settings.locale)
    const buttons = { ok: t('common.ok'), cancel: t('common.cancel') }
    const tone = DESTROYS.test(name) ? 'danger' : undefined
    if (!(await page.ask({ title, text: '', ...buttons, tone }))) return false
  }
  try {
    const call = await services.findWrite(name)
    if (!call) throw new UnsupportedCallError(name)
    const values = resolveQuery(body, scope)
    await call(call.contract.body ? { body: values } : { query: values, params: values })
    return true
  } catch (error) {
    host.toast(errorText(error, t))
    return false
  }
}
