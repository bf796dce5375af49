/** A cell of a table that leaves the app: a number stays one, so that it can be added up. */
export type CsvCell = string | number | null | undefined

/** What leaves the app as a file: what it is of, and its lines, the headings first. */
export interface CsvTable {
  /** Title, filter and period, as they are shown; what is empty is left out. */
  readonly name: readonly (string | undefined)[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/** What spreadsheets run instead of showing it: names are written by whoever registers. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

function cellOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

/** Lines as RFC 4180 has them. */
export const csvOf = (rows: CsvTable['rows']): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

const MOST_LETTERS = 80

/** The name of a file without its ending; no system refuses it. */
export function fileNameOf(parts: CsvTable['name']): string {
  const name = parts
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file systems refuse them.
    .map((part) => (part ?? '').replace(/[\\/:*?"<>|\u0000-\u001f]+/g, ' ').trim())
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, '_')
  // By letters, not by halves of them.
  return Array.from(name).slice(0, MOST_LETTERS).join('').replace(/^\.+/, '') || 'export'
}

/** Cents as a plain amount a spreadsheet adds up: -12.5. */
export const amountCell = (cents: number): number => cents / 100
