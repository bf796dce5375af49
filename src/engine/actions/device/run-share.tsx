import { linkOf, type ShareCard, share } from '../../../flows/actions/share'
import { fillUrl } from '../../../shared/fill-url'
import { isObject } from '../../../shared/json'
import { type L10n, localize } from '../../../shared/l10n'
import type { Action, ShareSpec } from '../../contract'
import { resolveRef } from '../../data/resolve'
import { pageCard } from '../../page/page-card'
import type { ActContext } from '../act-context'
import { panelKey } from './panel-key'
import { SharePanel } from './share-panel'

/** What the action says, else what the page says. */
function cardOf(spec: ShareSpec, { page, scope, services }: ActContext): ShareCard {
  const { locale } = services.settings
  const own = pageCard(page, locale)
  const title = resolveRef(spec.title ?? null, scope) as L10n | undefined
  const image = resolveRef(spec.image ?? null, scope)
  return {
    title: localize(title, locale) || own.title,
    image: typeof image === 'string' && image !== '' ? image : own.image,
    url: typeof spec.url === 'string' ? fillUrl(spec.url, scope.item) : own.url,
  }
}

/** Hands a page on: by what the host has for it, else by a panel with its button or the link. */
export async function runShare(
  { value }: Extract<Action, { do: 'share' }>,
  context: ActContext,
): Promise<boolean> {
  const card = cardOf(isObject(value) ? value : {}, context)
  const answer = await share(card)
  if (answer === 'ask') {
    context.page.show(<SharePanel key={panelKey()} card={card} link={linkOf(card)} />)
  }
  return answer !== 'closed'
}
