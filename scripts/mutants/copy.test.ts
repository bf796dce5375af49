import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compiling } from './compiles'
import { openCopy } from './copy'
import { mutantsOf } from './make'

// @reads nothing

const root = mkdtempSync(path.join(tmpdir(), 'mutants-tree-'))
const copies: string[] = []
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
function open(files: readonly string[]) {
  const copy = openCopy(root, files, 'test')
  copies.push(copy.root)
  return copy
}

beforeAll(() => {
  mkdirSync(path.join(root, 'node_modules/a'), { recursive: true })
  write('node_modules/a/index.js', '')
  write('a.ts', 'a')
  write('b.ts', 'b')
})
afterAll(() => {
  for (const folder of [root, ...copies]) rmSync(folder, { recursive: true, force: true })
})

test('what is written into the copy stays out of the tree, and is gone the next time', () => {
  const first = open(['a.ts', 'b.ts'])
  first.write('a.ts', 'broken')
  expect(first.read('a.ts')).toBe('broken')
  first.close()
  write('b.ts', 'newer')
  const second = open(['a.ts', 'b.ts'])
  expect([second.read('a.ts'), second.read('b.ts')]).toEqual(['a', 'newer'])
  expect(existsSync(path.join(second.root, 'node_modules/a/index.js'))).toBe(true)
  second.close()
})

test('a file that is gone from the tree is gone from the copy', () => {
  open(['a.ts', 'b.ts']).close()
  const copy = open(['a.ts'])
  expect(existsSync(path.join(copy.root, 'b.ts'))).toBe(false)
  copy.close()
})

test('what another process is at is left to it', () => {
  const copy = open(['a.ts'])
  writeFileSync(path.join(copy.root, '.mutants-lock'), String(process.ppid))
  expect(() => open(['a.ts'])).toThrow(`Process ${process.ppid} is trying mutants of this area`)
  writeFileSync(path.join(copy.root, '.mutants-lock'), '999999999')
  expect(() => open(['a.ts']).close()).not.toThrow()
})

test('mutants that the compiler refuses are left out', () => {
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "strict": true, "types": [], "lib": ["ES2022"] } }',
  )
  const text = `const way: 'fast' | 'slow' = 'fast'\nexport const isFast = (n: number) => n > 7 && way.length > 0`
  write('way.ts', text)
  const all = mutantsOf('way.ts', text)
  const good = compiling(root, all, () => text)
  expect(all.map(({ kind }) => kind)).toContain('string')
  expect(good.map(({ kind }) => kind)).not.toContain('string')
  expect(good).toHaveLength(all.length - 1)
})
