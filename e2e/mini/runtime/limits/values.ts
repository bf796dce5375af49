/** `#rgb`, `#rrggbb` or `#aarrggbb`. */
export function isHex(value: unknown): boolean {
  return typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(value)
}

/** How wide a text is in half-width letters: a Chinese character counts twice. */
export function widthOf(text: string): number {
  return [...text].reduce((width, letter) => width + (/[\u0391-\uFFE5]/.test(letter) ? 2 : 1), 0)
}

export function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}

/** Whether the host can load it as a picture: an address, a file of the phone, or one given as data. */
export function isLink(value: unknown): boolean {
  return typeof value === 'string' && /^(https?|wxfile|cloud|data):/.test(value)
}

/** A value in a message, cut short. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
