import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { Button, IconButton } from '../../../../ui/button/button'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { useNames, useWords } from '../../parts/catalogue'
import { emptyOf, fieldsOfWidget, fits, labelOf, reach, titleIn } from '../../rules/describe'
import { valueAt } from '../../rules/document'
import words from './care.json'
import type { Editing } from './editing'
import { inside, isIn, useAimed } from './findings'
import { AllFound, Conditions, Picker, pickedBy } from './hands'
import {
  Choice,
  type ControlProps,
  JsonControl,
  Line,
  NumberControl,
  Reset,
  SwitchControl,
  Texts,
} from './plain-controls'

export interface InspectorProps {
  readonly editing: Editing
}

type Field = ControlProps['field']

const fieldId = (path: string) => `tp-edit-${path.replaceAll('.', '-')}`
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
  const own =
    at === 'config.title' ? t('builder.fields.ownTitle') : labelOf(field.name, locale, type)
  return (
    <View id={fieldId(at)}>
      <AllFound findings={editing.findings.at(id, at)} />
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
    return definition && fieldsOfWidget(definition.value, definition.config, given)
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
  const say = useWords(words)
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
function Fields({ fields, value, type, at = '', aim, onChange }: FieldsProps) {
  const locale = useLocale()
  const held = isObject(value) ? value : {}
  const hasWords = fields.some(({ name }) => name === 'alt') && !held.alt
  return (
    <View className='tp-edit__object'>
      {fields.map((field) => (
        <View key={field.name} id={fieldId(`${at}.${field.name}`)}>
          <Control
            field={field}
            value={held[field.name]}
            label={labelOf(field.name, locale, type)}
            type={type}
            at={`${at}.${field.name}`}
            aim={inside(aim, field.name)}
            onChange={(next, isTyped) => {
              const { [field.name]: _, ...others } = held
              onChange(next === undefined ? others : { ...held, [field.name]: next }, isTyped)
            }}
            onTogether={hasWords ? (values) => onChange({ ...held, ...values }) : undefined}
          />
        </View>
      ))}
    </View>
  )
}

/** A list of values: opened one by one, put in order, taken away. */
function List(props: ControlProps) {
  const { field, value, label, type, aim, at: path = '', onChange } = props
  const t = useTranslate()
  const locale = useLocale()
  const [opened, setOpened] = useState<number>()
  const [aimed, setAimed] = useState<string>()
  if (aim !== aimed) {
    setAimed(aim)
    if (aim) setOpened(Number.parseInt(aim, 10))
  }
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  const { item } = field
  if (!item) return <JsonControl {...props} />
  const nameOf = (each: unknown, at: number) =>
    titleIn(item, each, locale) || t('builder.fields.item', { n: at + 1 })
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
          <View key={at} id={fieldId(`${path}.${at}`)} className='tp-edit__item'>
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
                at={`${path}.${at}`}
                aim={inside(aim, String(at))}
                onChange={(next, isTyped) => {
                  const own = next ?? emptyOf(item)
                  put(
                    items.map((other, n) => (n === at ? own : other)),
                    at,
                    isTyped,
                  )
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
