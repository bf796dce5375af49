/** In place of query-string, for its one use: names and values as they are, escapes included. */
export function parse(search: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null)
  for (const pair of search.replace(/^[?#&]/, '').split('&')) {
    const split = pair.indexOf('=')
    const name = split < 0 ? pair : pair.slice(0, split)
    if (name !== '' && !(name in query)) query[name] = split < 0 ? '' : pair.slice(split + 1)
  }
  return query
}

// biome-ignore lint/style/noDefaultExport: the router imports the default.
export default { parse }
