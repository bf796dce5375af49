/** The page is done when nothing has travelled for this long, ms. */
const QUIET = 1500
const LIMIT = 60_000

/** Counts what crosses the network from now on, as it is sent; what comes out of the cache does not cross it. */
export function watchTraffic(devtools) {
  const kinds = new Map()
  const sizes = new Map()
  const kept = new Set()
  const urls = new Map()
  let open = 0
  let last = Date.now()
  const change = (by) => {
    open = Math.max(0, open + by)
    last = Date.now()
  }
  const handlers = {
    'Network.requestWillBeSent': ({ requestId, type, request }) => {
      if (kinds.has(requestId) || !request.url.startsWith('http')) return
      kinds.set(requestId, type === 'Other' ? kindOf(request.url) : type)
      urls.set(requestId, request.url)
      change(1)
    },
    'Network.requestServedFromCache': ({ requestId }) => kept.add(requestId),
    'Network.responseReceived': ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) kept.add(requestId)
    },
    'Network.loadingFinished': ({ requestId, encodedDataLength }) => {
      if (!kinds.has(requestId)) return
      sizes.set(requestId, encodedDataLength)
      change(-1)
    },
    'Network.loadingFailed': ({ requestId }) => {
      if (kinds.has(requestId)) change(-1)
    },
  }
  for (const [name, handler] of Object.entries(handlers)) devtools.on(name, handler)
  const isCode = (id) => ['Script', 'Stylesheet'].includes(kinds.get(id))
  const total = (counts) =>
    [...sizes].reduce((sum, [id, size]) => sum + (counts(id) && !kept.has(id) ? size : 0), 0) / 1024
  return {
    end() {
      for (const [name, handler] of Object.entries(handlers)) devtools.off(name, handler)
    },
    /** @param isFirst whether a file is what the page starts with: code that comes ahead of a tap is counted apart. */
    totals(isFirst) {
      const isNeeded = (id) => isFirst(new URL(urls.get(id)).pathname.slice(1))
      return {
        requests: [...kinds.keys()].filter((id) => !kept.has(id)).length,
        kilobytes: total(() => true),
        code: total((id) => isCode(id) && isNeeded(id)),
        codeAhead: total((id) => isCode(id) && !isNeeded(id)),
      }
    },
    async untilQuiet() {
      const started = Date.now()
      while ((open > 0 || Date.now() - last < QUIET) && Date.now() - started < LIMIT) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
  }
}

/** What a preload carries, which DevTools calls 'Other'. */
const kindOf = (url) =>
  url.endsWith('.js') ? 'Script' : url.endsWith('.css') ? 'Stylesheet' : 'Other'
