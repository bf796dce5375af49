/*
 * How a package is tested: its widget drawn by the real engine from a definition, on a host that is a table
 * of mocks. For jest with the configuration of kit/jest.cjs.
 */
import '@testing-library/jest-dom'
import { act } from '@testing-library/react'
import * as v from 'valibot'
import type { AnyWidget, Example } from '../src/engine/contract'
import { renderWidget } from '../src/engine/testing/render-widget'
import { type Field, fieldsOfWidget } from '../src/features/builder/rules/describe'
import en from '../src/features/builder/texts.editor.en.json'
import zh from '../src/features/builder/texts.editor.zh-Hans.json'
import { labelOf, optionOf } from '../src/features/builder/widgets/editor/plain-controls'
import { changeLocale } from '../src/i18n'
import { addTexts } from '../src/i18n/texts'
import { LOCALES, type Locale } from '../src/shared/l10n'

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react'

// What the page editor calls fields and choices: it brings these names itself.
addTexts('en', { editor: en })
addTexts('zh-Hans', { editor: zh })

/** A widget as a definition has it, and around it. */
export interface Drawing {
  readonly value?: unknown
  readonly config?: Record<string, unknown>
  /** The page's parameters. */
  readonly query?: Readonly<Record<string, string>>
  /** English unless given. */
  readonly locale?: Locale
}

/** What was drawn, and what a test may ask about it. */
export interface Drawn {
  readonly container: HTMLElement
  /** Addresses that were opened, in order. */
  readonly opened: () => readonly string[]
  /** What the engine reported: a value that cannot be read, a widget that threw. Empty when all is well. */
  readonly problems: () => readonly string[]
  readonly unmount: () => void
}

/** Draws a widget through the engine: read, guarded, migrated, bounded as on a page. */
export async function drawWidget(widget: AnyWidget, drawing: Drawing = {}): Promise<Drawn> {
  const { locale = 'en', ...setup } = drawing
  await act(async () => changeLocale(locale))
  const { compiled, container, navigator, services, unmount } = await renderWidget(widget, setup)
  const report = jest.mocked(services.report)
  return {
    container,
    opened: () => navigator.open.mock.calls.map(([url]) => url),
    problems: () => [...compiled.issues, ...report.mock.calls.map(([problem]) => problem)],
    unmount,
  }
}

/** Names that the server writes: `countdownRibbon`. */
const TYPE = /^[a-z][A-Za-z0-9]*$/

/**
 * Holds a widget against what every widget owes: a type a definition can name, room to keep while it loads,
 * examples that can be read and are drawn in both languages without a report, words for all that the page
 * editor shows of it if it is in the palette, and a value nobody sent that does not break the page.
 *
 * @throws Error that says what is missing, and in which example.
 */
export async function checkWidget(widget: AnyWidget): Promise<void> {
  const { type, version, height, config, value, examples, palette } = widget.definition
  if (!TYPE.test(type)) throw new Error(`'${type}' is no type: lower case first, no spaces`)
  if (!Number.isInteger(version) || version < 1) throw new Error(`${type}: a version is 1 or more`)
  const all = Object.entries(examples) as [string, Example<unknown, unknown>][]
  if (all.length === 0) throw new Error(`${type}: an example is wanted`)
  if (palette) checkPalette(widget)
  for (const [name, example] of all) {
    for (const [part, schema] of Object.entries({ value, config }) as [
      'value' | 'config',
      Schema,
    ][])
      if (!v.is(schema, example[part])) throw new Error(`${type}, ${name}: ${part} cannot be read`)
    const room =
      typeof height === 'number' ? height : height(v.parse(config, example.config), example.value)
    if (!(room >= 0)) throw new Error(`${type}, ${name}: its height is ${room}`)
    for (const locale of LOCALES) await mustDraw(widget, name, { ...propsOf(example), locale })
  }
  const { problems, unmount } = await drawWidget(widget, { value: { of: ['no', 'kind'] } })
  const thrown = problems().find((problem) => /threw/.test(problem))
  unmount()
  if (thrown) throw new Error(`${type}: a value of another kind breaks it`)
}

type Schema = v.GenericSchema

/** A field and all inside it. */
const within = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.forms ?? []), ...(field.item ? [field.item] : [])].flatMap(
    within,
  ),
]

/** What stands in the palette can be read as it begins, and is edited under names. */
function checkPalette({ definition }: AnyWidget): void {
  const { type, palette, value, config } = definition
  if (!v.is(value, palette?.value) || !v.is(config, palette?.config ?? {}))
    throw new Error(`${type}: a new one of the palette cannot be read`)
  const { content, options } = fieldsOfWidget(definition, { value: true, config: {} })
  const shown = [...(content?.fields ?? []), ...options].flatMap(within)
  for (const locale of LOCALES)
    for (const field of shown) {
      const names = [
        [field.name, labelOf(field, locale, type)],
        ...(field.options ?? []).map((each) => [each, optionOf(each, locale, field.words)]),
      ]
      const [name] = names.find(([name, said]) => /\D/.test(String(name)) && said === name) ?? []
      if (name !== undefined)
        throw new Error(`${type}: the palette has no word for '${name}' (${locale})`)
    }
}

const propsOf = ({ value, config, slots, query }: Example<unknown, unknown>): Drawing => ({
  value,
  config: { ...(config as Record<string, unknown>), ...(slots && { slots }) },
  ...(query && { query }),
})

async function mustDraw(widget: AnyWidget, name: string, drawing: Drawing): Promise<void> {
  const where = `${widget.definition.type}, ${name}, ${drawing.locale}`
  const { container, problems, unmount } = await drawWidget(widget, drawing)
  const [problem] = problems()
  const isEmpty = container.textContent === '' && !container.querySelector('img, svg, [role]')
  unmount()
  if (problem) throw new Error(`${where}: ${problem}`)
  if (isEmpty) throw new Error(`${where}: nothing is drawn`)
}
