import '../../parts/texts-table.scss'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
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
import { keyOf, LANGUAGES, labelOf, type TextPlace, textsOf } from '../../rules/describe'
import { PAGE, type Pointer, rowsOf, valueAt } from '../../rules/document'
import type { Editing } from './editing'
import words from './texts-table.json'

const MOST = 2000
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
  const titleOf = ({ type, path }: TextPlace) => {
    const name = path.filter((key) => typeof key === 'string').pop()
    return `${type ? nameOf(type) : say('page')} · ${labelOf(String(name), locale, type)}`
  }
  const shown = places.filter((place) => {
    const value = textAt(place)
    const all = `${titleOf(place)} ${LOCALES.map((each) => textIn(value, each)).join(' ')}`
    return (
      (!isOnly || wanted.has(keyOf(place))) &&
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
