import type { SafeHtml } from '../../html/sanitize-html'

const LINE = 24
const PICTURE = 220
/** px a character takes at 15 px type: a Chinese one is twice as wide as a Latin one. */
const WIDE = 16
const NARROW = 8

/** About how high a text will be, px. Mini-programs draw rich text before anyone can measure it. */
export function estimateHeight({ text, images }: SafeHtml, width: number): number {
  let lines = 0
  for (const paragraph of text.split('\n')) {
    let length = 0
    for (let at = 0; at < paragraph.length; at++) {
      length += paragraph.charCodeAt(at) > 0x2e80 ? WIDE : NARROW
    }
    lines += Math.max(length > 0 ? 1 : 0, Math.ceil(length / width))
  }
  return lines * LINE + images * PICTURE
}
