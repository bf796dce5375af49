import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { type L10n, localize } from '../../../../shared/l10n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { useNames, useWords } from '../../parts/catalogue'
import { emptyOf, type Field, fieldsOfWidget, fits } from '../../rules/describe'
import { valueAt } from '../../rules/document'
import words from './care.json'
import type { Editing } from './editing'
import { type Finding, isIn, useTitles } from './findings'
import { Conditions, Picker, pickedBy } from './hands'
import { bringToSight } from './moving'
import {
  Choice,
  type ControlProps,
  JsonControl,
  Line,
  labelOf,
  NumberControl,
  optionOf,
  Reset,
  SwitchControl,
  Texts,
} from './plain-controls'

export interface InspectorProps {
  readonly editing: Editing
}

const fieldId = (path: string) => `tp-edit-${path.replaceAll('.', '-')}`
const WHOLE: Field = { name: 'config', kind: 'json', isRequired: true }
const BOX: Field = { name: 'cssConfig', kind: 'json', isRequired: false }

function Found({ finding }: { readonly finding: Finding }) {
  const title = useTitles()(finding)
  return (
    <Notice tone={finding.severity === 'error' ? 'danger' : 'warning'}>
      {`${title} · ${finding.message}`}
    </Notice>
  )
}

interface ToldProps extends Pick<ControlProps, 'field' | 'value'>, InspectorProps {
  readonly id: string
  readonly type: string
  readonly at: string
}

