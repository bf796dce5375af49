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
export type ImageUrl = (path: string, width?: number) => string

/**
 * Makes the addresses of pictures, which are paths on the main host.
 * @param hostOrigin of the main host; empty for the page's own.
 * @param pixelRatio device pixels a px; between 1 and 3 counts.
 */
export function imageUrls(hostOrigin: string, pixelRatio: number): ImageUrl {
  const origin = hostOrigin.replace(/\/$/, '')
  const ratio = Math.min(3, Math.max(1, pixelRatio))
  return (path, width) => {
    if (OWN_PATH.test(path)) {
      const size = width === undefined ? '' : `?w=${Math.round(width * ratio)}`
      return origin + path + size
    }
    return /^(https:\/\/|data:image\/)/i.test(path) ? path : ''
  }
}
