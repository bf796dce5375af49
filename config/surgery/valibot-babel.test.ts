import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import type * as Valibot from 'valibot'
import { valibotBabel } from './valibot-babel'

const SOURCE = readFileSync(require.resolve('valibot').replace(/\.cjs$/, '.mjs'), 'utf8')

function operate(code: string, isOperated = true): string {
  const plugins = [
    ...(isOperated ? [valibotBabel] : []),
    require.resolve('@babel/plugin-transform-modules-commonjs'),
  ]
  const options = { babelrc: false, configFile: false, compact: false, plugins }
  return transformSync(code, options)?.code ?? ''
}

/** The library as a build carries it, or as it is. */
function load(isOperated: boolean): typeof Valibot {
  const exports = {}
  new Function('exports', operate(SOURCE, isOperated))(exports)
  return exports as typeof Valibot
}

const ours = load(true)
const theirs = load(false)

test('plain schemas are one, and those with a message of their own are not', () => {
  for (const kind of ['string', 'number', 'boolean', 'unknown'] as const)
    expect(ours[kind]()).toBe(ours[kind]())
  expect(theirs.string()).not.toBe(theirs.string())
  expect(ours.string('no')).not.toBe(ours.string())
  expect(ours.string('no')).not.toBe(ours.string('no'))
  expect(ours.string()).not.toBe(ours.number())
})

/** What a beer is, and a message that only one of its fields has. */
const beerWith = (v: typeof Valibot) =>
  v.object({
    id: v.string(),
    name: v.pipe(v.string(), v.minLength(2)),
    note: v.optional(v.string(), ''),
    maker: v.string('no maker'),
    abv: v.nullable(v.number()),
    isCold: v.boolean(),
    more: v.unknown(),
  })

test.each([
  ['what is right', { id: '1', name: 'IPA', maker: 'us', abv: null, isCold: true, more: [1] }],
  ['what is wrong', { id: 1, name: 'I', maker: 2, abv: '5', isCold: 'yes' }],
  ['nothing', undefined],
])('%s is read as before', (_, beer) => {
  const [read, before] = [ours, theirs].map((v) => v.safeParse(beerWith(v), beer))
  const messages = (result: typeof read) => result?.issues?.map((one) => one.message)
  expect(read?.output).toEqual(before?.output)
  expect(read?.success).toBe(before?.success)
  expect(messages(read)).toEqual(messages(before))
})

test('a message is told by the schema that has it alone', () => {
  const told = ours.safeParse(beerWith(ours), { id: 1, maker: 1 }).issues?.map((one) => one.message)
  expect(told).toContain('no maker')
  expect(told?.filter((message) => message === 'no maker')).toHaveLength(1)
})

test('nothing of a schema is there for other libraries', () => {
  expect(theirs.object({})).toHaveProperty('~standard')
  for (const schema of [ours.object({}), ours.string(), ours.picklist(['ale'])])
    expect(schema).not.toHaveProperty('~standard')
})

test('another library stops the build', () => {
  expect(() => operate('function string() {}')).toThrow('valibot: string does more than it did')
  expect(() => operate('const string = 1')).toThrow('valibot has no _standardSchema, string')
})
