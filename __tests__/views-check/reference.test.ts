import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { referenceText } from '../../scripts/views-check/reference'
import { defineWidget } from '../../src/engine/contract'
import { l10n } from '../../src/http/shapes'
import { all } from '../../src/registry/all'

const written = readFileSync(join(__dirname, '../../docs/reference/widgets.md'), 'utf8')

test('there is an entry for each widget', () => {
  const headings = [...written.matchAll(/^## (\w+)$/gm)].map(([, type]) => type)
  expect(new Set(headings)).toEqual(new Set(all.keys()))
})

const entries = new Map(
  written
    .split(/^## /m)
    .slice(1)
    .map((entry) => [entry.slice(0, entry.indexOf('\n')), entry.trim()]),
)

// When this fails on purpose: npm run views:check -- --reference, and a look at what changes for authors.
test.each([...all.values()].map((widget) => [widget.definition.type, widget] as const))(
  'the reference says what %s takes',
  (type, widget) => {
    const now = referenceText([widget]).split(/^## /m)[1]?.trim()
    expect(entries.get(type)?.split('\n')).toEqual(now?.split('\n'))
  },
)

test('fields, limits and stand-ins are said, in fields of fields too', () => {
  const widget = defineWidget(
    {
      type: 'sample',
      version: 2,
      tier: 'base',
      needsLogin: true,
      height: 1,
      value: v.optional(v.array(v.object({ title: l10n, url: v.optional(v.string(), '/') })), []),
      config: v.object({
        rows: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(4)), 2), 2),
        tone: v.fallback(v.picklist(['calm', 'loud']), 'calm'),
        name: v.pipe(v.string(), v.maxLength(9), v.transform(Number)),
        inner: v.record(v.string(), v.union([v.number(), v.literal('all')])),
      }),
      examples: {},
    },
    () => null,
  )
  expect(referenceText([widget]).split('\n').slice(4)).toEqual([
    '## sample',
    '',
    'Version 2, base, asks for a login.',
    '',
    '| Field | Takes |',
    '|---|---|',
    '| `value` | list of fields, else [] |',
    '| `value[].title` | text |',
    '| `value[].url` | string, else "/" |',
    '| `config.rows` | number, ≥ 1, ≤ 4, else 2 |',
    '| `config.tone` | "calm", "loud"; unreadable: "calm" |',
    '| `config.name` | string, at most 9 long, adjusted |',
    '| `config.inner` | by name: number or "all" |',
    '',
  ])
})
