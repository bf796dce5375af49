import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { errorText } from '../error-text'
import { useServices } from '../services'

/** A cell of a table that leaves the app: a number stays one, so that it can be added up. */
export type CsvCell = string | number | null | undefined

/** What leaves the app as a file: what it is of, and its lines, the headings first. */
export interface CsvTable {
  /** Title, filter and period, as they are shown; what is empty is left out. */
  readonly name: readonly (string | undefined)[]
  readonly rows: readonly (readonly CsvCell[])[]
}

/**
 * What spreadsheets run instead of showing it: names are written by whoever registers. With quotes before it too, so
 * that the one which is put before it can be taken away again.
 */
export const FORMULA = /^[\s']*[=+\-@\t\r＝＋－＠]/
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

interface ExportButtonProps {
  /** What is shown just now; made with the tap. */
  readonly table: () => CsvTable
  /** What is exported, where a page has several of these. */
  readonly of?: string
}

/** Hands on what is shown as CSV: a file in browsers, on the clipboard where there are no files. */
export function ExportButton({ table, of }: ExportButtonProps) {
  const { host } = useServices()
  const t = useTranslate()
  async function hand(): Promise<void> {
    const { name, rows } = table()
    const text = csvOf(rows)
    const file = fileNameOf(name)
    try {
      if (await host.keepTable(text, file)) host.toast(t('engine.export.saved', { name: file }))
      else {
        await host.copy(text)
        host.toast(t('engine.export.copied', { count: Math.max(0, rows.length - 1) }))
      }
    } catch (error) {
      host.toast(errorText(error, t, 'error.copyFailed'))
    }
  }
  return (
    <Button
      kind='ghost'
      size='s'
      icon='download'
      label={of && t('engine.export.of', { name: of })}
      onTap={() => void hand()}
    >
      {t('engine.export.action')}
    </Button>
  )
}