/** One field with what is wrong in it: a key in another one leaves it alone. */
const Told = observer(function Told({ editing, id, type, field, at, value }: ToldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const own =
    at === 'config.title' ? t('builder.fields.ownTitle') : labelOf(field.name, locale, type)
  return (
    <View id={fieldId(at)}>
      {editing.findings.at(id, at).map((each) => (
        <Found key={each.rule + each.inner} finding={each} />
      ))}
      <Control
        field={field}
        label={field.name === 'value' ? t('builder.fields.content') : own}
        type={type}
        value={value}
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
    return definition && fieldsOfWidget(definition.value, definition.config, given)
  }, [definition, hasValue])
  // What a widget fetches by itself is seldom written by hand.
  const isGiven = hasValue || !(definition?.load || definition?.ownData)
  const shown = [
    ...(isGiven ? ['value'] : []),
    ...(fields?.options ?? []).map(({ name }) => `config.${name}`),
  ]
  const { aim } = findings
  useEffect(() => {
    if (!aim || aim.id !== row?.id) return
    const path = shown.find((each) => isIn(aim.inner, each))
    if (path === undefined && !isAll && aim.inner !== '') setAll(true)
    else {
      bringToSight(fieldId(path ?? aim.inner.split('.').slice(0, 2).join('.')))
      findings.put('aim', undefined)
    }
  })
  const say = useWords(words)
  if (!row) return null
  const { id, node, type } = row
  const made = isObject(node.config) ? Number(node.config.v) : 0
  const isNewer = definition !== undefined && made > definition.version
  const drawn = fields ? [...shown, ...(isAll ? ['value', 'config', 'cssConfig'] : [])] : []
  const draw = (field: Field, place: 'value' | 'config' | 'cssConfig') => {
    const at = place === 'config' ? `config.${field.name}` : place
    const value = valueAt(node, at.split('.'))
    return <Told key={at} {...{ editing, id, type, field, at, value }} />
  }
  return (
    <View className='tp-edit__form' role='region' label={nameOf(type)}>
      <Text className='tp-edit__heading' level={2}>
        {nameOf(type)}
      </Text>
      {findings.latest
        .filter((each) => each.id === id && !drawn.some((path) => isIn(each.inner, path)))
        .map((each) => (
          <Found key={each.rule + each.inner} finding={each} />
        ))}
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

/** The control for a value. One of another form than the field's is edited as JSON, and stays what it is. */
export function Control(props: ControlProps) {
  const { field, value } = props
  if (!fits(field, value)) {
    const other = field.forms?.find((form) => fits(form, value))
    return other ? <Control {...props} field={other} /> : <JsonControl {...props} />
  }
  const picked = pickedBy(field, props.type)
  if (picked) return <Picker {...props} kind={picked} parts={PARTS} />
  if (field.kind === 'l10n') return <Texts {...props} />
  if (field.kind === 'number') return <NumberControl {...props} />
  if (field.kind === 'switch') return <SwitchControl {...props} />
  if (field.kind === 'choice') return <Choice {...props} />
  if (field.kind === 'object') return <Fields {...props} fields={field.fields ?? []} />
  if (field.kind === 'list') return <List {...props} />
  if (field.kind === 'when') return <Conditions {...props} />
  if (field.kind === 'json') return <JsonControl {...props} />
  return <Line {...props} />
}

const PARTS = { Control, Line, Json: JsonControl, Reset }

interface FieldsProps extends ControlProps {
  readonly fields: readonly Field[]
}

/** The fields of an object, one below the other. */
function Fields({ fields, value, type, onChange }: FieldsProps) {
  const locale = useLocale()
  const held = isObject(value) ? value : {}
  const hasWords = fields.some(({ name }) => name === 'alt') && !held.alt
  return (
    <View className='tp-edit__object'>
      {fields.map((field) => (
        <Control
          key={field.name}
          field={field}
          value={held[field.name]}
          label={labelOf(field.name, locale, type)}
          type={type}
          onChange={(next, isTyped) => {
            const { [field.name]: _, ...others } = held
            onChange(next === undefined ? others : { ...held, [field.name]: next }, isTyped)
          }}
          onTogether={hasWords ? (values) => onChange({ ...held, ...values }) : undefined}
        />
      ))}
    </View>
  )
}

/** A list of values: opened one by one, put in order, taken away. */
function List(props: ControlProps) {
  const { field, value, label, type, onChange } = props
  const t = useTranslate()
  const locale = useLocale()
  const [opened, setOpened] = useState<number>()
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  const { item } = field
  if (!item) return <JsonControl {...props} />
  const nameOf = (each: unknown, at: number) => {
    if (item?.kind === 'choice') return optionOf(each, locale)
    const text = isObject(each) ? (each.title ?? each.name ?? each.text ?? each.key) : each
    return localize(text as L10n, locale) || t('builder.fields.item', { n: at + 1 })
  }
  function put(next: readonly unknown[], open?: number, isTyped?: boolean) {
    setOpened(open)
    onChange(next, isTyped)
  }
  function swap(at: number, to: number) {
    const next = [...items]
    next.splice(to, 0, ...next.splice(at, 1))
    put(next, opened === at ? to : opened)
  }
  return (
    <View className='tp-edit__list' role='group' label={label}>
      <View className='tp-edit__switch'>
        <Text className='tp-edit__label'>{`${label} (${items.length})`}</Text>
        <Reset {...props} />
      </View>
      {items.map((each, at) => {
        const name = nameOf(each, at)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no names of their own.
          <View key={at} className='tp-edit__item'>
            <View className='tp-edit__item-head'>
              <Pressable
                className='tp-edit__open'
                expanded={opened === at}
                onTap={() => setOpened(opened === at ? undefined : at)}
              >
                {name}
              </Pressable>
              <IconButton
                name='chevron-up'
                label={t('builder.fields.up', { name })}
                disabled={at === 0}
                onTap={() => swap(at, at - 1)}
              />
              <IconButton
                name='chevron-down'
                label={t('builder.fields.down', { name })}
                disabled={at === items.length - 1}
                onTap={() => swap(at, at + 1)}
              />
              <IconButton
                name='trash'
                label={t('builder.fields.remove', { name })}
                onTap={() => put(items.filter((_, other) => other !== at))}
              />
            </View>
            {opened === at && (
              <Control
                field={item}
                value={each}
                label={name}
                type={type}
                onChange={(next, isTyped) => {
                  const copy = [...items]
                  copy[at] = next ?? emptyOf(item)
                  put(copy, at, isTyped)
                }}
              />
            )}
          </View>
        )
      })}
      <Button
        kind='secondary'
        icon='plus'
        label={t('builder.fields.addTo', { name: label })}
        onTap={() => put([...items, emptyOf(item)], items.length)}
      >
        {t('common.add')}
      </Button>
    </View>
  )
}
