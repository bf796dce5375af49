import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { privateBabel } from './private-babel'

const operate = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    plugins: [privateBabel, require.resolve('@babel/plugin-transform-class-static-block')],
  })?.code ?? ''

/** What `expression` is worth where `classes` were rewritten. */
const run = (classes: string, expression: string) =>
  new Function(`${operate(classes)}; return ${expression}`)() as unknown

const COUNTER = `
  class Counter {
    #count = 2
    static #made = 0
    static { Counter.#made = 10 }
    #add(by) { this.#count += by; return this.#count }
    get #double() { return this.#count * 2 }
    static made() { return Counter.#made }
    static is(value) { return #count in value }
    add(by) { return [this.#add(by), this.#double] }
  }`

test('private members work as before without the syntax of iOS 15', () => {
  expect(run(COUNTER, 'new Counter().add(3)')).toEqual([5, 10])
  expect(run(COUNTER, 'Counter.made()')).toBe(10)
  expect(run(COUNTER, '[Counter.is(new Counter()), Counter.is({})]')).toEqual([true, false])
  expect(operate(COUNTER)).not.toMatch(/#|static \{/)
})

test('a subclass with a member of the same name has its own', () => {
  const classes = `
    class Base { #name = 'base'; base() { return this.#name } }
    class Derived extends Base { #name = 'derived'; own() { return this.#name } }`
  expect(run(classes, '[new Derived().base(), new Derived().own()]')).toEqual(['base', 'derived'])
})

test('members of the libraries have names of four signs, and no two the same', () => {
  const folder = path.dirname(require.resolve('@tanstack/query-core/package.json'))
  const modern = path.join(folder, 'build/modern')
  const codes = readdirSync(modern)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(modern, file), 'utf8'))
  const written = codes.flatMap((code) => [...new Set(code.match(/(?<=[.\s])#[a-z]\w+/g))])
  const made = codes.flatMap((code) => [...new Set(operate(code).match(/\b_[a-z0-9]{4}\b/g))])
  expect(made.length).toBeGreaterThan(40)
  // A file may have two classes with a member of one name.
  expect(made.length).toBeGreaterThanOrEqual(written.length)
})

test('methods that wait or yield stay what they are', async () => {
  const classes = `
    class Late {
      async #wait() { return 1 }
      *#some() { yield 2 }
      both() { return [this.#wait(), ...this.#some()] }
    }`
  const [waited, yielded] = run(classes, 'new Late().both()') as [Promise<number>, number]
  expect(await waited).toBe(1)
  expect(yielded).toBe(2)
})
