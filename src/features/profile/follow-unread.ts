import type { QueryClient } from '@tanstack/query-core'
import { reaction } from 'mobx'
import { watchQuery } from '../../engine/data/queries'
import { onTexts, translate } from '../../i18n'
import { setTabBadge } from '../../platform/chrome/tab-badge'
import { tabsOf } from '../../routing/derive'
import { routes } from '../../routing/table'
import type { SessionStore } from '../../stores/session-store'
import type { SettingsStore } from '../../stores/settings-store'
import { type Unread, unreadMessages } from '../content'

/** The tab that leads to the messages (client spec §2, point 12). */
const MESSAGE_TAB = 2
/** A page that a login leads back to comes before the mark, ms. */
const AFTER_LOGIN = 4000
/** The most that a mark says, as everywhere. */
const MOST = 99

interface Deps {
  readonly session: Pick<SessionStore, 'userId'>
  readonly settings: Pick<SettingsStore, 'locale'>
  readonly queries: QueryClient
}

/** Shows on the tab of the messages how many the user has not read; nothing of anybody who is not logged in. */
export async function followUnread({ session, settings, queries }: Deps): Promise<void> {
  let count = 0
  const draw = () =>
    setTabBadge(MESSAGE_TAB, count > MOST ? `${MOST}+` : count > 0 ? String(count) : '', () => {
      const tab = tabsOf(routes)[MESSAGE_TAB]
      return tab ? translate('route.withUnread', { tab: translate(tab.title), n: count }) : ''
    })
  const ask = watchQuery<Unread>(queries, unreadMessages, (unread) => {
    count = unread?.total ?? 0
    draw()
  })
  const asking = () => ({ userId: session.userId, locale: settings.locale })
  ask(asking())
  reaction(asking, (next, { userId }) => {
    if (userId !== '' || next.userId === '') return ask(next)
    // Whoever it is by then.
    setTimeout(() => ask(asking()), AFTER_LOGIN)
  })
  onTexts(draw)
}
