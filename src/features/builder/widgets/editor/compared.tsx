import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { LOCALES } from '../../../../shared/l10n'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Text } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { titleOf, useNames, useWords } from '../../parts/catalogue'
import { comparedBy } from '../../queries'
import { PAGE, type Raw, type Row, rowsOf, stamped } from '../../rules/document'
import { LANGUAGES, labelOf, settingOf } from './plain-controls'

interface Leaf {
  readonly path: readonly string[]
  readonly was: unknown
  readonly now: unknown
}

/** What of a page is not as it was: of which part, and of a change in which value. Without a row it is the page. */
interface Difference extends Partial<Leaf> {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly row?: Row
}

const keysOf = (value: unknown) =>
  isObject(value) || Array.isArray(value) ? Object.keys(value) : undefined
const isList = Array.isArray

/** The values that differ, as deep as both are made alike. */
function leaves(was: unknown, now: unknown, path: readonly string[] = []): readonly Leaf[] {
  if (JSON.stringify(was) === JSON.stringify(now)) return []
  const [before, after] = [keysOf(was), keysOf(now)]
  const isAlike =
    before &&
    after &&
    isList(was) === isList(now) &&
    (!isList(was) || before.length === after.length)
  if (!isAlike) return [{ path, was, now }]
  return [...new Set([...before, ...after])].flatMap((key) =>
    leaves((was as Raw)[key], (now as Raw)[key], [...path, key]),
  )
}

/** A widget without those inside it, and the page without its widgets. */
const ownOf = ({ config, pop, widgets: _, ...own }: Raw): Raw => ({
  ...own,
  config: isObject(config) ? { ...config, slots: undefined } : config,
  pop: isObject(pop) ? { ...pop, widgets: undefined } : pop,
})

/** The most of a list that stand in their order still. */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const longest = (runs: readonly (readonly number[])[]) =>
    runs.reduce((found, run) => (run.length > found.length ? run : found), [])
  const runs: (readonly number[])[] = []
  for (const place of places)
    runs.push([...longest(runs.filter((run) => (run[run.length - 1] ?? 0) < place)), place])
  return new Set(longest(runs))
}

const isBeside = (left: Row, right: Row) => left.parent === right.parent && left.slot === right.slot

/** What makes one page the other, by the ids of widgets: in the order of the later one, what is gone last. */
function differences(before: Raw, after: Raw): readonly Difference[] {
  const [old, now] = [rowsOf(before), rowsOf(after)]
  const known = new Map(old.map((row) => [row.id, row]))
  const left = new Set(now.map(({ id }) => id))
  function isMoved(row: Row, from: Row): boolean {
    if (!isBeside(row, from)) return true
    const places = now.flatMap((each) => {
      const there = known.get(each.id)
      return there && isBeside(each, row) && isBeside(there, row) ? [there.index] : []
    })
    return !inOrder(places).has(from.index)
  }
  const of = (row: Row): readonly Difference[] => {
    const from = known.get(row.id)
    if (!from) return [{ kind: 'added', row }]
    const changed = leaves(ownOf(from.node), ownOf(row.node))
    return [
      ...(isMoved(row, from) ? [{ kind: 'moved', row } as const] : []),
      ...changed.map((leaf) => ({ kind: 'changed', row, ...leaf }) as const),
    ]
  }
  return [
    ...leaves(ownOf(before), ownOf(after)).map((leaf) => ({ kind: 'changed', ...leaf }) as const),
    ...now.flatMap(of),
    ...old.filter(({ id }) => !left.has(id)).map((row) => ({ kind: 'removed', row }) as const),
  ]
}

const MOST = 60
/** A value on one line. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? '–')
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

/** Steps that say nothing by themselves. */
const AROUND = ['value', 'config', 'cssConfig', 'data', '$meta', 'security', 'nav', ...LOCALES]

export interface ComparedProps {
  readonly url: string
  /** As it is edited; it stands against a version that is chosen alone. */
  readonly page: Raw
  /** One version, or two. */
  readonly chosen: readonly number[]
}

/** What one version of a page has that another has not: part by part, and field by field. */
export function Compared({ url, page, chosen }: ComparedProps) {
  const { registry } = usePage()
  const t = useTranslate()
  const say = useWords('compare')
  const locale = useLocale()
  const nameOf = useNames()
  const versions = [...chosen].sort((left, right) => left - right)
  const found = useQuery(comparedBy(url, versions))
  const called = (version: number | undefined) =>
    version === undefined
      ? say('draft')
      : version === 0
        ? t('builder.review.shipped')
        : t('builder.review.version', { version })

  function fieldOf(path: readonly string[], type: string): string {
    const words = registry?.get(type)?.definition.palette?.words
    const name = path.filter((key) => !/^\d+$/.test(key) && !AROUND.includes(key)).pop()
    const entry = path.find((key) => /^\d+$/.test(key))
    const language = LOCALES.find((each) => path.includes(each))
    const own =
      type === PAGE ? settingOf(name, locale) : labelOf({ name: name ?? '', words }, locale, type)
    return [
      name === undefined ? t('builder.fields.content') : own,
      entry && t('builder.fields.item', { n: Number(entry) + 1 }),
      language && LANGUAGES[language],
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <QueryState
      query={found}
      inSheet
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={2} label={t('common.loading')} />}
    >
      {([first, second]) => {
        const [before, after] = [first, second].map((each) =>
          isObject(each) ? stamped(each) : { widgets: [] },
        ) as [Raw, Raw]
        const all = differences(before, versions.length > 1 ? after : page)
        return (
          <CellGroup title={`${called(versions[0])} → ${called(versions[1])}`}>
            {all.length === 0 && <Cell title={<Text role='status'>{say('none')}</Text>} />}
            {all.map(({ kind, row, path = [], was, now }, at) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
                key={at}
                title={
                  row
                    ? [nameOf(row.type), titleOf(row, locale)].filter(Boolean).join(' · ')
                    : t('builder.page.title')
                }
                note={
                  kind === 'changed' &&
                  `${fieldOf(path, row?.type ?? PAGE)}: ${shown(was)} → ${shown(now)}`
                }
                value={say(kind)}
              />
            ))}
          </CellGroup>
        )
      }}
    </QueryState>
  )
}
