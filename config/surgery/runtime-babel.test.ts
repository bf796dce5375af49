import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import { apisBabel, childrenBabel, documentBabel, stylesBabel, windowBabel } from './runtime-babel'

const read = (file: string) => readFileSync(require.resolve(file), 'utf8')
const styles = read('@tarojs/runtime/dist/dom/style_properties.js')
const window = read('@tarojs/runtime/dist/bom/window.js')

const operate = (code: string, plugin: unknown, words?: ReadonlySet<string>) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [[plugin as never, ...(words ? [{ words }] : [])]],
  })?.code ?? ''

/** What the runtime says the names of styles are. */
const stylesOf = (code: string) =>
  new Function(
    `${/const WEBKIT = [\s\S]+?(?=export )/.exec(code)?.[0]}; return styleProperties`,
  )() as string[]

test('elements have the styles that sources name, whole or put together, and no others', () => {
  const words = new Set(['width', 'borderTopColor', 'WebkitLineClamp', 'nothing'])
  expect(stylesOf(operate(styles, stylesBabel, words))).toEqual([
    'width',
    'borderTopColor',
    'WebkitLineClamp',
  ])
  const own = stylesOf(operate(styles, stylesBabel))
  expect(own).toEqual(expect.arrayContaining(['width', 'height', 'transform', 'maxHeight']))
  expect(own.length).toBeLessThan(stylesOf(styles).length / 3)
})

test('a window of a mini-program has no address, and is a window', () => {
  const code = operate(window, windowBabel)
  const made = /class TaroWindow [\s\S]+?\n}/.exec(code)?.[0] ?? ''
  expect(made).toContain('addEventListener')
  expect(made).toContain('this.navigator')
  expect(made).not.toMatch(/location|history|initEvent|CONTEXT_ACTIONS/i)
})

test.each(['weapp', 'alipay'])('%s promises answers of the calls that sources make', (host) => {
  const listed = (file: string, words?: ReadonlySet<string>) => {
    const code = operate(read(file), apisBabel, words)
    const list = /needPromiseApis = new Set\((\[[\s\S]*?\])\)/.exec(code)?.[1] ?? ''
    return new Function(`return ${list}`)() as string[]
  }
  const words = new Set(['navigateTo', 'getUserProfile', 'getOpenUserInfo'])
  const own = `@tarojs/plugin-platform-${host}/dist/runtime.js`
  expect(listed('@tarojs/shared/dist/shared.esm.js', words)).toEqual(['navigateTo'])
  expect(listed(own, words).length).toBeLessThan(2)
  expect(listed('@tarojs/shared/dist/shared.esm.js')).toEqual(
    expect.arrayContaining(['showModal', 'chooseImage', 'scanCode']),
  )
})

test('fields are made as such, and no anchors', () => {
  const code = operate(read('@tarojs/runtime/dist/dom/document.js'), documentBabel)
  expect(code).toMatch(/case controlledComponent\.has\(nodeName\):\s+element = new FormElement\(\)/)
  expect(code).toContain('element = new TaroElement()')
  // "page-meta" stood before the one that has gone: it falls through to what is made of all others.
  expect(code).toMatch(/case nodeName === 'page-meta':\s+default:/)
  expect(code).not.toMatch(/new (Anchor|Transfer)Element/)
})

test('what never had children sends no list of them, and what had some sends an empty one', () => {
  const code = operate(read('@tarojs/runtime/dist/hydrate.js'), childrenBabel)
  const [body] = /if \(node\.hadChildren\) data\.cn = .+/.exec(code) ?? []
  const send = new Function('node', 'isComment', 'hydrate', `const data = {}; ${body}; return data`)
  const sent = (hadChildren: boolean, childNodes: readonly string[]) =>
    send(
      { hadChildren, childNodes },
      (one: string) => one === 'comment',
      (one: string) => `sent ${one}`,
    )
  expect(sent(false, [])).toEqual({})
  expect(sent(true, [])).toEqual({ cn: [] })
  expect(sent(true, ['text', 'comment'])).toEqual({ cn: ['sent text'] })
  // However a child comes, it comes by this.
  const node = operate(read('@tarojs/runtime/dist/dom/node.js'), childrenBabel)
  expect(node).toMatch(/this\.hadChildren = true;\s+newChild\.parentNode = this;/)
  expect(node.match(/childNodes\.(push|splice\(index, 0)/g)).toHaveLength(2)
})

test('another runtime ends the build', () => {
  expect(() => operate('export const a = 1', stylesBabel)).toThrow('puts no names of styles')
  expect(() => operate('new Element()', documentBabel)).toThrow('makes other elements')
  expect(() => operate('data.cn = []', childrenBabel)).toThrow('in another way')
  expect(() => operate('export class A { }', windowBabel)).toThrow('has another window')
})
