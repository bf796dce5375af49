import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import type * as Mobx from 'mobx'
import { mobxBabel } from './mobx-babel'

const SOURCE = readFileSync(
  path.join(path.dirname(require.resolve('mobx/package.json')), 'dist/mobx.esm.js'),
  'utf8',
)

const operate = (code: string) =>
  transformSync(code, { babelrc: false, configFile: false, compact: false, plugins: [mobxBabel] })
    ?.code ?? ''
const operated = operate(SOURCE)

/** MobX as a mini-program carries it. */
function load(): typeof Mobx {
  const [, list = ''] = /export \{([^}]*)\}/.exec(operated) ?? []
  const names = list.split(',').map((name) => name.trim().replace(/^(\S+) as (\S+)$/, '$2: $1'))
  const code = `${operated.replace(/^export .*$/gm, '')}; return { ${names.join()} }`
  return new Function('process', code)({ env: { NODE_ENV: 'production' } })
}

test('stores are observed as before: values, lists, maps, sets, what follows from them, and actions', () => {
  const { autorun, makeAutoObservable, observable, reaction, runInAction } = load()
  class Cart {
    lines: { count: number }[] = []
    readonly marks = observable.map<string, number>({}, { deep: false })
    readonly seen = observable.set<string>([], { deep: false })
    constructor() {
      makeAutoObservable(this)
    }
    get sum() {
      return this.lines.reduce((sum, { count }) => sum + count, 0)
    }
    add(count: number) {
      this.lines.push({ count })
    }
  }
  const cart = new Cart()
  const told: unknown[] = []
  autorun(() => told.push(cart.sum))
  reaction(
    () => [cart.marks.get('hop'), cart.seen.has('malt')],
    (both) => told.push(both),
  )
  const end = autorun(() => told.push(cart.lines.length > 1 ? 'many' : 'few'))
  cart.add(2)
  cart.add(3)
  runInAction(() => {
    cart.marks.set('hop', 1)
    cart.seen.add('malt')
  })
  end()
  const [first] = cart.lines
  if (first) runInAction(() => Object.assign(first, { count: 7 }))
  expect(told).toEqual([0, 'few', 2, 'few', 5, 'many', [1, true], 10])
})

test('what waits for a value is called once it is there', async () => {
  const { observable, runInAction, when } = load()
  const box = observable.box(0)
  const waited = when(() => box.get() === 2).then(() => 'there')
  runInAction(() => box.set(2))
  await expect(waited).resolves.toBe('there')
})

test('members have short names, and what is asked from outside keeps its own', () => {
  expect(SOURCE).toContain('this.observers_')
  expect(operated).not.toMatch(/this\.[a-z]\w*_\b/)
  const { observable, isObservable, Reaction } = load()
  const map = observable.map({ hop: 1 })
  expect([...map.entries()]).toEqual([['hop', 1]])
  expect(isObservable(map)).toBe(true)
  expect(typeof new Reaction('name', () => {}).track).toBe('function')
})

test('another MobX ends the build', () => {
  expect(() => operate('export const spy = 1')).toThrow('mobx has no hasInterceptors')
})
