/**
 * The address of a page for other apps. Made of parts: what the shown address carries besides, such as a
 * login code, is not handed on (pitfalls P9).
 */
export function linkTo(path: string): string | undefined {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${path}`
}
