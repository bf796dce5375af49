const KILO = 1024
const UNITS = ['B', 'KB', 'MB', 'GB']

/** A number of bytes as people read it: `0 B`, `312 KB`, `1.4 MB`. */
export function bytesText(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= KILO && unit < UNITS.length - 1) {
    size /= KILO
    unit += 1
  }
  const shown = unit > 1 && size < 100 ? size.toFixed(1) : String(Math.round(size))
  return `${shown} ${UNITS[unit]}`
}
