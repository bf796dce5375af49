import { memo, useCallback, useRef, useState } from 'react'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { Button, IconButton } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { useWords } from '../../parts/catalogue'
import { emptyOf, fits, sidesOf } from '../../rules/describe'
import type { Raw } from '../../rules/document'
import { Conditions, EntryHead } from './conditions'
import { inside } from './findings'
import { pickedBy } from './hands'
import { Pick } from './pickers'
import {
  Choice,
  type ControlProps,
  JsonControl,
  Line,
  labelOf,
  NumberControl,
  Reset,
  SwitchControl,
  Texts,
  titleIn,
} from './plain-controls'

type Field = ControlProps['field']

/** Names the element of a field by its path in the widget. */
export const fieldId = (path: string) => `tp-edit-${path.replaceAll('.', '-')}`

/** The control for a value. One of another form than the field's is edited as JSON, and stays what it is. */
export function Control(props: ControlProps) {
  const { field, value } = props
  if (!fits(field, value)) {
    const other = field.forms?.find((form) => fits(form, value))
    return other ? <Control {...props} field={other} /> : <JsonControl {...props} />
  }
  const picked = pickedBy(field, props.type)
  if (picked) return <Pick {...props} kind={picked} parts={PARTS} />
  if (field.kind === 'l10n') return <Texts {...props} />
  if (field.kind === 'number') return <NumberControl {...props} />
  if (field.kind === 'switch') return <SwitchControl {...props} />
  if (field.kind === 'choice') return <Choice {...props} />
  if (field.kind === 'object') return <Fields {...props} fields={field.fields ?? []} />
  if (field.kind === 'list') return <List {...props} />
  if (field.kind === 'when') return <Conditions {...props} />
  if (field.kind === 'spacing') return <Spacing {...props} />
  if (field.kind === 'json') return field.fields ? <Box {...props} /> : <JsonControl {...props} />
  return <Line {...props} />
}

const PARTS = { Control, Line, Json: JsonControl, Reset }

type Put = (name: string, next: unknown, isTyped?: boolean) => void

interface InnerProps extends Pick<ControlProps, 'field' | 'value' | 'type' | 'aim' | 'onTogether'> {
  readonly at: string
  readonly onPut: Put
}

/** One field of an object: a key in another one leaves it alone. */
const Inner = memo(function Inner({ onPut, ...own }: InnerProps) {
  const locale = useLocale()
  const { name } = own.field
  return (
    <View id={fieldId(own.at)}>
      <Control
        {...own}
        label={labelOf(own.field, locale, own.type)}
        onChange={(next, isTyped) => onPut(name, next, isTyped)}
      />
    </View>
  )
})

interface FieldsProps extends ControlProps {
  readonly fields: readonly Field[]
}

/** The fields of an object, one below the other. */
function Fields(props: FieldsProps) {
  const { fields, value, type, at = '', aim } = props
  const held = isObject(value) ? value : {}
  const latest = useRef({ held, ...props })
  latest.current = { held, ...props }
  // The same each time: the fields would all be drawn again with others.
  const put = useCallback<Put>((name, next, isTyped) => {
    const { held, onChange } = latest.current
    const { [name]: _, ...others } = held
    onChange(next === undefined ? others : { ...held, [name]: next }, isTyped)
  }, [])
  const together = useCallback(
    (values: Raw) => latest.current.onChange({ ...latest.current.held, ...values }),
    [],
  )
  const hasWords = fields.some(({ name }) => name === 'alt') && !held.alt
  return (
    <View className='tp-edit__object'>
      {fields.map((field) => (
        <Inner
          key={field.name}
          field={field}
          value={held[field.name]}
          type={type}
          at={`${at}.${field.name}`}
          aim={inside(aim, field.name)}
          onPut={put}
          onTogether={hasWords ? together : undefined}
        />
      ))}
    </View>
  )
}

/** An object as text, with those of its fields above that have controls. */
function Box(props: ControlProps) {
  const { field, value = {}, onChange } = props
  return (
    <>
      {isObject(value) && (
        <Fields
          {...props}
          fields={field.fields ?? []}
          // Nothing is left of it that says nothing.
          onChange={(next) => onChange(Object.keys(next as Raw).length > 0 ? next : undefined)}
        />
      )}
      <JsonControl {...props} />
    </>
  )
}

const GRID = 4
/** What readers draw at most, px. */
const MOST = 400
const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** The four sides of a spacing, by steps of a grid; one beside it stays until it is changed. */
function Spacing(props: ControlProps) {
  const { field, value, onChange } = props
  const t = useTranslate()
  const say = useWords('spacing')
  const label = say(field.name === 'm' ? 'm' : 'p')
  const sides = sidesOf(value) ?? []
  function step(at: number, by: number) {
    const next = sides.map((px, n) => {
      if (n !== at) return px
      return by > 0 ? Math.floor(px / GRID) * GRID + GRID : Math.ceil(px / GRID) * GRID - GRID
    })
    onChange(next.every((px) => px === next[0]) ? next[0] : next)
  }
  return (
    <View className='tp-edit__list' role='group' label={label}>
      <View className='tp-edit__switch'>
        <Text className='tp-edit__label'>{label}</Text>
        <Reset {...props} label={label} />
      </View>
      {SIDES.map((key, at) => {
        const side = say(key)
        const name = `${label}, ${side}`
        const px = sides[at] ?? 0
        return (
          <View key={key} className='tp-edit__switch'>
            <Text className='tp-edit__label'>{side}</Text>
            <Stepper
              label={name}
              lessLabel={t('builder.fields.less', { name })}
              moreLabel={t('builder.fields.more', { name })}
              value={px}
              min={field.min ?? -MOST}
              max={MOST}
              onChange={(next) => step(at, next - px)}
            />
          </View>
        )
      })}
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
            <EntryHead
              name={name}
              isOpen={opened === at}
              onOpen={(isOpen) => setOpened(isOpen ? at : undefined)}
              onRemove={() => put(items.filter((_, other) => other !== at))}
            >
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
            </EntryHead>
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
