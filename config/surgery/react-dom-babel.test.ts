/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { createElement, type ReactNode, Suspense, useEffect, useState } from 'react'
import { reactDomBabel } from './react-dom-babel'

const SOURCE = readFileSync(
  path.join(
    path.dirname(require.resolve('react-dom/package.json')),
    'cjs/react-dom.production.min.js',
  ),
  'utf8',
)

const operate = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [reactDomBabel],
  })?.code ?? ''

interface Dom {
  createRoot(container: Element): { render(node: ReactNode): void; unmount(): void }
  createPortal(node: ReactNode, container: Element): ReactNode
  flushSync(run: () => void): void
}

/** React DOM as a build carries it. */
function operated(): Dom {
  const exports = {}
  new Function('exports', 'require', operate(SOURCE))(exports, require)
  return exports as Dom
}

test('what is drawn, changed, pressed, waited for and taken away is as before', async () => {
  const { createRoot, createPortal, flushSync } = operated()
  document.body.innerHTML = '<div id="app"><b>before</b></div><div id="over"></div>'
  const [app, over] = [...document.body.children] as [Element, Element]
  const heard: string[] = []
  let arrive = () => {}
  let arrived = false
  const wait = new Promise<void>((resolve) => {
    arrive = () => {
      arrived = true
      resolve()
    }
  })
  function Late() {
    if (!arrived) throw wait
    return 'late'
  }
  function Counter() {
    const [count, setCount] = useState(0)
    useEffect(() => {
      heard.push(`drawn ${count}`)
      return () => void heard.push(`gone ${count}`)
    }, [count])
    const onClick = () => setCount(count + 1)
    return createElement('button', { type: 'button', onClick }, count)
  }
  const root = createRoot(app)
  const draw = () => {
    const late = createElement(Suspense, { fallback: 'waits' }, createElement(Late))
    const drawn = createElement(
      'p',
      null,
      createElement(Counter),
      createPortal('above', over),
      late,
    )
    flushSync(() => root.render(drawn))
  }
  draw()
  expect([app.innerHTML, over.innerHTML]).toEqual([
    '<p><button type="button">0</button>waits</p>',
    'above',
  ])
  flushSync(() => app.querySelector('button')?.click())
  expect(app.querySelector('button')?.textContent).toBe('1')
  arrive()
  await wait
  draw()
  expect(app.textContent).toBe('1late')
  flushSync(() => root.unmount())
  expect([app.innerHTML, over.innerHTML]).toEqual(['', ''])
  expect(heard).toEqual(['drawn 0', 'gone 0', 'drawn 1', 'gone 1'])
})

test('what nobody calls is not there, and nothing asks whether a page is taken over', () => {
  expect(Object.keys(operated()).sort()).toEqual([
    'createPortal',
    'createRoot',
    'flushSync',
    'unstable_batchedUpdates',
    'version',
  ])
  // It is set where a page is begun and where its last part was found in its HTML.
  expect(operate(SOURCE).match(/!1\s*;\s*\n\s*if \(!false\)/g)).toHaveLength(1)
})

test.each([
  ['an export', SOURCE.replace('exports.hydrateRoot=', 'other.hydrateRoot='), /no hydrateRoot/],
  [
    'the flag',
    SOURCE.replace(/(function \w+\((\w)\)\{if\(\2)!==(\w+\)return!1;if\(!)/, '$1==$3'),
    /0 times/,
  ],
])('a file without %s is refused', (_, code, why) => {
  expect(code).not.toBe(SOURCE)
  expect(() => operate(code)).toThrow(why)
})
