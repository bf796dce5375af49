import type { ShareByHost } from '../../shared/host'

/**
 * The address of a page for other apps. Made of parts: what the shown address carries besides, such as a
 * login code, is not handed on (pitfalls P9).
 */
export function linkTo(path: string): string | undefined {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${path}`
}

/** The browser's own sheet. One that has none, or wants a tap of its own, gets a sheet of ours. */
export const shareByHost: ShareByHost = async ({ title, path }) => {
  const { navigator } = window as { navigator: { share?: (data: ShareData) => Promise<void> } }
  if (!navigator.share) return 'ask'
  try {
    await navigator.share({ title, url: linkTo(path) })
    return 'done'
  } catch (cause) {
    return (cause as { name?: unknown } | undefined)?.name === 'AbortError' ? 'closed' : 'ask'
  }
}
