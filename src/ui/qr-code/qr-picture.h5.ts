/** See the mini-programs' `qrPicture`; a browser loads what draws it with the first code. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await import('uqr')
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`
}
