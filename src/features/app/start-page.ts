import type { PageInfo } from '../../engine/page/page-context'
import type { Services } from '../../engine/services'
import { dayOf } from '../../shared/business-day'
import { isObject } from '../../shared/json'

/** Client spec §2. */
const START_PAGE = '/pages/startup'
/** Whoever has been looking at the first page for so long is not taken away from it, ms. */
const LATEST = 3000
/** As many as popups of pages. */
const REMEMBERED = 50
/** A payment in another state may still end well. */
const OVER = /^(settled|cancelled|failed)$/

type Needed = Pick<Services, 'views' | 'navigator' | 'persistence' | 'session' | 'report'>

/**
 * Opens the operator's start page over home, if the server has one for today and this device has not seen it
 * yet (decision 0082). A login or a payment that is under way is not stood in the way of.
 *
 * @param page home, as it was come to first.
 * @param begunAt when the app started, ms since 1970.
 * @returns whether it lies over the page now. Never rejects.
 */
export async function openStartPage(
  services: Needed,
  page: PageInfo,
  begunAt: number,
): Promise<boolean> {
  const { views, navigator, persistence, report } = services
  const today = dayOf(Math.floor(Date.now() / 1000))
  if (wasSeen(persistence, today) || isBusy(services)) return false
  try {
    // Asked for, and not only remembered: without a network there is none.
    const raw = await Promise.race([views.load(START_PAGE, { force: true }), tooLate(begunAt)])
    if (!isForToday(raw, today) || isAway(page, navigator) || isBusy(services)) return false
    await (process.env.TARO_ENV === 'alipay' ? navigator.replace : navigator.open)(START_PAGE)
    remember(persistence, today)
    return true
  } catch (error) {
    report('the start page could not be opened', error)
    return false
  }
}

/** Ends, with no definition, when it is too late for one. */
const tooLate = (begunAt: number) =>
  new Promise<undefined>((end) =>
    setTimeout(() => end(undefined), Math.max(0, begunAt + LATEST - Date.now())),
  )

/** Somebody is on the way elsewhere already. */
const isAway = (page: PageInfo, { isLeaving }: Services['navigator']): boolean =>
  !page.isShown() || page.isLeft() || isLeaving()

/** A payment has not ended, or somebody is to be logged in and brought back somewhere. */
function isBusy({ persistence, session }: Pick<Services, 'persistence' | 'session'>): boolean {
  const isPaying = persistence
    .names('pay_')
    .some((payId) => !OVER.test(persistence.read(`pay_${payId}`)?.state ?? ''))
  return isPaying || session.returnTarget !== undefined
}

type Store = Services['persistence']

const wasSeen = (store: Store, today: string): boolean =>
  (store.read('popups') ?? []).some(([name, day]) => name === START_PAGE && day === today)

function remember(store: Store, today: string): void {
  const others = (store.read('popups') ?? []).filter(([name]) => name !== START_PAGE)
  store.tryWrite('popups', [...others, [START_PAGE, today] as const].slice(-REMEMBERED))
}

/** Whether a definition shows everybody a picture today. What has a condition or a gate is no start page. */
function isForToday(raw: unknown, today: string): boolean {
  if (!isObject(raw) || !Array.isArray(raw.widgets)) return false
  const gates = isObject(raw.security) ? raw.security : {}
  if (gates.isLogin || gates.isAdmin || gates.getApi) return false
  return raw.widgets.some((node: unknown) => {
    const { type, image, when, firstDay, lastDay } = configOf(node)
    if (type !== 'startupPanel' || !image || when !== undefined) return false
    return today >= String(firstDay || today) && today <= String(lastDay || today)
  })
}

const configOf = (node: unknown): Readonly<Record<string, unknown>> =>
  isObject(node) && isObject(node.config) ? node.config : {}
