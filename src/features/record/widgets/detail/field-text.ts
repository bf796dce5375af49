import { onBooksClock } from '../../../../shared/business-day'
import { formatDateTime } from '../../../../shared/date'
import { type Locale, localize } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import { moneyText } from '../../../../shared/money'
import type { EntityRecord } from '../../contract'
import type { DetailRow, Format } from '.'

type Cell = EntityRecord[string] | undefined
/** Names of ids, by entity. */
export type Relations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** There is nothing to show for a field that is empty or not there. */
export const isNothing = (cell: Cell): boolean => cell === undefined || cell === null || cell === ''

export const isMoney = (format: Format): boolean => format === 'money' || format === 'gain'

interface Reading {
  readonly row: DetailRow
  readonly cell: NonNullable<Cell>
  readonly locale: Locale
  readonly relations: Relations
}

const ofNumber =
  (write: (value: number, locale: Locale) => string) =>
  ({ cell, locale }: Reading) =>
    typeof cell === 'number' && Number.isFinite(cell) ? write(cell, locale) : String(cell)

/** One row per format: adding a format without a row does not compile. */
const writers: { readonly [F in Format]: (reading: Reading) => string } = {
  text: ({ cell }) => String(cell),
  mask: ({ cell }) => mask(String(cell)),
  money: ofNumber((cents) => moneyText(cents)),
  gain: ofNumber((cents) => moneyText(cents, true)),
  time: ofNumber((seconds, locale) => formatDateTime(seconds, locale)),
  bookTime: ofNumber((seconds, locale) => formatDateTime(onBooksClock(seconds), locale)),
  enum: ({ row, cell, locale }) => localize(row.options[String(cell)], locale) || String(cell),
  relation: ({ row, cell, relations }) => relations[row.relation]?.[String(cell)] ?? String(cell),
}

/** A field as people read it; a value that is not of its format stays as it is. */
export function textOf(row: DetailRow, cell: Cell, locale: Locale, relations: Relations): string {
  return cell === undefined || cell === null
    ? '—'
    : writers[row.format]({ row, cell, locale, relations })
}
