/**
 * A QR code as the address of a picture; a browser loads what draws it with the first code.
 *
 * @throws RangeError for a text that is too long for a code.
 */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
}
