import { reaction, runInAction } from 'mobx'
import { markStale } from '../../engine/data/queries'
import { errorText } from '../../engine/error-text'
import type { Services } from '../../engine/services'
import { type HttpClient, setHttpClient } from '../../http/endpoint'
import { changeLocale, translate } from '../../i18n'
import { newRequestId } from '../../shared/transport'
import { withdrawSent } from './contract'
import { Outbox, type Told } from './outbox'
import { placeOf } from './queries'
import { Shelf } from './shelf'

/** What is shown anew once something of it was sent or taken back. */
const STALE = [
  ...(['favorite', 'feed', 'followed', 'messages', 'devices'] as const),
  ...(['reviews', 'order', 'orders', 'product'] as const),
]

/** What it keeps by, sends for and tells with. */
export type OutboxServices = Pick<
  Services,
  'persistence' | 'session' | 'settings' | 'host' | 'queries'
>

/**
 * Opens the outbox, once: it stands before the client from now on, and sends what an earlier start left.
 *
 * @returns the one of these services.
 */
export function openOutbox(services: OutboxServices): Outbox {
  const { persistence, session, host, queries } = services
  const place = placeOf(persistence)
  const known = place.get()
  if (known) return known
  const before = setHttpClient(undefined) as HttpClient
  const box = new Outbox({
    // Only a browser has two windows of one app.
    shelf: new Shelf(persistence, host.platform === 'h5' ? newRequestId() : ''),
    send: (request) => before.send(request),
    withdraw: (requestId) => withdrawSent({ body: { requestId } }, { background: true }),
    userId: () => session.userId,
    tell: (what) => void say(services, what).catch(() => {}),
    changed: () => void markStale(queries, STALE),
  })
  setHttpClient({ send: (request) => box.send(request) })
  runInAction(() => place.set(box))
  host.onNetwork(() => box.hurry())
  reaction(
    () => session.userId,
    () => box.hurry(),
  )
  box.hurry()
  return box
}

/** What the page says by itself comes first, ms: of two lines at the bottom the later one stays. */
const BEHIND_THE_PAGE = 600

async function say({ settings, host }: OutboxServices, what: Told): Promise<void> {
  // A browser may not have these texts yet.
  await changeLocale(settings.locale)
  const text =
    typeof what === 'string'
      ? translate(`outbox.${what}`)
      : translate('outbox.refused', {
          what: translate(`outbox.noun.${what.refused.noun}`),
          why: errorText(what.why, translate),
        })
  setTimeout(() => host.toast(text), BEHIND_THE_PAGE)
}
