import './texts-table.scss'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import type { Registry } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { LOCALES, type Locale } from '../../../../shared/l10n'
import { TextField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Switch } from '../../../../ui/toggles/toggles'
import { useNames, useWords } from '../../parts/catalogue'
import { type Field, fieldsOfWidget } from '../../rules/describe'
import { type Key, PAGE, type Pointer, type Raw, rowsOf, valueAt } from '../../rules/document'
import type { Editing } from './editing'
import { LANGUAGES, labelOf } from './plain-controls'
import words from './texts-table.json'

const MOST = 2000

/** A text of the page, and where it stands. */
interface Place extends Pointer {
  /** Of the widget; absent for the page itself. */
  readonly type?: string
}
const keyOf = ({ node, path }: Pointer) => JSON.stringify([node, path])

/** A text by languages, and nothing else. */
const isByLanguage = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([key, text]) => LOCALES.includes(key as Locale) && typeof text === 'string',
  )

/** Where in a value texts by languages stand; other widgets in it have places of their own. */
function* byLanguage(value: unknown, path: readonly Key[]): Generator<readonly Key[]> {
  if (isByLanguage(value)) yield path
  else if (Array.isArray(value))
    for (const [at, each] of value.entries()) yield* byLanguage(each, [...path, at])
  else if (isObject(value))
    for (const [name, each] of Object.entries(value))
      if (name !== 'slots' && name !== 'widgets') yield* byLanguage(each, [...path, name])
}

/** Where texts stand that are written once for every language: only the schema tells them from other values. */
function* plain(field: Field, value: unknown, path: readonly Key[]): Generator<readonly Key[]> {
  if (field.kind === 'l10n' && typeof value === 'string' && value !== '') yield path
  if (field.kind === 'list' && field.item && Array.isArray(value))
    for (const [at, each] of value.entries()) yield* plain(field.item, each, [...path, at])
  if (field.kind === 'object' && isObject(value))
    for (const each of field.fields ?? [])
      yield* plain(each, value[each.name], [...path, each.name])
}

/** Every text of a page in the order it is read, each once. */
export function textsOf(page: Raw, registry: Registry | undefined): readonly Place[] {
  const places: Place[] = [...byLanguage(page, [])].map((path) => ({ node: PAGE, path }))
  if (typeof page.name === 'string') places.unshift({ node: PAGE, path: ['name'] })
  for (const { id, type, node } of rowsOf(page)) {
    const definition = registry?.get(type)?.definition
    const fields = definition && fieldsOfWidget(definition.value, definition.config, node)
    const title = fields?.common.find(({ name }) => name === 'title')
    const found = [
      ...byLanguage(node, []),
      ...(fields?.content ? plain(fields.content, node.value, ['value']) : []),
      ...(fields?.options ?? []).concat(title ?? []).flatMap((field) => {
        const path = ['config', field.name]
        return [...plain(field, valueAt(node, path), path)]
      }),
    ]
    places.push(...found.map((path) => ({ node: id, path, type })))
  }
  return [...new Map(places.map((place) => [keyOf(place), place])).values()]
}

const textIn = (value: unknown, locale: Locale): string => {
  const text = isObject(value) ? value[locale] : value
  return typeof text === 'string' ? text : ''
}
const isMissing = (value: unknown) => LOCALES.some((locale) => textIn(value, locale).trim() === '')

interface TableProps {
  readonly editing: Editing
  readonly onClose: () => void
}

/** All texts of the page in both languages, side by side. */
export const TextsTable = observer(function TextsTable({ editing, onClose }: TableProps) {
  const { registry } = usePage()
  const t = useTranslate()
  const say = useWords(words)
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
  const wanted = useMemo(() => new Set(missing.map(keyOf)), [isOnly])
  const titleOf = ({ type, path }: Place) => {
    const name = [...path].reverse().find((key) => typeof key === 'string')
    return [type ? nameOf(type) : say('page'), labelOf(String(name), locale, type)].join(' · ')
  }
  const shown = places.filter((place) => {
    const value = textAt(place)
    const all = `${titleOf(place)} ${LOCALES.map((each) => textIn(value, each)).join(' ')}`
    return (
      (!isOnly || wanted.has(keyOf(place))) &&
      all.toLowerCase().includes(typed.trim().toLowerCase())
    )
  })
  function change(place: Place, language: Locale, next: string): void {
    const value = textAt(place)
    const { node, path } = place
    const before = isObject(value) ? value : { en: value, 'zh-Hans': value }
    editing.set({ node, path }, { ...before, [language]: next }, true)
  }
  return (
    <Sheet open title={say('title')} closeLabel={t('common.close')} onClose={onClose}>
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
        {shown.map((place, at) => {
          const value = textAt(place)
          const title = titleOf(place)
          return (
            <View key={keyOf(place)} className='tp-edit__item' role='group' label={title}>
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
    </Sheet>
  )
})
