import { type ReactNode, useState } from 'react'
import type { Action, Source } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useScope } from '../../../../engine/data/resolve'
import { useServices } from '../../../../engine/services'
import { IMAGE_COUNT } from '../../../../shared/constants'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import type { Field } from '../../rules/describe'
import type { Raw } from '../../rules/document'
import type { PickerProps } from './hands'
import { JsonControl, Reset } from './plain-controls'
import { useWords } from './tools'
import words from './wiring.json'

type Props = Omit<PickerProps, 'kind'>
type Word = keyof typeof words

const field = (name: Word, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  isRequired: false,
  ...more,
})
const url = field('url', 'url')
const path = field('path', 'text')
const then = field('then', 'json')

/** What each action can be told. An action without a row does not compile. */
const ACTIONS: { readonly [K in Action['do']]: readonly Field[] } = {
  go: [url, field('query', 'json'), field('replace', 'switch', { initial: false })],
  back: [],
  tab: [field('index', 'number', { min: 0, max: 3, isWhole: true })],
  web: [field('url', 'text')],
  login: [],
  refresh: [],
  call: [field('call', 'text'), field('body', 'json'), field('confirm', 'l10n'), then],
  pay: [field('payId', 'json')],
  set: [path, field('value', 'json')],
  contact: [],
  copy: [field('value', 'json')],
  toast: [field('value', 'l10n')],
  share: [field('value', 'json')],
  scan: [path, url, then],
  upload: [path, field('count', 'number', { min: 1, max: IMAGE_COUNT, isWhole: true }), then],
}
const SLOTS = ['tap', 'itemTap', 'more', 'submit', 'view'] as const

/** What each source can be told. */
const SOURCES: { readonly [K in Source['from']]: readonly Field[] } = {
  static: [],
  session: [path],
  route: [path],
  page: [path],
  api: [field('call', 'text'), field('query', 'json'), path],
  report: [field('type', 'text')],
  relation: [field('type', 'text')],
  list: [field('type', 'text'), field('query', 'json')],
  light: [field('table', 'text'), field('id', 'text')],
  config: [field('type', 'text'), field('list', 'switch', { initial: false })],
  enum: [field('name', 'text')],
}
const kindsOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  Object.keys(table) as unknown as readonly K[]
const isIn = <K extends string>(table: Readonly<Record<K, unknown>>, key: unknown): key is K =>
  kindsOf(table).includes(key as K)

/** The calls of one kind; they come with the tables of calls. */
function useCalls(which: 'reads' | 'writes'): readonly string[] {
  const { callNames } = useServices()
  const found = useQuery({ key: ['edit-calls'], load: callNames })
  return [...(found.value?.[which] ?? [])].sort()
}

interface ToldProps extends Pick<Props, 'Control'> {
  readonly fields: readonly Field[]
  readonly value: Raw
  readonly calls: readonly string[]
  readonly onChange: (value: Raw, isTyped?: boolean) => void
}

