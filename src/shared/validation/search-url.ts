/**
 * What is wrong with the address a search leads to, as a locale key (commerce spec §5): it starts with
 * `/`, contains `?` and ends with `=`, so that a keyword can be put behind it.
 */
export function checkSearchUrl(url: string): string | undefined {
  if (url === '') return 'validation.searchUrl.empty'
  if (!url.startsWith('/')) return 'validation.searchUrl.start'
  if (!url.includes('?')) return 'validation.searchUrl.question'
  return url.endsWith('=') ? undefined : 'validation.searchUrl.end'
}
