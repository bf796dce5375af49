import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useScope } from '../../../../engine/data/resolve'
import { holds } from '../../../../engine/outlet/while-holds'
import { readWhen } from '../../../../engine/read/read-node'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import type { Locale } from '../../../../shared/l10n'
import { LOGICAL_OPERATORS, QUERY_OPERATORS, type QueryOperator } from '../../../../shared/query'
import { Button, IconButton } from '../../../../ui/button/button'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { type ControlProps, namesIn, optionOf, Reset } from './plain-controls'

/** What an operator of a condition is called. */
const operatorOf = namesIn('operator')

/** Fields that conditions read most. */
const LOGGED_IN = 'session.isLoggedIn'
const FIELDS = [
  LOGGED_IN,
  'session.user.gradeId',
  'session.user.detail.identity',
  'session.user.parentId',
]

/** What a field of a condition is called. */
const conditionOf = namesIn('condition')

interface One {
  readonly field: string
  readonly operator: QueryOperator
  readonly value: unknown
}

const LISTS: readonly QueryOperator[] = ['in', 'notIn']
const PAIRS: readonly QueryOperator[] = ['between', 'notBetween']
const isYesNo = ({ field, operator }: One) =>
  operator === 'isNull' || field === LOGGED_IN || field.endsWith('.identity')

/** What was typed, as the value it says. */
function readScalar(text: string): string | number | boolean {
  const trimmed = text.trim()
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
  return trimmed !== '' && String(Number(trimmed)) === trimmed ? Number(trimmed) : text.trimStart()
}

/** A value of the kind that the operator compares with. */
function valueFor({ field, operator, value }: One): unknown {
  if (isYesNo({ field, operator, value })) return typeof value === 'boolean' ? value : true
  const list = Array.isArray(value) ? (value as unknown[]) : value === true ? [] : [value]
  if (LISTS.includes(operator)) return list
  if (PAIRS.includes(operator)) return [list[0] ?? 0, list[1] ?? 0]
  return list[0] ?? ''
}

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '')

function sentenceOf({ field, operator, value }: One, locale: Locale, yes: string, no: string) {
  const said = typeof value === 'boolean' ? (value ? yes : no) : textOf(value)
  return [conditionOf(field, locale), operatorOf(operator, locale), said].filter(Boolean).join(' ')
}

interface HeadProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onRemove: () => void
  /** What else is done with it. */
  readonly children?: ReactNode
}

/** The head of an entry: what it is called, which opens and closes it, and how it is taken away. */
export function EntryHead({ name, isOpen, onOpen, onRemove, children }: HeadProps) {
  const t = useTranslate()
  return (
    <View className='tp-edit__item-head'>
      <Pressable className='tp-edit__open' expanded={isOpen} onTap={() => onOpen(!isOpen)}>
        {name}
      </Pressable>
      {children}
      <IconButton name='trash' label={t('builder.fields.remove', { name })} onTap={onRemove} />
    </View>
  )
}

/** When a widget is shown: conditions in words, and whether they hold for who edits. */
export const Conditions = observer(function Conditions(props: ControlProps) {
  const { value, label, onChange } = props
  const t = useTranslate()
  const locale = useLocale()
  const scope = useScope()
  const [opened, setOpened] = useState<number>()
  const given = isObject(value) ? value : {}
  const list = (Array.isArray(given.conditions) ? given.conditions : []) as readonly One[]
  const joined = given.logicalOperator === 'or' ? 'or' : 'and'
  const when = list.length > 0 ? readWhen(value) : undefined
  const put = (conditions: readonly One[], how: 'and' | 'or' = joined, isTyped = false) =>
    onChange(conditions.length > 0 ? { logicalOperator: how, conditions } : undefined, isTyped)
  const change = (at: number, next: Partial<One>, isTyped = false) =>
    put(
      list.map((each, other) => {
        if (other !== at) return each
        const changed = { ...each, ...next }
        return 'value' in next ? changed : { ...changed, value: valueFor(changed) }
      }),
      joined,
      isTyped,
    )
  return (
    <View className='tp-edit__list' role='group' label={label}>
      <View className='tp-edit__switch'>
        <Text className='tp-edit__label'>{label}</Text>
        <Reset {...props} />
      </View>
      {list.length > 1 && (
        <Segmented
          label={t('builder.when.joined')}
          options={LOGICAL_OPERATORS.map((each) => ({
            value: each,
            label: optionOf(each, locale),
          }))}
          value={joined}
          onChange={(how) => put(list, how)}
        />
      )}
      {list.map((each, at) => {
        const name = sentenceOf(each, locale, t('builder.when.yes'), t('builder.when.no'))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no names of their own.
          <View key={at} className='tp-edit__item'>
            <EntryHead
              name={name}
              isOpen={opened === at}
              onOpen={(isOpen) => setOpened(isOpen ? at : undefined)}
              onRemove={() => put(list.filter((_, other) => other !== at))}
            />
            {opened === at && (
              <Condition one={each} onChange={(next, isTyped) => change(at, next, isTyped)} />
            )}
          </View>
        )
      })}
      {when && (
        <Text className='tp-edit__note' role='status'>
          {t(holds(when, scope()) ? 'builder.when.holds' : 'builder.when.holdsNot')}
        </Text>
      )}
      <Button
        kind='secondary'
        icon='plus'
        label={t('builder.fields.addTo', { name: label })}
        onTap={() => {
          put([...list, { field: LOGGED_IN, operator: 'equal', value: true }])
          setOpened(list.length)
        }}
      >
        {t('common.add')}
      </Button>
    </View>
  )
})

interface ConditionProps {
  readonly one: One
  readonly onChange: (next: Partial<One>, isTyped?: boolean) => void
}

function Condition({ one, onChange }: ConditionProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { field, operator, value } = one
  const isKnown = FIELDS.includes(field)
  const isList = LISTS.includes(operator) || PAIRS.includes(operator)
  return (
    <View className='tp-edit__object'>
      <RadioGroup label={t('builder.when.field')}>
        {FIELDS.map((each) => (
          <RadioRow
            key={each}
            title={conditionOf(each, locale)}
            checked={each === field}
            onChange={() => onChange({ field: each })}
          />
        ))}
        <RadioRow
          title={t('builder.when.other')}
          checked={!isKnown}
          onChange={() => onChange({ field: 'page.tab' })}
        />
      </RadioGroup>
      {!isKnown && (
        <TextField
          label={t('builder.when.path')}
          hint={t('builder.when.pathHint')}
          field={{ value: field, onChange: (next) => onChange({ field: next }, true) }}
        />
      )}
      <RadioGroup label={t('builder.when.operator')}>
        {QUERY_OPERATORS.map((each) => (
          <RadioRow
            key={each}
            title={operatorOf(each, locale)}
            checked={each === operator}
            onChange={() => onChange({ operator: each })}
          />
        ))}
      </RadioGroup>
      {isYesNo(one) ? (
        <Segmented
          label={t('builder.when.value')}
          options={[
            { value: 'true', label: t('builder.when.yes') },
            { value: 'false', label: t('builder.when.no') },
          ]}
          value={String(value)}
          onChange={(next) => onChange({ value: next === 'true' })}
        />
      ) : (
        <TextField
          label={t('builder.when.value')}
          hint={isList ? t('builder.when.listHint') : undefined}
          field={{
            value: textOf(value),
            onChange: (text) =>
              onChange(
                { value: isList ? text.split(/[,，]/).map(readScalar) : readScalar(text) },
                true,
              ),
          }}
        />
      )}
    </View>
  )
}
