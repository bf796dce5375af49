import type { QueryClient } from '@tanstack/query-core'
import { reaction } from 'mobx'
import { watchQuery } from '../../engine/data/queries'
import type { PageInfo } from '../../engine/page/page-context'
import type { Services } from '../../engine/services'
import { changeLocale, onTexts, translate } from '../../i18n'
import { setTabBadge } from '../../platform/chrome/tab-badge'
import { tabsOf } from '../../routing/derive'
import { HOME, routes } from '../../routing/table'
import { type Unread, unreadMessages } from '../content'
import { loadOutbox } from '../outbox'
import { brand } from '../profile'
import type { followShell as FollowShell } from './native-shell'
import type { openStartPage as OpenStartPage } from './start-page'

/** What sells or shows what only adults may buy, by the url of its definition or its path. */
const SHOP =
  /^\/(pages\/tabbar\/(index|reward)$|(product|store|cart|live|coupon|scanPay|shop)\/|tool\/search$|zero\/(class|fast)$|views\/fast$)/
/** Where it is said why nobody younger comes in, and how to get back. */
const REFUSAL = '/views/index?url=/user/adults'
const TEN_MINUTES = 600_000

/** Whether this page belongs to the shop: legal pages, login and support are open to everybody. */
export const isShop = (key: string): boolean => SHOP.test(key)

/** How old one must be; undefined for a brand that does not ask, and for a server that cannot be asked. */
async function minimumAge(queries: QueryClient): Promise<number | undefined> {
  const set = await queries
    .fetchQuery({ queryKey: brand.key, queryFn: brand.load, staleTime: TEN_MINUTES })
    .catch(() => null)
  const age = Number(set?.minimumAge)
  return Number.isInteger(age) && age > 0 ? age : undefined
}

/** Pages with the question on them: one that comes back from behind another app asks no second time. */
const asking = new WeakSet<PageInfo>()

/** A start comes first, ms. */
const AFTER_START = 4000
const START = Date.now()

/** Apps whose first page was seen: what is opened later is no start. */
const started = new WeakSet<object>()

/** Whether the app begins with home itself, and not with what a link led to. */
function beginsAtHome(services: Services, { query }: PageInfo, key: string): boolean {
  if (started.has(services)) return false
  started.add(services)
  return key === HOME && Object.keys(query).length === 0
}

/**
 * What is shown and asked when a page has come to the front: the operator's start page, people's age, then whether to
 * update. Who may edit the page gets the way there. In a browser what waits to be sent begins to go.
 *
 * @param key of the page's definition.
 */
export async function greet(services: Services, page: PageInfo, key: string): Promise<void> {
  void loadOutbox?.(services)
  // Whoever comes back from it is asked then.
  if (beginsAtHome(services, page, key) && (await startPage(services, page, START))) return
  await askAge(services, page, key)
  const wait = Math.max(0, START + AFTER_START - Date.now())
  setTimeout(() => page.isShown() && comeLate(services, page, key).catch(() => {}), wait)
}

/** A browser has it with the rest of what follows the first page. */
const startPage: typeof OpenStartPage = (...input) =>
  import(/* webpackChunkName: "start" */ './start-page').then(
    ({ openStartPage }) => openStartPage(...input),
    () => false,
  )

/** What waits until a start is over. */
async function comeLate(services: Services, page: PageInfo, key: string): Promise<void> {
  const { followUpdates, offerPencil } = await import('./update')
  await Promise.all([followUpdates(services, page), offerPencil(services, page, key)])
}

type Needed = Pick<Services, 'persistence' | 'queries' | 'navigator' | 'settings' | 'report'>

/**
 * Asks once on a device, before anything else of the shop is done, whether somebody is old enough for it. A
 * no leads to a page that says why; whoever comes back from there is asked again.
 *
 * @param key of the page's definition.
 */
export async function askAge(services: Needed, page: PageInfo, key: string): Promise<void> {
  const { persistence, queries, navigator, settings, report } = services
  if (!isShop(key) || asking.has(page)) return
  asking.add(page)
  try {
    const age = await minimumAge(queries)
    if (age === undefined || (persistence.read('age') ?? 0) >= age || page.isLeft()) return
    // A browser may not have these texts yet.
    await changeLocale(settings.locale)
    const isOld = await page.ask({
      title: translate('app.age.title', { age }),
      text: translate('app.age.text'),
      ok: translate('app.age.yes'),
      cancel: translate('app.age.no'),
    })
    // Whoever went elsewhere has not answered.
    if (isOld) persistence.tryWrite('age', age)
    else if (!page.isLeft()) await navigator.open(REFUSAL)
  } catch (error) {
    report('the question of age could not be asked', error)
  } finally {
    asking.delete(page)
  }
}

/** The tab that leads to the messages (client spec §2, point 12). */
const MESSAGE_TAB = 2
/** A page that a login leads back to comes before the mark, ms. */
const AFTER_LOGIN = 4000
/** The most that a mark says, as everywhere. */
const MOST = 99

type Deps = Parameters<typeof FollowShell>[0] & Pick<Services, 'settings' | 'host'>

/**
 * Shows on the tab of the messages how many the user has not read; nothing of anybody who is not logged in. Inside the
 * native app begins what goes on between the two.
 */
export async function followUnread(services: Deps): Promise<void> {
  const { session, settings, queries, host, report } = services
  if (process.env.TARO_ENV === 'h5' && host.device.clientType === 'AppPlus')
    import('./native-shell')
      .then(({ followShell }) => followShell(services))
      .catch((error: unknown) => report('the native app is not heard', error))
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
