import type { Transport } from '../../shared/transport'

/** Carries a request over `fetch`. Rejects without a network, past the limit and when aborted. */
export const request: Transport = async ({ url, method, headers, body, timeoutMs, signal }) => {
  const stop = new AbortController()
  const onAbort = () => stop.abort()
  const timer = setTimeout(onAbort, timeoutMs)
  signal?.addEventListener('abort', onAbort)
  if (signal?.aborted) stop.abort()
  try {
    // Where the polyfill stands in, `fetch` would refuse its signal; the limits are the client's own then.
    const native = stop.signal instanceof EventTarget ? stop.signal : undefined
    const response = await fetch(url, { method, headers, body, signal: native })
    const names: Record<string, string> = {}
    response.headers.forEach((value, name) => {
      names[name.toLowerCase()] = value
    })
    return { status: response.status, body: parse(await response.text()), headers: names }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** What is no JSON stays text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
