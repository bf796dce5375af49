import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { widgetBabel } from './widget-babel'

const source = path.resolve(__dirname, '../../src')
const TABLE = `
  import { defineWidget } from '../../engine/contract'
  import { MarketTable } from './market-table'
  import { schema } from './schema'
  export const marketTable = defineWidget(
    { type: 'marketTable', value: schema, examples: { full: { value: 'beer' } } },
    MarketTable,
  )`

interface Options {
  readonly dropExamples?: boolean
  readonly early?: readonly string[]
}
const operate = (file: string, code: string, { dropExamples = false, early }: Options = {}) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    filename: path.join(source, file),
    parserOpts: { plugins: ['typescript'] },
    plugins: [[widgetBabel, { dropExamples, early }]],
  })?.code ?? ''

test('a widget of H5 loads what draws it when it is drawn, and reads its definition before', () => {
  const code = operate('widgets/market-table/index.ts', TABLE, { early: ['banner'] })
  expect(code).toContain("import('./market-table').then(m => m.MarketTable)")
  expect(code).not.toMatch(/^\s*import .* from '.\/market-table'/m)
  expect(code).toMatch(/import { schema } from '.\/schema'/)
  expect(code).toMatch(/defineWidget\({[\s\S]*}, MarketTable\)/)
})

test.each(['widgets/market-table/index.ts', 'features/report/widgets/market-table/index.ts'])(
  'the helper is found from %s',
  (file) => {
    const code = operate(file, TABLE, { early: [] })
    const helper = /lazyWidget as \w+ } from '([^']+)'/.exec(code)?.[1] ?? ''
    const found = path.resolve(path.dirname(path.join(source, file)), helper)
    expect(existsSync(`${found}.tsx`)).toBe(true)
  },
)

test('the widgets a home page starts with, and all of mini-programs, come with their page', () => {
  for (const early of [['market-table'], undefined])
    expect(operate('widgets/market-table/index.ts', TABLE, { early })).not.toMatch(/import\(/)
})

test('two widgets of one folder load by themselves', () => {
  const code = operate(
    'widgets/pair/index.ts',
    `import { A } from './a'
     import { B } from './b'
     export const a = defineWidget({ type: 'a' }, A)
     export const b = defineWidget({ type: 'b' }, B)`,
    { early: [] },
  )
  expect(code).toContain("import('./a').then(m => m.A)")
  expect(code).toContain("import('./b').then(m => m.B)")
})

test('two widgets that one file draws load it when one of them is drawn', () => {
  const code = operate(
    'widgets/pair/index.ts',
    `import { A, B } from './pair'
     export const a = defineWidget({ type: 'a' }, A)
     export const b = defineWidget({ type: 'b' }, B)`,
    { early: [] },
  )
  expect(code).toContain("import('./pair').then(m => m.A)")
  expect(code).toContain("import('./pair').then(m => m.B)")
  expect(code).not.toMatch(/from '.\/pair'/)
})

test('examples stay out of production', () => {
  const file = 'widgets/market-table/index.ts'
  expect(operate(file, TABLE, { dropExamples: true })).not.toContain('beer')
  expect(operate(file, TABLE)).toContain('beer')
})

test('examples that two definitions share stay out of production', () => {
  const shared = `const common = { version: 1, examples: { bare: { value: 'beer' } } } as const
    export const a = defineWidget({ ...common, type: 'a' }, A)
    export const b = defineWidget({ ...common, type: 'b' }, B)`
  const production = operate('widgets/pair/index.ts', shared, { dropExamples: true })
  expect(production).not.toContain('beer')
  expect(production).toContain('version: 1')
  expect(operate('widgets/pair/index.ts', shared)).toContain('beer')
})

test.each(["'Beer. '.repeat(5)", "['Beer'].map((name) => ({ name }))", 'Array.from([1, 2])'])(
  'what is put together by hand for examples goes with them: %s',
  (value) => {
    const code = `const example = ${value}\n${TABLE}`
    const file = 'widgets/market-table/index.ts'
    expect(operate(file, code, { dropExamples: true })).toMatch(/example = \/\*\s*#__PURE__/)
    expect(operate(file, code)).not.toContain('#__PURE__')
  },
)

test('what a helper of the file puts together for examples goes with them', () => {
  const file = 'widgets/market-table/index.ts'
  const code = `const both = (en, zh) => ({ en, zh })
    const names = [both('Beer', '酒')]
    const kept = v.optional(v.string())
    ${TABLE}`
  const production = operate(file, code, { dropExamples: true })
  expect(production).toMatch(/\/\*\s*#__PURE__\s*\*\/both\(/)
  expect(production).not.toMatch(/#__PURE__\s*\*\/(v|defineWidget)/)
  expect(operate(file, code)).not.toContain('#__PURE__')
})

test('other files keep their imports and examples', () => {
  const options = { dropExamples: true, early: [] }
  for (const file of ['engine/sample/index.ts', 'widgets/market-table/table.ts']) {
    const code = operate(file, TABLE, options)
    expect(code).toContain('beer')
    expect(code).not.toMatch(/import\(/)
  }
})

/** What defines widgets in src, wherever their folders lie. */
const definitions = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)widgets\/[^/]+\/index\.ts$/.test(file),
)

test('every widget of ours can load late', () => {
  expect(definitions.length).toBeGreaterThan(50)
  for (const file of definitions) {
    const code = readFileSync(path.join(source, file), 'utf8')
    // Two widgets of a folder may draw with one component.
    const components = new Set(code.match(/(?<=defineWidget\(.*, |^ {2})[A-Z]\w+(?=,?\n?\)$)/gm))
    const late = operate(file, code, { early: [] }).match(/\bimport\(/g) ?? []
    expect([file, late.length]).toEqual([file, Math.max(components.size, 1)])
  }
})
