import { cleanup } from '@testing-library/react'
import * as v from 'valibot'
import type { AnyWidget } from '../src/engine/contract'
import { renderWidget, testUser } from '../src/engine/testing/render-widget'
import { initI18n } from '../src/i18n'
import { all } from '../src/registry/all'

// Markup and addresses of a stranger in every text that a widget draws. `npm run attack` runs all examples.

beforeAll(() => initI18n('en'))

const TEXTS = {
  markup:
    '"><img src=x onerror=alert(1)><script>alert(1)</script><svg onload=alert(1)><a href="javascript:alert(1)">x</a>',
  'an address': 'javascript:alert(1)//',
  'an address in disguise': ' JaVaScRiPt:alert(1)',
  'a page as an address': 'data:text/html,<script>alert(1)</script>',
  'an address of another host': '/\\evil.example/x',
} as const

const EVERYTHING = Number(process.env.ATTACK_CASES ?? 0) > 10
const patience = 600_000

type Holder = Record<string, unknown>

/** Every text of a value, and where it stands. */
function textsIn(value: unknown, found: (readonly [Holder, string])[] = []) {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') found.push([value as Holder, key])
    else textsIn(inner, found)
  }
  return found
}

/** The value with the text in every place that takes any text; names of kinds and ids stay. */
function poisoned(value: unknown, schema: v.GenericSchema, text: string): unknown {
  const root: Holder = {
    value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
  }
  for (const [holder, key] of textsIn(root)) {
    const before = holder[key]
    holder[key] = text
    if (!v.safeParse(schema, root.value).success) holder[key] = before
  }
  return root.value
}

const RUNS = /^\s*(javascript|vbscript|data:text\/html)/i
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc', 'poster']

/** What of a page would run, or lead away under a name of ours. */
function dangers(): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    const problems = /^(script|object|embed|base|meta|link)$/.test(name) ? [`<${name}>`] : []
    if (name === 'img' && element.getAttribute('src') === 'x')
      problems.push('a picture of a stranger')
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) problems.push(`${name} ${attribute}`)
      if (attribute === 'srcdoc') problems.push(`${name} srcdoc`)
      if (ADDRESSES.includes(attribute) && RUNS.test(value))
        problems.push(`${name} ${attribute}=${value}`)
      if (ADDRESSES.includes(attribute) && /^[\\/]{2}|^\/\\/.test(value))
        problems.push(`${name} ${attribute}=${value}`)
      if (attribute === 'style' && /javascript:|expression\(/i.test(value))
        problems.push(`${name} style`)
    }
    return problems
  })
}

const widgets = [...all.values()].map((widget) => [widget.definition.type, widget] as const)
const figures = { cases: 0, drawn: new Set<string>(), slowest: { ms: 0, what: '' } }
afterAll(() => {
  const { cases, slowest } = figures
  console.log(`widgets     ${cases} cases, slowest ${slowest.ms} ms: ${slowest.what}`)
})

async function draw(widget: AnyWidget, name: string, text: string): Promise<readonly string[]> {
  const { definition } = widget
  const example = definition.examples[name] ?? { config: {} }
  const startedAt = performance.now()
  await renderWidget(widget, {
    value: poisoned(example.value, definition.value ?? v.any(), text),
    config: poisoned(example.config, definition.config, text) as Record<string, unknown>,
    query: example.query,
    user: testUser,
  })
  const ms = Math.round(performance.now() - startedAt)
  figures.cases += 1
  if (ms > figures.slowest.ms) figures.slowest = { ms, what: `${definition.type} ${name}` }
  if (document.body.innerHTML.includes('alert(1)')) figures.drawn.add(definition.type)
  const found = dangers()
  cleanup()
  return found
}

test('a danger is found where there is one', () => {
  document.body.innerHTML =
    '<a href="javascript:x">x</a><p onclick="x">x</p><iframe srcdoc="x"></iframe><img src="/\\e">'
  expect(dangers()).toHaveLength(4)
  document.body.innerHTML = '<a href="/about">x</a><p>&lt;script&gt;</p>'
  expect(dangers()).toEqual([])
  document.body.innerHTML = ''
})

test.each(widgets)(
  '%s runs nothing that stands in its texts',
  async (_, widget) => {
    const examples = Object.keys(widget.definition.examples)
    const problems: string[] = []
    for (const name of EVERYTHING ? examples : examples.slice(0, 1)) {
      for (const [what, text] of Object.entries(TEXTS)) {
        const found = await draw(widget, name, text)
        problems.push(...found.map((problem) => `${name}, ${what}: ${problem}`))
      }
    }
    expect(problems).toEqual([])
  },
  patience,
)

test('what it tried was drawn: a table that never gets to the screen has tried nothing', () => {
  expect(figures.drawn.size).toBeGreaterThan(40)
})
