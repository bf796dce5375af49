import { encode } from 'uqr'
import { path, rect } from './svg'

/** Of more modules, a code of a poster would be too fine to scan. */
const LARGEST_VERSION = 6

/**
 * The modules of a text with error correction M, true is dark, without the quiet zone; undefined for a text
 * of more than 106 bytes.
 *
 * @throws what the library rejects for any other reason.
 */
export function qrModules(text: string): boolean[][] | undefined {
  try {
    return encode(text, { ecc: 'M', border: 0, maxVersion: LARGEST_VERSION }).data
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A code of `size` units with its quiet zone on white, for a picture; undefined when there is none. */
export function qrDrawing(text: string, size: number): string | undefined {
  const modules = qrModules(text)
  if (!modules) return undefined
  const unit = size / (modules.length + 8)
  // One path in whole modules, scaled: no hairlines between neighbours.
  const d = modules
    .flatMap((line, y) => line.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
    .join('')
  return (
    rect(0, 0, size, size, '#fff') +
    `<g transform="scale(${Math.round(unit * 10_000) / 10_000})" shape-rendering="crispEdges">${path(d, '#1c1917')}</g>`
  )
}
