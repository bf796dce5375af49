/**
 * True for an address that a keyword can be put behind: non-empty, starts with `/`, contains `?`, ends
 * with `=` (commerce spec §5, search URL).
 */
export function isSearchUrl(url: string): boolean {
  return url.startsWith('/') && url.includes('?') && url.endsWith('=')
}
