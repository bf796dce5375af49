import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'

// @reads kit examples docs/how-to src taproom.widgets.ts

const root = join(__dirname, '..')
const example = join(root, 'examples/widget-countdown-ribbon')
const outside = mkdtempSync(join(tmpdir(), 'taproom-kit-'))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A copy of the example in another place, with the packages its package.json wants. */
beforeAll(() => {
  cpSync(example, outside, { recursive: true })
  const packages = join(outside, 'node_modules')
  mkdirSync(join(packages, '@types'), { recursive: true })
  symlinkSync(root, join(packages, 'taproom'))
  for (const name of ['react', '@types/react'])
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
})
afterAll(() => rmSync(outside, { recursive: true }))

/** A program of ours, run in the folder of the copy: without the plan of the run that this test is part of. */
function run(program: string, ...args: readonly string[]) {
  const { UNIT_PLAN: _, ...env } = process.env
  return new Promise<{ readonly code: number; readonly said: string }>((resolve) => {
    const file = join(root, 'node_modules', program)
    const child = execFile(
      process.execPath,
      [file, ...args],
      { cwd: outside, env },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}
const compile = () => run('typescript-native/bin/tsc', '--project', 'tsconfig.json')

test('a package somewhere else compiles against the kit', async () => {
  expect(await compile()).toEqual({ code: 0, said: '' })
})

test('what a widget does not take does not compile', async () => {
  const file = join(outside, 'widgets/wrong.tsx')
  const text = read('examples/widget-countdown-ribbon/widgets/countdown-ribbon/index.ts')
  writeFileSync(
    file,
    text
      .replace("'./countdown-ribbon'", "'./countdown-ribbon/countdown-ribbon'")
      .replace('until: seconds', 'until: l10n'),
  )
  const { code, said } = await compile()
  rmSync(file)
  expect(code).not.toBe(0)
  expect(said).toMatch(/widgets\/wrong\.tsx.*error TS/)
})

test('its own tests run there', async () => {
  const { code, said } = await run('jest/bin/jest.js', '--maxWorkers=1')
  expect(said).toMatch(/Tests: +6 passed, 6 total/)
  expect(code).toBe(0)
})

/** The registry of the pages of the shop, with this in taproom.widgets.ts. */
async function registered(list: string): Promise<ReadonlyMap<string, unknown>> {
  const outfile = join(outside, 'registry.cjs')
  await build({
    stdin: { contents: "export { commerce } from './src/registry/commerce'", resolveDir: root },
    bundle: true,
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    outfile,
    logLevel: 'error',
    loader: { '.scss': 'empty', '.svg': 'empty', '.png': 'empty' },
    plugins: [
      {
        name: 'own-widgets',
        setup({ onLoad, onResolve }) {
          onLoad({ filter: /taproom\.widgets\.ts$/ }, () => ({
            contents: list,
            loader: 'ts',
            resolveDir: root,
          }))
          onResolve({ filter: /^@tarojs\// }, ({ path }) => ({ path, namespace: 'host' }))
          onLoad({ filter: /.*/, namespace: 'host' }, () => ({ contents: 'module.exports = {}' }))
        },
      },
    ],
  })
  return require(outfile).commerce
}

test('a line registers a widget, and none is registered without', async () => {
  const [, line = ''] = /^ \* +(export .*)$/m.exec(read('taproom.widgets.ts')) ?? []
  expect((await registered(line)).has('countdownRibbon')).toBe(true)
  jest.resetModules()
  const usual = await registered('export {}')
  expect([usual.has('banner'), usual.has('countdownRibbon')]).toEqual([true, false])
})

/** The names a module gives, types too. */
function exportsOf(path: string): readonly string[] {
  const file = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true)
  return file.statements
    .flatMap((statement) => {
      if (ts.isExportDeclaration(statement)) {
        const { exportClause } = statement
        if (exportClause && ts.isNamedExports(exportClause))
          return exportClause.elements.map(({ name }) => name.text)
        return exportClause ? [exportClause.name.text] : ['*']
      }
      if (!/^export\b/.test(statement.getText())) return []
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText())
      return [(statement as ts.FunctionDeclaration | ts.InterfaceDeclaration).name?.text ?? '']
    })
    .sort()
}

test.each(['widget.ts', 'ui.ts', 'testing.tsx'])('%s gives what the guide lists', (file) => {
  const listed = read('docs/how-to/your-own-widgets.md')
    .split(`\`kit/${file}\``)[1]
    ?.split('\n\n')[1]
  const names = [...(listed ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(exportsOf(`kit/${file}`)).toEqual(names.sort())
})

test('packages in the repository are named after the kit they want', () => {
  const folders = readdirSync(join(root, 'examples'))
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of folders) {
    const { peerDependencies, dependencies } = JSON.parse(read(`examples/${folder}/package.json`))
    expect(Object.keys({ ...peerDependencies, ...dependencies })).toEqual(['taproom'])
  }
})
