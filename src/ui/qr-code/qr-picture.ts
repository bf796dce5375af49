import { renderSVG } from 'uqr'

/**
 * A QR code as the address of a picture.
 *
 * @throws RangeError for a text that is too long for a code.
 */
export async function qrPicture(text: string): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
}
