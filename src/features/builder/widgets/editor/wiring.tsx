import { type ReactNode, useState } from 'react'
import type { Action } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { IMAGE_COUNT } from '../../../../shared/constants'
import { isObject } from '../../../../shared/json'
import { Button, IconButton } from '../../../../ui/button/button'
import type { IconName } from '../../../../ui/icon/icons'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { useWords, type WordOf } from '../../parts/catalogue'
import { callsFrom } from '../../queries'
import type { Field } from '../../rules/describe'
import type { Raw } from '../../rules/document'
import { Panel, type PickerProps } from './hands'

export type WiredProps = Omit<PickerProps, 'kind'>
type Word = WordOf<'wiring'>

const BOUNDS: Readonly<Record<string, Partial<Field> | undefined>> = {
  index: { min: 0, max: 3, isWhole: true },
  count: { min: 1, max: IMAGE_COUNT, isWhole: true },
}
/** Fields by their names and kinds: `url:url replace:switch`. */
export const fields = (spec: string): readonly Field[] =>
  (spec === '' ? [] : spec.split(' ')).map((each) => {
    const [name = '', kind] = each.split(':')
    return { name, kind: kind as Field['kind'], isRequired: false, ...BOUNDS[name] }
  })

/** What each action can be told. An action without a row does not compile. */
const ACTIONS: { readonly [K in Action['do']]: readonly Field[] } = {
  go: fields('url:url query:json replace:switch'),
  back: [],
  tab: fields('index:number'),
  web: fields('url:text'),
  login: [],
  refresh: [],
  call: fields('call:text body:json confirm:l10n then:json'),
  pay: fields('payId:json'),
  set: fields('path:text value:json'),
  contact: [],
  copy: fields('value:json'),
  toast: fields('value:l10n'),
  share: fields('value:json'),
  scan: fields('path:text url:url then:json'),
  upload: fields('path:text count:number then:json'),
}
const SLOTS = ['tap', 'itemTap', 'more', 'submit', 'view'] as const

export const kindsOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  Object.keys(table) as unknown as readonly K[]
export const isIn = <K extends string>(
  table: Readonly<Record<K, unknown>>,
  key: unknown,
): key is K => kindsOf(table).includes(key as K)

/** The calls of one kind; they come with the tables of calls. */
export function useCalls(which: 'reads' | 'writes'): readonly string[] {
  const { callNames } = useServices()
  const found = useQuery(callsFrom(callNames))
  return [...(found.value?.[which] ?? [])].sort()
}

interface ToldProps {
  readonly Control: WiredProps['parts']['Control']
  readonly fields: readonly Field[]
  readonly value: Raw
  readonly calls: readonly string[]
  readonly onChange: (value: Raw, isTyped?: boolean) => void
}

/** What an action or a source is told, field by field; what else stands in it stays. */
export function Told({ Control, fields, value, calls, onChange }: ToldProps) {
  const say = useWords('wiring')
  return (
    <>
      {fields.map((each) => {
        const { name } = each
        const isCall = name === 'call' && calls.length > 0
        return (
          <Control
            key={name}
            field={isCall ? { ...each, kind: 'choice', options: calls } : each}
            label={say(name as Word)}
            value={value[name]}
            onChange={(next, isTyped) => {
              const { [name]: _, ...others } = value
              onChange(next === undefined ? others : { ...others, [name]: next }, isTyped)
            }}
          />
        )
      })}
    </>
  )
}

interface ChosenProps {
  readonly control: WiredProps
  readonly icon: IconName
  /** What the button says, and the panel that it opens. */
  readonly title: string
  readonly children: (take: (value: string) => void, close: () => void) => ReactNode
}

/** What is written, and below it the way to choose it. */
export function Chosen({ control, icon, title, children }: ChosenProps) {
  const [isOpen, setOpen] = useState(false)
  function take(value: string): void {
    control.onChange(value)
    setOpen(false)
  }
  return (
    <>
      <control.parts.Line {...control} />
      <Button
        kind='secondary'
        size='s'
        icon={icon}
        label={`${title}: ${control.label}`}
        onTap={() => setOpen(true)}
      >
        {title}
      </Button>
      {isOpen && (
        <Panel open title={title} onClose={() => setOpen(false)}>
          <View className='tp-edit__palette'>{children(take, () => setOpen(false))}</View>
        </Panel>
      )}
    </>
  )
}

