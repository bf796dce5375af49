import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { routes } from '../../src/routing/table'

const source = resolve(__dirname, '../../src')

/** A key that is put together: what stands where, and in which file. */
interface Pattern {
  readonly file: string
  readonly text: string
  /** Matches the keys it may mean; each group is one part that is filled in. */
  readonly keys: RegExp
}
export interface KeysInCode {
  /** Whole keys, by the files that ask for them. */
  readonly whole: ReadonlyMap<string, readonly string[]>
  readonly patterns: readonly Pattern[]
  /** Whether the code around a pattern knows this as a value or as the name of a property. */
  readonly fills: (pattern: Pattern, part: string) => boolean
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const isOwnCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\/|^i18n\//.test(name)

/** The files that a file imports from src, on every host. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\sfrom '(\.[^']+)'/g)].flatMap(([, request = '']) => {
    const base = resolve(dirname(file), request)
    const place = existsSync(base) && statSync(base).isDirectory() ? join(base, 'index') : base
    return ['', '.h5', '.weapp', '.alipay']
      .flatMap((host) => [`${place}${host}.ts`, `${place}${host}.tsx`])
      .filter((path) => existsSync(path))
  })
}

/**
 * The keys that our code asks for, read from its strings. Types hold them to the English texts already;
 * here the texts are held to the code.
 * @param areas first parts of keys: a string that begins with one and a point is a key.
 */
export function keysInCode(areas: readonly string[]): KeysInCode {
  const start = `^(${areas.map(escaped).join('|')})\\.`
  const isKey = new RegExp(`${start}[\\w.-]*[\\w-]$`)
  const beginsKey = new RegExp(start)
  const whole = new Map<string, string[]>()
  const patterns: Pattern[] = []
  const words = new Map<string, Set<string>>()
  // Titles of pages are made of their paths.
  for (const { title } of routes) whole.set(title, [join(source, 'routing/table.ts')])

  function read(file: string): void {
    const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const known = new Set<string>()
    words.set(file, known)
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node)) {
        known.add(node.text)
        if (isKey.test(node.text)) whole.set(node.text, [...(whole.get(node.text) ?? []), file])
      }
      if (ts.isNumericLiteral(node)) known.add(node.text)
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) known.add(node.name.text)
      if (ts.isTemplateExpression(node) && beginsKey.test(node.head.text)) {
        const rest = node.templateSpans.map(({ literal }) => `([^.]+)${escaped(literal.text)}`)
        const keys = new RegExp(`^${escaped(node.head.text)}${rest.join('')}$`)
        patterns.push({ file, text: node.getText(tree), keys })
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }

  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter(isOwnCode)) read(join(source, name))

  /** Its folder, what it imports, and what that imports: there its parts are named. */
  const around = new Map<string, readonly string[]>()
  function aroundOf(file: string): readonly string[] {
    const found = around.get(file)
    if (found) return found
    const beside = [...words.keys()].filter((other) => dirname(other) === dirname(file))
    const imported = importsOf(file)
    const all = [...new Set([...beside, ...imported, ...imported.flatMap(importsOf)])]
    around.set(file, all)
    return all
  }
  const fills = ({ file }: Pattern, part: string) =>
    aroundOf(file).some((other) => words.get(other)?.has(part))

  return { whole, patterns, fills }
}
