export interface UpdateOffer {
  /** Mini-programs: asks the user about a version that is there. Undefined is no word; never rejects. */
  readonly ask: () => Promise<boolean | undefined>
  /** Browsers: a version waits, and `start` loads the page anew with it. */
  readonly found: (start: () => void) => void
}

/**
 * @returns what looks for a newer version. With `now` it is started without a question: in a browser by
 *   loading the page anew, in a mini-program as soon as the host has loaded it.
 */
export type OfferUpdates = (
  offer: UpdateOffer,
  workers?: ServiceWorkerContainer,
) => (now?: boolean) => void

/** Between two looks for a newer version, ms: as often as definitions are fetched anew. */
const INTERVAL = 600_000

/** How long whoever wants the newer version waits for the worker before it to finish, ms. */
const PATIENCE = 3000

/** The script this page runs: it is named after all that the build is made of. */
const entryOf = () => document.querySelector<HTMLScriptElement>('head script[src]')?.src

/** What a page says to a worker (config/worker/service-worker.ts). */
function say(worker: ServiceWorker | null, type: string, port?: MessagePort): void {
  worker?.postMessage({ type, entry: entryOf() }, port ? [port] : [])
}

/** Whether this page is of the worker's build already: whoever has a network gets the newest page. */
function isOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data)
    }
    say(worker, 'ask', port2)
  })
}

/**
 * Has the worker of this build keep the app for a start without a network (decision 0025). A newer version
 * that waits is offered; its start loads the page anew, address and drafts are kept.
 *
 * @returns what looks for a newer version now.
 * @throws whatever the browser says of a worker that is not there, or may not be.
 */
export async function keepApp(
  workers: ServiceWorkerContainer,
  found: (start: () => void) => void,
): Promise<() => void> {
  const wasKept = workers.controller !== null
  const url = new URL('sw.js', document.baseURI).href
  const answer: ServiceWorkerRegistration | undefined = await workers.register(url, {
    updateViaCache: 'none',
  })
  // Browsers that are told to have no workers answer with nothing.
  if (!answer) return () => {}
  const registration = answer
  let looked = Date.now()

  async function offer(): Promise<void> {
    const { waiting } = registration
    if (!waiting) return
    if (await isOf(waiting)) return say(waiting, 'start')
    found(() => {
      const reload = () => window.location.reload()
      // Another tab may have started it meanwhile.
      if (!registration.waiting) return reload()
      // The page is the newest one whatever worker brings it: browsers may take minutes to change workers.
      const late = setTimeout(reload, PATIENCE)
      const change = () => {
        clearTimeout(late)
        reload()
      }
      workers.addEventListener('controllerchange', change, { once: true })
      say(registration.waiting, 'start')
    })
  }

  function look(): void {
    looked = Date.now()
    registration.update().catch(() => {})
  }
  function lookAgain(): void {
    if (!document.hidden && Date.now() - looked >= INTERVAL) look()
  }

  function follow(): void {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offer()
    })
  }

  void offer()
  // The browser looks by itself when a page starts: a slow one is at it already.
  follow()
  registration.addEventListener('updatefound', follow)
  // A worker that took over may forget the build before.
  workers.addEventListener('controllerchange', () => say(workers.controller, 'running'))
  setInterval(lookAgain, INTERVAL)
  document.addEventListener('visibilitychange', lookAgain)
  const { active } = await workers.ready
  say(active, 'running')
  if (!wasKept) {
    // What the page loaded before there was anybody to keep it.
    const urlsToCache = window.performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
  }
  return look
}
