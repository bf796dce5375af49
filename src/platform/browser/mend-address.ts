/**
 * The router decodes the path of an address and throws at a malformed escape, which leaves a blank page.
 * Such a path is made readable before the router sees it, and is then a page that does not exist. Called
 * before the router listens to `popstate`.
 */
export function mendAddresses(): void {
  mend()
  window.addEventListener('popstate', mend)
}

function mend(): void {
  const address = window.location.hash.slice(1)
  const [path = ''] = address.split('?')
  try {
    decodeURI(path)
  } catch {
    const mended = path.replace(/%/g, '%25') + address.slice(path.length)
    window.history.replaceState(window.history.state, '', `#${mended}`)
  }
}
