import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import {
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
  addRoute as serveKept,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/*
 * Keeps the app for a start without a network (decision 0025): the app's own files and nothing else. What
 * the server answers, payments and people's pictures never pass through here. One build has its own caches,
 * so that a page of the build before still finds its parts.
 */

/** Put in by scripts/lib/service-worker.mjs. */
declare const PRECACHE: readonly PrecacheEntry[]
declare const BUILD: string

interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Navigation extends Extendable {
  readonly preloadResponse?: Promise<Response | undefined>
}
interface Worker {
  readonly clients: Windows
  readonly registration: {
    readonly scope: string
    readonly navigationPreload?: { enable(): Promise<void> }
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: Extendable) => void): void
  addEventListener(
    type: 'message',
    listener: (event: MessageEvent<unknown> & Extendable) => void,
  ): void
}
const worker = self as unknown as Worker

const { scope } = worker.registration
const APP = 'taproom-'
/** Two apps in folders of one origin have caches of their own. */
const SUFFIX = `${BUILD}@${scope}`
const INDEX = 'index.html'
/** A network that has not answered by then is slower than the page that is kept, ms. */
const PATIENCE = 3000
/** A file whose name tells what is in it: any build's is the right one. */
const HASHED = /^(js|css|static)\/.*\.[0-9a-f]{6,}\.\w+$/
const TYPES = /javascript|css|image\/|font/

setCacheNameDetails({ prefix: 'taproom', precache: 'kept', runtime: 'late', suffix: SUFFIX })

/** The path inside the app's folder; undefined outside it. */
const ownPath = ({ href, origin, pathname }: URL): string | undefined =>
  href.startsWith(scope) ? pathname.slice(new URL(scope, origin).pathname.length) : undefined

/**
 * The page from the network, so that whoever has one gets the newest release; the kept one when there is
 * none, or none in time.
 */
async function openPage(event: Navigation, request: Request): Promise<Response> {
  const preloaded = Promise.resolve(event.preloadResponse)
  const fresh = preloaded.then((response) => response ?? fetch(request))
  const quiet = fresh.catch(() => undefined)
  event.waitUntil(quiet)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const answer = await Promise.race([quiet, late])
  if (answer && answer.status < 500) return answer
  return (await matchPrecache(INDEX)) ?? fresh
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && ['', INDEX].includes(ownPath(url) ?? '-'),
  ({ event, request }) => openPage(event as Navigation, request),
)

precache([...PRECACHE])
// An address in the bar may carry anything behind its question mark; a file's never does.
serveKept({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] })

/** Everything else of the app, once somebody needed it. */
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && HASHED.test(ownPath(url) ?? ''),
  new CacheFirst({
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
          cachedResponse ?? caches.match(request),
        // Hosts that answer everything with a page would have it kept in place of a script.
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 && TYPES.test(response.headers.get('content-type') ?? '')
            ? response
            : null,
      },
    ],
  }),
)

/** Caches of other builds go when no page is left that may be theirs. */
async function forgetOthers(pagesOfThis: number): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > pagesOfThis) return
  const names = await caches.keys()
  const others = names.filter(
    (name) => name.startsWith(APP) && name.endsWith(`@${scope}`) && !name.endsWith(SUFFIX),
  )
  await Promise.all(others.map((name) => caches.delete(name)))
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOthers(0), worker.registration.navigationPreload?.enable().catch(() => {})]),
  )
})
clientsClaim()

/** What a page says, with the address of its entry script. */
const answers = new Map<unknown, (isMine: boolean, port: MessagePort | undefined) => unknown>([
  // Is this the build the page runs?
  ['ask', (isMine, port) => port?.postMessage(isMine)],
  // The page wants this build now.
  ['start', () => worker.skipWaiting()],
  // The page has started.
  ['running', (isMine) => isMine && forgetOthers(1)],
])

worker.addEventListener('message', (event) => {
  const { type, entry } = (event.data ?? {}) as { type?: unknown; entry?: unknown }
  const isMine = typeof entry === 'string' && getCacheKeyForURL(entry) !== undefined
  event.waitUntil(Promise.resolve(answers.get(type)?.(isMine, event.ports[0])))
})
