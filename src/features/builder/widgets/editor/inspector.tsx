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
import { Notice } from '../../../../ui/states/states'
import { useNames, useWords } from '../../parts/catalogue'
import { fieldsOfWidget, keyOf, reach, type TextPlace, textsOf } from '../../rules/describe'
import { PAGE, type Pointer, rowsOf, valueAt } from '../../rules/document'
import type { Editing } from './editing'
import { Control, fieldId } from './fields'
import { inside, isIn, useAimed } from './findings'
import { AllFound, Panel, Switch } from './hands'
import { type ControlProps, JsonControl, LANGUAGES, labelOf } from './plain-controls'

export { Compared } from './compared'
export { PageSettings } from './page-settings'
export { Palette } from './pickers'

export interface InspectorProps {
  readonly editing: Editing
}

type Field = ControlProps['field']

const WHOLE: Field = { name: 'config', kind: 'json', isRequired: true }
const BOX: Field = { name: 'cssConfig', kind: 'json', isRequired: false }

interface ToldProps extends Pick<ControlProps, 'field' | 'value'>, InspectorProps {
  readonly id: string
  readonly type: string
  readonly at: string
  /** The field that is wanted. */
  readonly aimed: string | undefined
}

/** One field with what is wrong in it: a key in another one leaves it alone. */
const Told = observer(function Told(props: ToldProps) {
  const { editing, id, type, field, at, value, aimed } = props
  const t = useTranslate()
  const locale = useLocale()
  const own = at === 'config.title' ? t('builder.fields.ownTitle') : labelOf(field, locale, type)
  return (
    <View id={fieldId(at)}>
      <AllFound editing={editing} findings={editing.findings.at(id, at)} />
      <Control
        field={field}
        label={field.name === 'value' ? t('builder.fields.content') : own}
        type={type}
        value={value}
        at={at}
        aim={inside(aimed, at)}
        onChange={(next, isTyped) => editing.set({ node: id, path: at.split('.') }, next, isTyped)}
      />
    </View>
  )
})

/** What the selected widget is told, field by field, as its own schemas say. */
export const Inspector = observer(function Inspector({ editing }: InspectorProps) {
  const { registry } = usePage()
  const t = useTranslate()
  const nameOf = useNames()
  const [isAll, setAll] = useState(false)
  const { row, findings } = editing
  const definition = row && registry?.get(row.type)?.definition
  const hasValue = row?.node.value !== undefined
  const fields = useMemo(() => {
    const given = { config: {}, ...(hasValue && { value: true }) }
    return definition && fieldsOfWidget(definition, given)
  }, [definition, hasValue])
  // What a widget fetches by itself is seldom written by hand.
  const isGiven = hasValue || !(definition?.load || definition?.ownData)
  const shown = [
    ...(isGiven ? ['value'] : []),
    ...(fields?.options ?? []).map(({ name }) => `config.${name}`),
  ]
  const aimed = useAimed(findings, row?.id, (inner) => {
    const path = shown.find((each) => isIn(inner, each))
    if (path === undefined && !isAll && inner !== '') return void setAll(true)
    const at = path ?? inner.split('.').slice(0, 2).join('.')
    const all = [...(fields?.options ?? []), ...(fields?.common ?? [])]
    const field = at === 'value' ? fields?.content : all.find(({ name }) => at === `config.${name}`)
    const more = field ? reach(field, inner.slice(at.length + 1).split('.')) : []
    return fieldId([at, ...more].join('.'))
  })
  const say = useWords('care')
  if (!row) return null
  const { id, node, type } = row
  const made = isObject(node.config) ? Number(node.config.v) : 0
  const isNewer = definition !== undefined && made > definition.version
  const drawn = fields ? [...shown, ...(isAll ? ['value', 'config', 'cssConfig'] : [])] : []
  const draw = (field: Field, place: 'value' | 'config' | 'cssConfig') => {
    const at = place === 'config' ? `config.${field.name}` : place
    const value = valueAt(node, at.split('.'))
    return <Told key={at} {...{ editing, id, type, field, at, value, aimed }} />
  }
  return (
    <View className='tp-edit__form' role='region' label={nameOf(type)}>
      <Text className='tp-edit__heading' level={2}>
        {nameOf(type)}
      </Text>
      <AllFound
        editing={editing}
        findings={findings.latest.filter(
          (each) => each.id === id && !drawn.some((path) => isIn(each.inner, path)),
        )}
      />
      {isNewer ? (
        <>
          <Notice tone='warning'>{say('newer', { v: made })}</Notice>
          <Text className='tp-edit__none'>{JSON.stringify(node, undefined, 2)}</Text>
        </>
      ) : fields ? (
        <>
          {isGiven && fields.content && draw(fields.content, 'value')}
          {fields.options.map((field) => draw(field, 'config'))}
          <Button kind='ghost' onTap={() => setAll(!isAll)}>
            {t(isAll ? 'builder.fields.lessOf' : 'builder.fields.moreOf')}
          </Button>
          {isAll && !isGiven && fields.content && draw(fields.content, 'value')}
          {isAll && fields.common.map((field) => draw(field, 'config'))}
          {isAll && draw(BOX, 'cssConfig')}
        </>
      ) : (
        <JsonControl
          field={WHOLE}
          label={t('builder.fields.whole')}
          value={node.config}
          onChange={(next, isTyped) => {
            // Its name and place stay: by these it is found.
            if (isObject(next))
              editing.set({ node: id, path: ['config'] }, { ...next, id }, isTyped)
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
  const wanted = useMemo(() => new Set(missing.map(keyOf)), [isOnly])
  const titleOf = ({ type, path }: TextPlace) => {
    const name = String(path.filter((key) => typeof key === 'string').pop())
    const words = registry?.get(type ?? '')?.definition.palette?.words
    return `${type ? nameOf(type) : say('page')} · ${labelOf({ name, words }, locale, type)}`
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
    </Panel>
  )
})