interface KindsProps {
  readonly label: string
  /** What each is called. */
  readonly kinds: readonly (readonly [kind: string, name: string])[]
  readonly value: string
  readonly onChange: (kind: string) => void
}

/** One of many kinds: the others are seen when it is to be another. */
export function Kinds({ label, kinds, value, onChange }: KindsProps) {
  const [isOpen, setOpen] = useState(false)
  const name = kinds.find(([kind]) => kind === value)?.[1] ?? value
  return (
    <View className='tp-edit__item'>
      <Pressable
        className='tp-edit__open'
        label={`${label}: ${name}`}
        expanded={isOpen}
        onTap={() => setOpen(!isOpen)}
      >
        {name}
      </Pressable>
      {isOpen && (
        <RadioGroup label={label}>
          {kinds.map(([kind, title]) => (
            <RadioRow
              key={kind}
              title={title}
              checked={kind === value}
              onChange={() => {
                onChange(kind)
                setOpen(false)
              }}
            />
          ))}
        </RadioGroup>
      )}
    </View>
  )
}

/** As a form, or as JSON where somebody prefers it or a form would lose something. */
export function Wired(
  props: WiredProps & { readonly isPlain: boolean; readonly children: ReactNode },
) {
  const say = useWords('wiring')
  const [isRaw, setRaw] = useState(false)
  const { isPlain, children, parts, ...control } = props
  if (isRaw || !isPlain) {
    return (
      <View className='tp-edit__object'>
        <parts.Json {...control} />
        {isPlain && (
          <Button kind='ghost' size='s' onTap={() => setRaw(false)}>
            {say('form')}
          </Button>
        )}
      </View>
    )
  }
  return (
    <View className='tp-edit__object' role='group' label={props.label}>
      <View className='tp-edit__switch'>
        <Text className='tp-edit__label'>{props.label}</Text>
        <parts.Reset {...control} />
        <Button kind='ghost' size='s' onTap={() => setRaw(true)}>
          {say('raw')}
        </Button>
      </View>
      {children}
    </View>
  )
}

/** What taps do, by where they are made. */
export function ActionPicker(props: WiredProps) {
  const { value, onChange, parts } = props
  const say = useWords('wiring')
  const calls = useCalls('writes')
  const on = isObject(value) ? value : {}
  const isPlain =
    (value === undefined || isObject(value)) &&
    Object.entries(on).every(
      ([slot, action]) =>
        SLOTS.some((each) => each === slot) && isObject(action) && isIn(ACTIONS, action.do),
    )
  const put = (slot: string, action: Raw | undefined, isTyped = false) => {
    const { [slot]: _, ...others } = on
    const next = action ? { ...on, [slot]: action } : others
    onChange(Object.keys(next).length > 0 ? next : undefined, isTyped)
  }
  return (
    <Wired {...props} isPlain={isPlain}>
      {SLOTS.filter((slot) => on[slot] !== undefined).map((slot) => {
        const action = on[slot] as Raw
        const kind = action.do as Action['do']
        return (
          <View key={slot} className='tp-edit__item' role='group' label={say(slot)}>
            <View className='tp-edit__item-head'>
              <Text className='tp-edit__label'>{say(slot)}</Text>
              <IconButton
                name='trash'
                label={`${say('remove')}: ${say(slot)}`}
                onTap={() => put(slot, undefined)}
              />
            </View>
            <Kinds
              label={say('kind')}
              kinds={kindsOf(ACTIONS).map((each) => [each, say(`do.${each}`)])}
              value={kind}
              onChange={(next) => put(slot, { do: next })}
            />
            <Told
              Control={parts.Control}
              fields={ACTIONS[kind]}
              value={action}
              calls={calls}
              onChange={(next, isTyped) => put(slot, next, isTyped)}
            />
          </View>
        )
      })}
      <Text className='tp-edit__note'>{say('add')}</Text>
      <View className='tp-edit__choice'>
        {SLOTS.filter((slot) => on[slot] === undefined).map((slot) => (
          <Button
            key={slot}
            kind='secondary'
            size='s'
            icon='plus'
            onTap={() => put(slot, { do: 'go', url: '' })}
          >
            {say(slot)}
          </Button>
        ))}
      </View>
    </Wired>
  )
}
