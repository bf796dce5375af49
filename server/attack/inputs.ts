import type * as v from 'valibot'
import type { Random } from './random'

const repeat = (text: string, count: number) => text.repeat(count)

/** Texts that have broken servers: as markup, as SQL, as a path, as a number, by their length. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "javascript:alert('1')",
  '{{constructor.constructor("alert(1)")()}}',
  "' or 1=1 --",
  "'; drop table users; --",
  '%',
  '_%\\',
  '$."a"',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '/\\evil.example',
  '//evil.example',
  'http://169.254.169.254/',
  'x\0y',
  'IPA\ud83c',
  '\ufeff\u202e酒',
  '0',
  '-1',
  '1e999',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '2026-13-45',
  repeat('a', 300),
  repeat('酒', 1500),
  repeat('a,', 900),
  repeat('a ', 900),
  repeat('%', 15_000),
  repeat('x', 60_000),
]

/** Those that may stand in a list of a thousand. */
const SHORT_TEXTS = HOSTILE_TEXTS.filter(({ length }) => length < 2000)

/** Characters of the longest input: many times what any call takes. */
const MOST_TEXT = 4_000_000

/** Markup that runs something wherever it is taken for markup. */
export const HOSTILE_MARKUP: readonly string[] = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)><img src=x>",
  '</title></style></textarea><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><img src=x>',
  '<a href="javascript:alert(1)">x</a><img src=x>',
]

const HOSTILE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  101,
  2 ** 31,
  2 ** 53,
  1e15,
  1e21,
  1e300,
  -1e300,
]

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 'x')

/** A value of any kind that nobody asked for. */
export function hostile(random: Random): unknown {
  const kinds: readonly (() => unknown)[] = [
    () => random.pick(HOSTILE_TEXTS),
    () => random.pick(HOSTILE_TEXTS),
    () => random.pick(HOSTILE_NUMBERS),
    () => random.pick([null, true, false]),
    () => Array.from({ length: random.pick([0, 1, 150, 1000]) }, () => random.pick(SHORT_TEXTS)),
    () => Array.from({ length: random.pick([1, 1000]) }, () => ({ id: '1', name: 'x' })),
    () => deep(random.pick([2, 30, 2000])),
    () => JSON.parse('{"__proto__":{"isAdmin":1},"constructor":1}'),
    () => Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
  ]
  return random.pick(kinds)()
}

/** The parts of a Valibot schema this file looks into; its own types hide them behind generics. */
interface Shape {
  readonly type: string
  readonly wrapped?: Shape
  readonly pipe?: readonly Shape[]
  readonly entries?: Readonly<Record<string, Shape>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly item?: Shape
  readonly value?: Shape
}

/** How much of an input is hostile: nothing, one value of it, or so many of a hundred values. */
export type Spite = 'none' | 'one' | number

interface Making {
  readonly random: Random
  /** A word that fits a field of this name. */
  readonly pool: (field: string) => string | undefined
  /** Whether the next value is to be hostile. Asked once for each. */
  readonly strikes: () => boolean
}

const PLAIN_TEXTS = ['1', '2', 'a', 'IPA', '13800138000', '778899', 'taproom1', '/product/list']

type Maker = (shape: Shape, field: string, making: Making) => unknown

const record: Maker = ({ entries = {} }, _, making) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, inner]) => [name, make(inner, name, making)]),
  )
const optional: Maker = ({ wrapped }, field, making) =>
  wrapped && making.random.chance(60) ? make(wrapped, field, making) : undefined

const MAKERS: Readonly<Record<string, Maker>> = {
  object: record,
  strict_object: record,
  loose_object: record,
  optional,
  nullable: optional,
  nullish: optional,
  exact_optional: optional,
  string: (_, field, { random, pool }) =>
    (random.chance(70) ? pool(field) : undefined) ?? random.pick(PLAIN_TEXTS),
  number: (_, __, { random }) => random.pick([0, 1, 2, 3, 10, 100, 1000]),
  boolean: (_, __, { random }) => random.chance(50),
  picklist: ({ options = [] }, _, { random }) => random.pick(options),
  enum: ({ options = [] }, _, { random }) => random.pick(options),
  literal: ({ literal }) => literal,
  null: () => null,
  union: ({ options = [] }, field, making) =>
    make(making.random.pick(options as readonly Shape[]), field, making),
  array: ({ item }, field, making) =>
    Array.from({ length: making.random.int(3) }, () => item && make(item, field, making)),
  record: ({ value }, _, making) => ({
    [making.random.pick(['id', 'name', 'userId', 'status', 'x'])]:
      value && make(value, 'x', making),
  }),
}

function make(shape: Shape, field: string, making: Making): unknown {
  if (making.strikes()) return hostileOf(shape, field, making)
  const maker = MAKERS[shape.type]
  if (maker) return maker(shape, field, making)
  return making.random.pick<unknown>(['1', 1, {}, [], null])
}

/** Of the right kind most of the time: what is of another is refused at the door. */
function hostileOf(shape: Shape, field: string, making: Making): unknown {
  const { random } = making
  if (random.chance(30)) return hostile(random)
  const inner = shape.wrapped ?? shape
  if (inner.type === 'string') return random.pick(HOSTILE_TEXTS)
  if (inner.type === 'number') return random.pick(HOSTILE_NUMBERS)
  if (inner.type !== 'array' || !inner.item) return make(inner, field, making)
  const item = make(inner.item, field, making)
  // Lists of lists of long texts grow beyond what a text can be.
  const room = Math.ceil(MOST_TEXT / (1 + (JSON.stringify(item)?.length ?? 0)))
  return Array.from({ length: Math.min(room, random.pick([0, 50, 199, 1000])) }, () => item)
}

/** More than an input has values. */
const MANY = 1000

/**
 * Something a call could be asked with.
 *
 * @param pool a word that fits a field of a name.
 */
export function inputOf(
  schema: v.GenericSchema,
  random: Random,
  pool: (field: string) => string | undefined,
  spite: Spite,
): unknown {
  let left = spite === 'one' ? random.int(MANY) % (1 + fieldsOf(schema)) : 0
  const strikes = () => (spite === 'one' ? left-- === 0 : spite !== 'none' && random.chance(spite))
  return make(schema as unknown as Shape, '', { random, pool, strikes })
}

/** About as many values as an input has. */
function fieldsOf(schema: v.GenericSchema): number {
  const count = (shape: Shape | undefined): number => {
    if (!shape) return 0
    const inner = Object.values(shape.entries ?? {}).reduce((sum, each) => sum + count(each), 0)
    return 1 + inner + count(shape.wrapped) + count(shape.item)
  }
  return count(schema as unknown as Shape)
}

/** The names of all fields an input may have, those inside each other too. */
export function fieldNames(schema: v.GenericSchema): readonly string[] {
  const names = (shape: Shape | undefined): string[] => {
    if (!shape) return []
    const { entries = {}, options = [], wrapped, item, value } = shape
    const inner = [...Object.values(entries), wrapped, item, value, ...options]
    return [
      ...Object.keys(entries),
      ...inner
        .filter((each): each is Shape => typeof each === 'object' && each !== null)
        .flatMap(names),
    ]
  }
  return names(schema as unknown as Shape)
}
