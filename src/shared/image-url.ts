let origin = ''
let pixelRatio = 1

/** Called once by `bootstrap`: pictures are paths on the main host. */
export function setImageHost(hostOrigin: string, devicePixelRatio: number): void {
  origin = hostOrigin.replace(/\/$/, '')
  pixelRatio = Math.min(3, Math.max(1, devicePixelRatio))
}

/**
 * A path on the main host. Browsers read `\` as `/` and leave out tabs and line ends, so that `/\host` is
 * somebody else's as much as `//host`.
 */
export const OWN_PATH: RegExp = /^\/(?![/\\])[^\\\t\n\r]*$/

/**
 * The address of a picture: paths get the main host, `data:` and `https:` stay, anything else
 * (`javascript:`, `//host`, `/\host`) is empty.
 *
 * @param width shown width in px; the server sends that many device pixels.
 */
export function imageUrl(path: string, width?: number): string {
  if (OWN_PATH.test(path)) {
    const size = width === undefined ? '' : `?w=${Math.round(width * pixelRatio)}`
    return origin + path + size
  }
  return /^(https:\/\/|data:image\/)/i.test(path) ? path : ''
}
