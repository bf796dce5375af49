import type { Checked } from '../../src/features/builder/lint/check'
import type { Problem, Rule, Severity } from '../../src/features/builder/lint/view'
import rules from './rules.json'

export interface Report {
  readonly definitions: readonly (Checked & { readonly from: string })[]
  readonly errors: number
  readonly warnings: number
}

const count = (definitions: readonly Checked[], severity: Severity) =>
  definitions.flatMap(({ problems }) => problems).filter((one) => one.severity === severity).length

/** Adds up the problems of all definitions. */
export function makeReport(definitions: Report['definitions']): Report {
  return {
    definitions,
    errors: count(definitions, 'error'),
    warnings: count(definitions, 'warning'),
  }
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  '),
  )
}

const rowOf = ({ severity, path, rule, message }: Problem) => [
  `  ${severity}`,
  path || '(definition)',
  rule,
  message,
]

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const many = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** For people: the definitions with problems, then one line about all. */
export function formatReport({ definitions, errors, warnings }: Report): string {
  const parts = definitions
    .filter(({ problems }) => problems.length > 0)
    .map(({ from, url, bytes, firstDraw, problems }) => {
      const sizes = bytes > 0 ? `${kb(bytes)}, first draw about ${kb(firstDraw)}` : ''
      const ordered = [...problems].sort((left, right) => (left.severity < right.severity ? -1 : 1))
      return [`${url || '?'} (${from}) ${sizes}`.trim(), ...table(ordered.map(rowOf)), ''].join(
        '\n',
      )
    })
  const largest = [...definitions].sort((left, right) => right.firstDraw - left.firstDraw)[0]
  const heaviest = largest
    ? `; heaviest first draw ${largest.url}, about ${kb(largest.firstDraw)}`
    : ''
  const sums = `${many(errors, 'error')}, ${many(warnings, 'warning')}`
  return [...parts, `${many(definitions.length, 'definition')}: ${sums}${heaviest}`].join('\n')
}

/** Here, since the editor has the rules too, and says them by their names. */
const wishes: Readonly<Record<string, string | undefined>> = rules

/** What a rule wants, one line. */
export const wishOf = (rule: string): string => wishes[rule] ?? ''

/** For people: what is looked at. */
export function formatRules(all: readonly Rule[]): string {
  return table(all.map(({ name, severity }) => [severity, name, wishOf(name)])).join('\n')
}
