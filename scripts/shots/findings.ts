import type { Stop, View } from './plan'

/** What is looked for, in the order in which it is told. */
export const KINDS = {
  absent: 'did not come',
  beyond: 'beyond the screen',
  cut: 'words are cut',
  covered: 'words below others or a bar',
  small: 'text below 12 px',
  target: 'targets below 44 px',
  contrast: 'contrast below 4.5:1',
  gutters: 'two gutters',
  shift: 'layout shift above 0.02',
  other: 'does not fit otherwise',
} as const
export type Kind = keyof typeof KINDS

/** Something to look at on a page. What is of its layout is of no tone. */
export interface Finding
  extends Pick<Stop, 'address' | 'whose'>,
    Omit<View, 'tone'>,
    Partial<Pick<View, 'tone'>> {
  readonly kind: Kind
  readonly detail: string
}

/** What e2e/support/fit.ts says begins so. */
const MISFITS: readonly (readonly [RegExp, Kind])[] = [
  [/^[\d.]+ px wider than the screen|^leaves the screen/, 'beyond'],
  [/^is cut|^leaves its button/, 'cut'],
  [/^one upon the other|^lies below the bar/, 'covered'],
  [/^is smaller than/, 'small'],
  [/^is hard to hit/, 'target'],
]

/** What of a finding differs from the others of its page. */
export type Said = Pick<Finding, 'kind' | 'detail'>

/** A misfit by its kind. */
export const misfitSaid = (line: string): Said => ({
  kind: MISFITS.find(([begins]) => begins.test(line))?.[1] ?? 'other',
  detail: line.replace(/\s+/g, ' ').trim(),
})

const CONTRAST =
  /^color-contrast: (.+?) (?:Fix .*)?contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+)/

/** What axe says of a contrast, in a line: how much, of which colours, where. */
export function contrastSaid(line: string): Said {
  const flat = line.replace(/\s+/g, ' ').trim()
  const [, where, ratio, ink, ground] = CONTRAST.exec(flat) ?? []
  return { kind: 'contrast', detail: ratio ? `${ratio}, ${ink} on ${ground}: ${where}` : flat }
}

/** A finding with all views of the page in which it is the same. */
export interface Row extends Pick<Finding, 'kind' | 'address' | 'whose' | 'detail'> {
  /** `375, 768 px, en, zh-Hans`, and the tones where it has some. */
  readonly where: string
}

/** Findings as rows, by kind and page; said twice of a page, they are one. */
export function rowsOf(findings: readonly Finding[]): readonly Row[] {
  const same = new Map<string, Finding[]>()
  for (const finding of findings) {
    const { kind, address, whose, detail } = finding
    const key = [kind, address, whose, detail].join('\n')
    same.set(key, [...(same.get(key) ?? []), finding])
  }
  const order = Object.keys(KINDS)
  return [...same.values()]
    .flatMap((all) => {
      const [first] = all
      if (!first) return []
      const { kind, address, whose, detail } = first
      return [{ kind, address, whose, detail, where: whereOf(all) }]
    })
    .sort(
      (left, right) =>
        order.indexOf(left.kind) - order.indexOf(right.kind) ||
        left.address.localeCompare(right.address),
    )
}

function whereOf(all: readonly Finding[]): string {
  const widths = [...new Set(all.map(({ width }) => width))].sort((left, right) => left - right)
  const languages = [...new Set(all.map(({ language }) => language))].sort()
  const tones = [...new Set(all.flatMap(({ tone }) => tone ?? []))].sort()
  return [`${widths.join(', ')} px`, ...languages, ...tones].join(', ')
}

/** Kinds that were found, with how many rows each has. */
export const countsOf = (rows: readonly Row[]): readonly (readonly [Kind, number])[] =>
  (Object.keys(KINDS) as Kind[])
    .map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const)
    .filter(([, count]) => count > 0)

/** The rows as a table of a terminal, each kind below its title. */
export function tableText(rows: readonly Row[]): string {
  if (rows.length === 0) return 'Nothing was found.'
  const nameOf = ({ address, whose }: Row) => `${address} (${whose})`
  const widest = Math.max(...rows.map((row) => nameOf(row).length))
  return countsOf(rows)
    .map(([kind, count]) => {
      const lines = rows
        .filter((row) => row.kind === kind)
        .map((row) => `  ${nameOf(row).padEnd(widest)}  ${row.where}  ${row.detail}`)
      return [`${KINDS[kind]}: ${count}`, ...lines].join('\n')
    })
    .join('\n\n')
}
