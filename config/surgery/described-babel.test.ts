import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { describedBabel } from './described-babel'

const source = path.resolve(__dirname, '../../src')
const operate = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [describedBabel],
  })?.code ?? ''

test('a widget keeps what it says of itself, and nothing of what draws it', () => {
  const code = operate(`
    import { defineWidget } from '../../engine/contract'
    import { page } from './contract'
    import { Bones, Table } from './table'
    import { schema } from './schema'
    const rows = ['a', 'b']
    const shared = { version: 2, examples: { full: { value: rows } }, isEmpty: (all: unknown[]) => all.length === 0 } as const
    export const table = defineWidget(
      { ...shared, type: 'table', value: schema, height: 20, Skeleton: Bones, load: ({ signal }) => page({}, { signal }) },
      Table,
    )`)
  expect(code).toContain("type: 'table'")
  expect(code).toContain('version: 2')
  expect(code).toContain('value: schema')
  expect(code).toContain('height: 20')
  // That it finds its value by itself is part of what it is.
  expect(code).toMatch(/load: \(\) => null\s*}, \(\) => null\)/)
  expect(code).not.toMatch(/table'\s*;?$|Bones|\.\/contract|examples|isEmpty|rows/m)
})

test('lists of widgets hand the wish on, and bring no words', () => {
  const code = operate(`
    import { createRegistry } from '../engine/contract'
    import { about, appUpdate } from '../features/app/widgets/about'
    import { baseWidgets } from './base'
    import { addCoreTexts } from './texts/add-core'
    addCoreTexts()
    export const all = createRegistry(...baseWidgets, about, appUpdate)`)
  expect(code).toMatch(/from ['"]\.\.\/features\/app\/widgets\/about\?described['"]/)
  expect(code).toMatch(/from ['"]\.\/base\?described['"]/)
  expect(code).toMatch(/from '\.\.\/engine\/contract'/)
  expect(code).not.toMatch(/texts|addCoreTexts/)
})

test('those of packages too, as far as they lie in folders of widgets', () => {
  const list = operate("import * as own from '../../taproom.widgets'\nexport const all = [own]")
  expect(list).toMatch(/from ['"]\.\.\/\.\.\/taproom\.widgets\?described['"]/)
  const code = operate("export { ribbon } from './examples/ribbons/widgets/ribbon'")
  expect(code).toMatch(/from ['"]\.\/examples\/ribbons\/widgets\/ribbon\?described['"]/)
})

const folders = readdirSync(path.join(source, 'features'), { recursive: true, encoding: 'utf8' })
const widgets = folders.filter((name) => /widgets[\\/][^\\/]+[\\/]index\.ts$/.test(name))

test('no widget of the house brings what draws it', () => {
  expect(widgets.length).toBeGreaterThan(50)
  for (const file of widgets) {
    const code = readFileSync(path.join(source, 'features', file), 'utf8')
    const drawn = [...code.matchAll(/^ {2}([A-Z]\w+),\n\)$/gm)].map(([, name]) => name)
    const said = operate(code)
    expect([file, said.match(/defineWidget\(/g)?.length]).toEqual([
      file,
      code.match(/defineWidget\(/g)?.length,
    ])
    const imports = (said.match(/^import .*$/gm) ?? []).join('\n')
    const brought = drawn.filter((name) => new RegExp(`\\b${name}\\b`).test(imports))
    expect([file, brought]).toEqual([file, []])
  }
})