/** What an action or a source is told, field by field; what else stands in it stays. */
function Told({ Control, fields, value, calls, onChange }: ToldProps) {
  const say = useWords(words)
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

/** As a form, or as JSON where somebody prefers it or a form would lose something. */
function Wired(props: Props & { readonly isPlain: boolean; readonly children: ReactNode }) {
  const say = useWords(words)
  const [isRaw, setRaw] = useState(false)
  const { isPlain, children, Control: _, ...control } = props
  if (isRaw || !isPlain) {
    return (
      <View className='tp-edit__object'>
        <JsonControl {...control} />
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
        <Reset {...control} />
        <Button kind='ghost' size='s' onTap={() => setRaw(true)}>
          {say('raw')}
        </Button>
      </View>
      {children}
    </View>
  )
}

/** What taps do, by where they are made. */
export function ActionPicker(props: Props) {
  const { value, onChange, Control } = props
  const say = useWords(words)
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
            <Text className='tp-edit__label'>{say(slot)}</Text>
            <RadioGroup label={`${say(slot)} · ${say('kind')}`}>
              {kindsOf(ACTIONS).map((each) => (
                <RadioRow
                  key={each}
                  title={say(`do.${each}`)}
                  checked={each === kind}
                  onChange={() => put(slot, { do: each })}
                />
              ))}
            </RadioGroup>
            <Told
              Control={Control}
              fields={ACTIONS[kind]}
              value={action}
              calls={calls}
              onChange={(next, isTyped) => put(slot, next, isTyped)}
            />
            <Button
              kind='ghost'
              icon='trash'
              label={`${say('remove')}: ${say(slot)}`}
              onTap={() => put(slot, undefined)}
            >
              {say('remove')}
            </Button>
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

/** Where the content comes from, and what comes of it now. */
export function SourcePicker(props: Props) {
  const { value, onChange, Control } = props
  const say = useWords(words)
  const calls = useCalls('reads')
  const isNamed = typeof value === 'string'
  const source = isObject(value) ? value : undefined
  const from = source?.from
  const isPlain = value === undefined || isNamed || isIn(SOURCES, from)
  const kind = isIn(SOURCES, from) ? from : undefined
  return (
    <Wired {...props} isPlain={isPlain}>
      <RadioGroup label={say('source')}>
        <RadioRow
          title={say('none')}
          checked={value === undefined}
          onChange={() => onChange(undefined)}
        />
        <RadioRow title={say('shared')} checked={isNamed} onChange={() => onChange('')} />
        {kindsOf(SOURCES).map((each) => (
          <RadioRow
            key={each}
            title={say(`from.${each}`)}
            checked={each === kind}
            onChange={() => onChange({ from: each })}
          />
        ))}
      </RadioGroup>
      {isNamed && (
        <TextField
          label={say('name')}
          field={{ value, onChange: (next) => onChange(next, true) }}
        />
      )}
      {source && kind && (
        <>
          <Told
            Control={Control}
            fields={SOURCES[kind]}
            value={source}
            calls={calls}
            onChange={onChange}
          />
          <Samples source={source} />
        </>
      )}
    </Wired>
  )
}

const SAMPLE = 300
const FEW = 3

/** The first of what a source gives, to whoever edits. */
function Samples({ source }: { readonly source: Raw }) {
  const { loadSource } = useServices()
  const scope = useScope()
  const say = useWords(words)
  const found = useQuery({
    key: ['edit-sample', source],
    load: async ({ signal }) => ({
      data: await loadSource(source as unknown as Source, scope(), signal),
    }),
  })
  const data = found.value?.data
  const list = isObject(data) && Array.isArray(data.result) ? (data.result as unknown[]) : data
  const some = Array.isArray(list) ? (list as unknown[]).slice(0, FEW) : list ? [list] : []
  return (
    <View role='group' label={say('samples')}>
      <Text className='tp-edit__label'>{say('samples')}</Text>
      {some.length === 0 && <Text className='tp-edit__note'>{say('noSamples')}</Text>}
      {some.map((each) => {
        const text = JSON.stringify(each).slice(0, SAMPLE)
        return (
          <Text key={text} className='tp-edit__none'>
            {text}
          </Text>
        )
      })}
    </View>
  )
}

/** Which field of the source fills which of the part. */
export function MapPicker(props: Props) {
  const { value, onChange, label } = props
  const say = useWords(words)
  const rows = isObject(value) ? Object.entries(value) : []
  const isPlain =
    (value === undefined || isObject(value)) && rows.every(([, from]) => typeof from === 'string')
  const put = (next: readonly (readonly [string, unknown])[], isTyped = false) =>
    onChange(next.length > 0 ? Object.fromEntries(next) : undefined, isTyped)
  const change = (at: number, row: readonly [string, unknown]) =>
    put(
      rows.map((each, other) => (other === at ? row : each)),
      true,
    )
  return (
    <Wired {...props} isPlain={isPlain}>
      {rows.map(([name, from], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is typed.
        <View key={at} className='tp-edit__item'>
          <TextField
            label={`${say('field')} ${at + 1}`}
            field={{ value: name, onChange: (next) => change(at, [next, from]) }}
          />
          <TextField
            label={`${say('from')} ${at + 1}`}
            field={{ value: String(from), onChange: (next) => change(at, [name, next]) }}
          />
          <Button
            kind='ghost'
            icon='trash'
            label={`${say('remove')}: ${name}`}
            onTap={() => put(rows.filter((_, other) => other !== at))}
          >
            {say('remove')}
          </Button>
        </View>
      ))}
      <Button
        kind='secondary'
        icon='plus'
        label={`${label}: ${say('addRow')}`}
        onTap={() => put([...rows, [`field${rows.length + 1}`, '']])}
      >
        {say('addRow')}
      </Button>
    </Wired>
  )
}
