import { NetworkError, RequestTimeoutError } from '../../errors'
import { LOCAL_KEY_PREFIX } from '../../shared/constants'
import { PAGE_LIMIT, type Trouble } from './page-stack'

/** Loads a piece of the app by its number: webpack's own function, which every `import()` calls. */
export type LoadChunk = (chunk: string | number, priority?: 'high') => Promise<unknown>

/** Pictures would come before it: a browser takes what a script asks for as the least of all. */
const PRIORITY = 'high'

/** The server has no such piece: it is of another release. */
class GoneError extends NetworkError {
  override readonly name = 'GoneError'
}

/** What the browser does for a piece that did not come; tests pass their own. */
export interface Rescue {
  /** Whether the server answers at `file`, and answers something else. */
  isGone(file: string): Promise<boolean>
  /** Whether the app may be started anew: once a build. */
  mayRenew(): boolean
}

/** Set only while `load` of `ahead` runs: webpack's function asks for its pieces before that returns. */
const asking = { isAhead: false }

/**
 * Loads what may be needed soon. What does not come is left to who needs it: nobody waits, so nothing is
 * tried again, and the app is not started anew under somebody's hands.
 */
export function ahead<T>(load: () => T): T {
  asking.isAhead = true
  try {
    return load()
  } finally {
    asking.isAhead = false
  }
}

/**
 * Makes of webpack's loader one that has an end: after `PAGE_LIMIT` what hangs is given up, so that the
 * next call begins with new tags. What failed is tried once more; a piece that the server has no more
 * starts the app anew.
 *
 * @returns a loader that rejects with RequestTimeoutError or NetworkError.
 */
export function recoverable(
  load: LoadChunk,
  rescue: Rescue = browser,
  reload = () => window.location.reload(),
): LoadChunk {
  /** Of each piece the tags it was ever asked for with: one may hang since an earlier try. */
  const known = new Map<string | number, Element[]>()
  const get = (chunk: string | number) => limited(() => load(chunk, PRIORITY), tagsOf(known, chunk))
  return async (chunk) => {
    if (asking.isAhead) return begin(() => load(chunk, PRIORITY), tagsOf(known, chunk))
    try {
      return await get(chunk)
    } catch (first) {
      const file = fileOf(first)
      if (first instanceof RequestTimeoutError || !navigator.onLine) throw asOurs(first, file)
      if (await rescue.isGone(file)) {
        // Nothing more is to happen on a page that goes.
        if (rescue.mayRenew()) {
          reload()
          return new Promise(() => {})
        }
        throw new GoneError(file, first)
      }
      return get(chunk).catch((second) => {
        throw asOurs(second, file)
      })
    }
  }
}

const fileOf = (error: unknown): string => (error as { request?: string }).request ?? ''
const asOurs = (error: unknown, file: string) =>
  error instanceof NetworkError ? error : new NetworkError(file, error)

function tagsOf(known: Map<string | number, Element[]>, chunk: string | number): Element[] {
  const own = known.get(chunk) ?? []
  known.set(chunk, own)
  return own
}

/** @param own tags of what is loaded; those of this try are added. */
function begin(load: () => Promise<unknown>, own: Element[]): Promise<unknown> {
  const others = new Set(tags())
  const loading = load()
  own.push(...tags().filter((tag) => !others.has(tag)))
  return loading
}

async function limited(load: () => Promise<unknown>, own: Element[]): Promise<unknown> {
  const loading = begin(load, own)
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new RequestTimeoutError('a piece of the app'))
      // To webpack they failed; while one hangs, nothing else would be tried.
      for (const tag of own.splice(0)) tag.dispatchEvent(new Event('error'))
    }, PAGE_LIMIT)
  })
  try {
    return await Promise.race([limit, loading])
  } finally {
    clearTimeout(timer)
  }
}

const tags = (): Element[] => [...document.querySelectorAll('script,link')]

/** What is said of a page that could not be loaded. */
export function troubleOf(error: unknown): Trouble {
  if (!navigator.onLine) return 'offline'
  return error instanceof GoneError ? 'gone' : 'timeout'
}

/** Whether a file is gone is worth so long a look, ms. */
const LOOK = 5000
const KEY = `${LOCAL_KEY_PREFIX}renewed`

const browser: Rescue = {
  async isGone(file) {
    try {
      const { status, headers } = await Promise.race([
        fetch(file, { method: 'HEAD', cache: 'no-store' }),
        new Promise<never>((_, reject) => setTimeout(reject, LOOK)),
      ])
      // A server of one page answers with that page.
      return status === 404 || status === 410 || /html/.test(headers.get('content-type') ?? '')
    } catch {
      return false
    }
  },
  mayRenew() {
    const build = document.querySelector<HTMLScriptElement>('script[src*="js/app"]')?.src ?? ''
    try {
      if (sessionStorage.getItem(KEY) === build) return false
      sessionStorage.setItem(KEY, build)
    } catch {
      // Nobody could count.
      return false
    }
    return true
  },
}
