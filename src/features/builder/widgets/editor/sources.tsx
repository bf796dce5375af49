import type { Source } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useScope } from '../../../../engine/data/resolve'
import { useServices } from '../../../../engine/services'
import { isObject } from '../../../../shared/json'
import { Button, IconButton } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { useWords } from '../../parts/catalogue'
import { sampleOf } from '../../queries'
import type { Field } from '../../rules/describe'
import type { Raw } from '../../rules/document'
import { fields, isIn, Kinds, kindsOf, Told, useCalls, Wired, type WiredProps } from './wiring'

/** What each source can be told. */
const SOURCES: { readonly [K in Source['from']]: readonly Field[] } = {
  static: [],
  session: fields('path:text'),
  route: fields('path:text'),
  page: fields('path:text'),
  api: fields('call:text query:json path:text'),
  report: fields('type:text'),
  relation: fields('type:text'),
  list: fields('type:text query:json'),
  light: fields('table:text id:text'),
  config: fields('type:text list:switch'),
  enum: fields('name:text'),
}
/** No kinds of sources. */
const [NONE, SHARED] = ['', '$']

/** Where the content comes from, and what comes of it now. */
export function SourcePicker(props: WiredProps) {
  const { value, onChange, parts } = props
  const say = useWords('wiring')
  const calls = useCalls('reads')
  const isNamed = typeof value === 'string'
  const source = isObject(value) ? value : undefined
  const from = source?.from
  const isPlain = value === undefined || isNamed || isIn(SOURCES, from)
  const kind = isIn(SOURCES, from) ? from : undefined
  return (
    <Wired {...props} isPlain={isPlain}>
      <Kinds
        label={say('source')}
        kinds={[
          [NONE, say('none')],
          [SHARED, say('shared')],
          ...kindsOf(SOURCES).map((each) => [each, say(`from.${each}`)] as const),
        ]}
        value={isNamed ? SHARED : (kind ?? NONE)}
        onChange={(next) =>
          onChange(next === NONE ? undefined : next === SHARED ? '' : { from: next })
        }
      />
      {isNamed && (
        <TextField
          label={say('name')}
          field={{ value, onChange: (next) => onChange(next, true) }}
        />
      )}
      {source && kind && (
        <>
          <Told
            Control={parts.Control}
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
  const say = useWords('wiring')
  const found = useQuery(
    sampleOf(source, (signal) => loadSource(source as unknown as Source, scope(), signal)),
  )
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
export function MapPicker(props: WiredProps) {
  const { value, onChange, label } = props
  const say = useWords('wiring')
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
            label={`${say('takenFrom')} ${at + 1}`}
            field={{ value: String(from), onChange: (next) => change(at, [name, next]) }}
          />
          <IconButton
            name='trash'
            label={`${say('remove')}: ${name}`}
            onTap={() => put(rows.filter((_, other) => other !== at))}
          />
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

/** Products and shops of the server, as their own pages list them. */
export function useListed(call: string, query: Readonly<Record<string, string>>) {
  const { loadSource } = useServices()
  const scope = useScope()
  const source: Source = { from: 'api', call, query }
  const found = useQuery(sampleOf(source, (signal) => loadSource(source, scope(), signal))).value
    ?.data
  const list = isObject(found) && Array.isArray(found.result) ? found.result : found
  return (Array.isArray(list) ? (list as unknown[]) : []).filter(isObject)
}
