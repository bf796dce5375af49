const STAR = '*'

/** Keeps `head` and `tail` characters and writes a star for each one between them. */
function keepEnds(text: string, head: number, tail: number): string {
  const hidden = text.length - head - tail
  return hidden > 0 ? text.slice(0, head) + STAR.repeat(hidden) + text.slice(-tail) : text
}

function maskEmail(text: string): string {
  const at = text.lastIndexOf('@')
  return keepEnds(text.slice(0, at), 1, 1) + text.slice(at)
}

interface Rule {
  readonly fits: (text: string) => boolean
  readonly mask: (text: string) => string
}

/** In this order: an address of 11 or 18 characters is still an address. */
const rules: readonly Rule[] = [
  { fits: (text) => text.lastIndexOf('@') > 0, mask: maskEmail },
  { fits: ({ length }) => length === 11, mask: (text) => keepEnds(text, 3, 4) },
  { fits: ({ length }) => length === 18, mask: (text) => keepEnds(text, 4, 4) },
  { fits: ({ length }) => length > 5, mask: (text) => keepEnds(text, 2, 2) },
]

/**
 * Hides the middle of something private (client spec §5): a mobile number, an ID card, an e-mail
 * address, or any other text of more than five characters. Shorter texts stay as they are.
 */
export function mask(text: string): string {
  return rules.find(({ fits }) => fits(text))?.mask(text) ?? text
}
