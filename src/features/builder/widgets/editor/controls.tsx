import { useState } from 'react'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { type L10n, localize } from '../../../../shared/l10n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { emptyOf, type Field, fits } from '../../rules/describe'
import { Conditions } from './conditions'
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

/** The control for a value. One of another form than the field's is edited as JSON, and stays what it is. */
export function Control(props: ControlProps) {
  const { field, value } = props
  if (!fits(field, value)) {
    const other = field.forms?.find((form) => fits(form, value))
    return other ? <Control {...props} field={other} /> : <JsonControl {...props} />
  }
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

interface FieldsProps extends ControlProps {
  readonly fields: readonly Field[]
}

/** The fields of an object, one below the other. */
function Fields({ fields, value, type, onChange }: FieldsProps) {
  const locale = useLocale()
  const held = isObject(value) ? value : {}
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
