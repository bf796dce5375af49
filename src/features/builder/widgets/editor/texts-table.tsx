import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { csvOf, ExportButton, FORMULA } from '../../../../engine/actions/export-button'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { LOCALES, type Locale } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { useNames, useWords } from '../../parts/catalogue'
import type { TextPlace, textsOf } from '../../rules/describe'
import { type Op, PAGE, type Pointer, type Raw, rowsOf, setOp, valueAt } from '../../rules/document'
import type { Editing } from './editing'
import { Panel, Switch } from './hands'
import type { LANGUAGES, labelOf } from './plain-controls'

const MOST = 2000
const textIn = (value: unknown, locale: Locale): string => {
  const text = isObject(value) ? value[locale] : value
  return typeof text === 'string' ? text : ''
}
const isMissing = (value: unknown) => LOCALES.some((locale) => textIn(value, locale).trim() === '')

/** Names the place of a text for good: by its widget, and the way in it. */
export const addressOf = ({ node, path }: Pointer): string =>
  [node, ...path].map((key) => String(key).replace(/~/g, '~0').replace(/\//g, '~1')).join('/')

/** The lines of a CSV as RFC 4180 has them; undefined where its quotes do not fit together. */
export function linesOf(csv: string): readonly (readonly string[])[] | undefined {
  const cells = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y
  const lines: string[][] = []
  let line: string[] = []
  let end: string | undefined = ','
  while (end === ',' || cells.lastIndex < csv.length) {
    const found = cells.exec(csv)
    if (!found) return undefined
    const [, quoted, plain = ''] = found
    line.push(quoted?.replace(/""/g, '"') ?? plain)
    end = found[3]
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}

/** What stands before a formula, so that no spreadsheet runs it, is none of the text. */
const bare = (cell: string) =>
  /^'/.test(cell) && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
/** Fields of several lines have line ends of their own. */
const isSame = (one: string, other: string) =>
  one.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n')

/** A text with what a line of a table says; what is empty there, or as it was, leaves it alone. */
function withTexts(value: unknown, said: (locale: Locale) => string): unknown {
  const changed = LOCALES.flatMap((locale) => {
    const text = said(locale)
    return text === '' || isSame(text, textIn(value, locale)) ? [] : [[locale, text] as const]
  })
  if (changed.length === 0) return value
  const before = isObject(value) ? value : { en: value, 'zh-Hans': value }
  const next: Raw = { ...before, ...Object.fromEntries(changed) }
  // One for every language stays one, if it can.
  return isObject(value) || next.en !== next['zh-Hans'] ? next : next.en
}

type TextAt = (place: Pointer) => unknown
type Problem = 'commas' | 'quotes' | 'columns' | 'encoding'
interface Read {
  /** What the texts are to be, by their places. */
  readonly changes: ReadonlyMap<Pointer, unknown>
  /** Lines about texts that are not there. */
  readonly unknown: number
}

/** What a table of texts changes. Its lines are known by their addresses, its columns by their names. */
export function readTexts(csv: string, places: readonly Pointer[], textAt: TextAt): Read | Problem {
  const text = csv.replace(/^\ufeff/, '')
  const [first = ''] = text.split(/[\r\n]/)
  if (/[;\t]/.test(first) && !first.includes(',')) return 'commas'
  const lines = linesOf(text)
  if (!lines) return 'quotes'
  const [names = [], ...rows] = lines.map((line) => line.map(bare))
  const columns = new Map(names.map((name, at) => [name.trim(), at]))
  if (!columns.has('field') || !LOCALES.some((locale) => columns.has(locale))) return 'columns'
  const known = new Map(places.map((place) => [addressOf(place), place]))
  const changes = new Map<Pointer, unknown>()
  let unknown = 0
  for (const row of rows) {
    const cell = (name: string) => row[columns.get(name) ?? -1] ?? ''
    const place = known.get(cell('field'))
    const before = place && textAt(place)
    const next = withTexts(before, cell)
    if (!place) unknown += row.some(Boolean) ? 1 : 0
    else if (next === before) changes.delete(place)
    else changes.set(place, next)
  }
  // What spreadsheets in China save otherwise is no Chinese any more.
  const isBroken = JSON.stringify([...changes.values()]).includes('\ufffd')
  return isBroken ? 'encoding' : { changes, unknown }
}

export interface TableProps {
  readonly editing: Editing
  readonly LANGUAGES: typeof LANGUAGES
  readonly labelOf: typeof labelOf
  readonly textsOf: typeof textsOf
  readonly onClose: () => void
}

/** All texts of the page in both languages, side by side. */
export const TextsTable = observer(function TextsTable(props: TableProps) {
  const { editing, LANGUAGES, labelOf, textsOf, onClose } = props
  const { registry } = usePage()
  const say = useWords('texts')
  const locale = useLocale()
  const nameOf = useNames()
  const [typed, setTyped] = useState('')
  const [isOnly, setOnly] = useState(false)
  const { page } = editing
  const nodes = new Map(rowsOf(page).map(({ id, node }) => [id, node])).set(PAGE, page)
  const textAt = ({ node, path }: Pointer): unknown => valueAt(nodes.get(node), path)
  const places = textsOf(page, registry)
  const missing = places.filter((place) => isMissing(textAt(place)))
  // What was missing when it was asked for stays while it is filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const wanted = useMemo(() => new Set(missing.map(addressOf)), [isOnly])
  const titleOf = ({ type, path }: TextPlace) => {
    const name = String(path.filter((key) => typeof key === 'string').pop())
    const words = registry?.get(type ?? '')?.definition.palette?.words
    return `${type ? nameOf(type) : say('page')} · ${labelOf({ name, words }, locale, type)}`
  }
  const shown = places.filter((place) => {
    const value = textAt(place)
    const all = `${titleOf(place)} ${LOCALES.map((each) => textIn(value, each)).join(' ')}`
    return (
      (!isOnly || wanted.has(addressOf(place))) &&
      all.toLowerCase().includes(typed.trim().toLowerCase())
    )
  })
  function change(place: TextPlace, language: Locale, next: string): void {
    const value = textAt(place)
    const { node, path } = place
    const before = isObject(value) ? value : { en: value, 'zh-Hans': value }
    editing.set({ node, path }, { ...before, [language]: next }, true)
  }
  return (
    <Panel open title={say('title')} onClose={onClose}>
      <View className='tp-edit__palette'>
        <Text className='tp-edit__note' role='status'>
          {say('count', { all: places.length, missing: missing.length })}
        </Text>
        <SearchInput
          value={typed}
          onChange={setTyped}
          placeholder={say('search')}
          clearLabel={say('clear')}
        />
        <View className='tp-edit__switch'>
          <Text className='tp-edit__label'>{say('only')}</Text>
          <Switch label={say('only')} checked={isOnly} onChange={setOnly} />
        </View>
        {shown.length === 0 && (
          <Text className='tp-edit__note'>{say(isOnly ? 'all' : 'none')}</Text>
        )}
        <Csv editing={editing} textAt={textAt} places={places} titleOf={titleOf} />
        {shown.map((place, at) => {
          const value = textAt(place)
          const title = titleOf(place)
          return (
            <View key={addressOf(place)} className='tp-edit__item' role='group' label={title}>
              <View className='tp-edit__switch'>
                <Text className='tp-edit__label'>{title}</Text>
                {isMissing(value) && <Tag tone='warning'>{say('missing')}</Tag>}
                {typeof value === 'string' && <Tag>{say('same')}</Tag>}
              </View>
              <View className='tp-edit__both'>
                {LOCALES.map((each) => (
                  <TextField
                    key={each}
                    label={`${LANGUAGES[each]} ${at + 1}`}
                    field={{
                      value: textIn(value, each),
                      maxLength: MOST,
                      onChange: (next) => change(place, each, next),
                    }}
                  />
                ))}
              </View>
            </View>
          )
        })}
      </View>
    </Panel>
  )
})

interface CsvProps extends Pick<TableProps, 'editing'> {
  readonly places: readonly TextPlace[]
  readonly textAt: TextAt
  readonly titleOf: (place: TextPlace) => string
}

/** The texts as a table for whoever translates them, and back. */
function Csv({ editing, places, textAt, titleOf }: CsvProps) {
  const { host } = useServices()
  const t = useTranslate()
  const say = useWords('texts')
  // Mini-programs hand out no files of this kind: there it is copied and pasted.
  const hasFiles = host.platform === 'h5'
  const [typed, setTyped] = useState<string>()
  const rows = () => [
    ['part', 'field', ...LOCALES],
    ...places.map((place) => {
      const texts = LOCALES.map((locale) => textIn(textAt(place), locale))
      return [titleOf(place), addressOf(place), ...texts]
    }),
  ]
  async function copy(): Promise<void> {
    try {
      await host.copy(csvOf(rows()))
      host.toast(t('engine.export.copied', { count: places.length }))
    } catch (error) {
      host.toast(errorText(error, t, 'error.copyFailed'))
    }
  }
  const found = typed ? readTexts(typed, places, textAt) : undefined
  const problem = typeof found === 'string' ? found : undefined
  const read = typeof found === 'object' ? found : undefined
  const changes = [...(read?.changes ?? [])]
  const take = () =>
    editing.run(changes.map(([place, text]): Op => setOp(editing.page, place, text)))
  return (
    <>
      <View className='tp-edit__choice'>
        <Button kind='secondary' size='s' icon='copy' onTap={() => void copy()}>
          {say('copy')}
        </Button>
        {hasFiles && (
          <ExportButton table={() => ({ name: [say('title'), editing.url], rows: rows() })} />
        )}
        {typed === undefined && (
          <Button kind='secondary' size='s' onTap={() => setTyped('')}>
            {say('take')}
          </Button>
        )}
      </View>
      {typed !== undefined && (
        <>
          {hasFiles && (
            <label className='tp-button tp-button--secondary tp-button--m tp-edit__file'>
              {say('file')}
              <input
                className='tp-edit__choose'
                type='file'
                accept='.csv,text/csv'
                onChange={({ target }) => void target.files?.[0]?.text().then(setTyped)}
              />
            </label>
          )}
          <FormField label={say('take')} error={problem && say(problem)}>
            <TextArea label={say('take')} value={typed} maxLength={250_000} onChange={setTyped} />
          </FormField>
          {read && (
            <Text className='tp-edit__note' role='status'>
              {`${say('changes', { count: changes.length })} · ${say('unknown', { count: read.unknown })}`}
            </Text>
          )}
          <Button block disabled={changes.length === 0} onTap={take}>
            {say('apply')}
          </Button>
        </>
      )}
    </>
  )
}
