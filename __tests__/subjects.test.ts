import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { all } from '../src/registry/all'

// What a write makes stale is looked for by the first word of a key: a word that begins none does nothing.

const source = resolve(__dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name),
)
const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n')
const union = readFileSync(join(source, 'engine/data/subjects.ts'), 'utf8')
const subjects = [...union.matchAll(/^ {2}\| '([^']+)'/gm)].map(([, subject]) => String(subject))

/** Keys that are spelled out, as a list or by a constant that heads one. */
const heads = new Set(
  [...code.matchAll(/(?:[kK]ey: \[|const key = \[|^export const [A-Z_]+ = )'([\w-]+)'/gm)].map(
    ([, head]) => head,
  ),
)
const isWidget = (subject: string) => all.get(subject) !== undefined
const isSource = (subject: string) => /^[a-z]+(\/\w+)+$/.test(subject)

test('every subject begins a key, or is a widget or a source', () => {
  expect(subjects.length).toBeGreaterThan(20)
  expect(
    subjects.filter((subject) => !heads.has(subject) && !isWidget(subject) && !isSource(subject)),
  ).toEqual([])
})

test('nothing makes everything stale', () => {
  expect(code).not.toMatch(/invalidateQueries\(\s*\)/)
})
