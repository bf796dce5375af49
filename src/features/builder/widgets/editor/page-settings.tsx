import './texts-table.scss'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { LOCALES, type Locale } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { Switch } from '../../../../ui/toggles/toggles'
import { useNames, useWords } from '../../parts/catalogue'
import { type Field, keyOf, type TextPlace, textsOf } from '../../rules/describe'
import { type Key, PAGE, type Pointer, type Raw, rowsOf, valueAt } from '../../rules/document'
import type { Editing } from './editing'
import { useTitles } from './findings'
import { Whole } from './hands'
import { Control } from './inspector'
import { LANGUAGES, labelOf, settingOf } from './plain-controls'
import words from './texts-table.json'

const META = ['data', '$meta'] as const
const option = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  isRequired: false,
  ...more,
})
const share: readonly Field[] = [
  option('title', 'l10n'),
  option('image', 'text'),
  option('url', 'url'),
]

/** What a page says of itself, and where. */
export const SETTINGS: readonly (readonly [path: readonly Key[], field: Field])[] = [
  [['name'], option('name', 'l10n', { isRequired: true })],
  [[...META, 'nav', 'title'], option('navTitle', 'l10n')],
  [['security', 'isLogin'], option('isLogin', 'switch', { initial: false })],
  [['security', 'isAdmin'], option('isAdmin', 'switch', { initial: false })],
  [['security', 'getApi'], option('getApi', 'text')],
  [[...META, 'role'], option('role', 'choice', { options: ['special'] })],
  [[...META, 'nav', 'pullRefresh'], option('pullRefresh', 'switch', { initial: false })],
  [[...META, 'nav', 'transparent'], option('transparent', 'switch', { initial: false })],
  [
    [...META, 'nav', 'share'],
    option('share', 'switch', {
      initial: false,
      forms: [option('share', 'object', { fields: share })],
    }),
  ],
  [[...META, 'minClient'], option('minClient', 'text')],
  [
    [...META, 'platforms'],
    option('platforms', 'list', {
      item: option('platform', 'choice', { options: ['h5', 'weapp', 'alipay'] }),
    }),
  ],
  [['data', '$sources'], option('sources', 'json')],
  [['pop'], option('pop', 'json')],
]

/** A value where nothing is yet, with all that must stand around it. */
const nested = (path: readonly Key[], value: unknown): unknown =>
  path.length === 0 ? value : { [String(path[0])]: nested(path.slice(1), value) }

export interface PageSettingsProps {
  readonly editing: Editing
}

/** What the page says of itself: its name, who may see it, its header; and all of it as JSON. */
export const PageSettings = observer(function PageSettings({ editing }: PageSettingsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const titleOf = useTitles()
  const [isJson, setJson] = useState(false)
  const { page, findings } = editing
  function change(path: readonly Key[], value: unknown, isTyped: boolean): void {
    const isFirst = path[1] === '$meta' && !isObject(valueAt(page, META))
    // Without the version of the format a client reads nothing of it.
    if (isFirst && value !== undefined) {
      const meta = nested(path.slice(2), value) as Raw
      editing.set({ node: PAGE, path: META }, { schema: 1, ...meta }, isTyped)
    } else editing.set({ node: PAGE, path }, value, isTyped)
  }
  return (
    <View className='tp-edit__form' role='region' label={t('builder.page.title')}>
      <Text className='tp-edit__heading' level={2}>
        {t('builder.page.title')}
      </Text>
      <Text className='tp-edit__note'>{editing.url}</Text>
      {findings.latest
        .filter(({ id }) => id === undefined)
        .map((each) => (
          <Notice
            key={each.rule + each.inner}
            tone={each.severity === 'error' ? 'danger' : 'warning'}
          >
            {`${titleOf(each)} · ${each.message}`}
          </Notice>
        ))}
      {SETTINGS.map(([path, field]) => (
        <Control
          key={field.name}
          field={field}
          label={settingOf(field.name, locale)}
          value={valueAt(page, path)}
          onChange={(value, isTyped = false) => change(path, value, isTyped)}
        />
      ))}
      <Button kind='ghost' onTap={() => setJson(!isJson)}>
        {t(isJson ? 'builder.page.noJson' : 'builder.page.json')}
      </Button>
      {isJson && (
        <Whole
          text={JSON.stringify(page, undefined, 2)}
          url={editing.url}
          onTake={(definition) => {
            editing.replace(definition)
            setJson(false)
          }}
        />
      )}
    </View>
  )
})

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
