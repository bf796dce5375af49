import { act, fireEvent } from '@testing-library/react'
import type { AnyWidget } from '../contract'
import { ON_H5 } from './on-h5'
import { renderWidget, testUser, type WidgetSetup } from './render-widget'

/** Controls, and what a screen reader says of itself: each with what is in it. */
const HOLDERS =
  /^(button|link|checkbox|radio|switch|tab|option|listitem|alert|status|dialog|heading|progressbar|img|menuitem)$/
const IMPLIED: Readonly<Record<string, string>> = { BUTTON: 'button', A: 'link' }

/**
 * What somebody sees, or has read out, line by line: texts, pictures by their address, controls by role and
 * name with their states, fields with what is typed into them. Decoration is left out, and so is how it looks.
 * @param root where to begin: the whole page unless told.
 */
export function seen(root: Element = document.body): string[] {
  return [...root.childNodes].flatMap((node) => linesOf(node))
}

function linesOf(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim()
    return text ? [text] : []
  }
  if (!(node instanceof Element)) return []
  // A picture that is not read out is looked at all the same.
  if (isDecoration(node) && node.tagName !== 'IMG') return []
  const own = DRAWN[node.tagName]?.(node)
  if (own !== undefined) return own === '' ? [] : [own + statesOf(node)]
  const role = node.getAttribute('role') ?? IMPLIED[node.tagName]
  const label = node.getAttribute('aria-label')
  const inner = seen(node)
  if (role && HOLDERS.test(role)) {
    const name = label === null ? '' : ` «${label}»`
    return [`${role}${name}${statesOf(node)}${inner.length > 0 ? `: ${inner.join(' | ')}` : ''}`]
  }
  return label === null ? inner : [`${role ?? 'area'} «${label}»${statesOf(node)}`, ...inner]
}

/** A panel on its way out is as good as gone: how long that takes is no matter of what is said. */
const isDecoration = (node: Element): boolean =>
  node.classList.contains('tp-overlay--out') ||
  node.getAttribute('aria-hidden') === 'true' ||
  node.hasAttribute('hidden') ||
  /^(svg|style|script)$/i.test(node.tagName)

const attribute = (node: Element, name: string) => node.getAttribute(name) ?? ''
const shown = (node: Element, what: string): string =>
  // Icons are data of the app's own.
  /^(data:|$)/.test(attribute(node, 'src'))
    ? ''
    : [what, attribute(node, 'src'), attribute(node, 'alt')].filter(Boolean).join(' ')

const field = (node: Element): string => {
  const { value, type, maxLength } = node as HTMLInputElement
  const kind = type === 'password' ? ' password' : ''
  const hint = attribute(node, 'placeholder')
  const most = maxLength > 0 ? `, ≤ ${maxLength}` : ''
  return `field «${attribute(node, 'aria-label')}»${kind}${most}${hint && `, ${hint}`} = ${value}`
}

/** Elements that have no texts in them. */
const DRAWN: Readonly<Record<string, (node: Element) => string>> = {
  IMG: (node) => shown(node, 'picture'),
  VIDEO: (node) => `${shown(node, 'video')} ${attribute(node, 'aria-label')}`.trim(),
  IFRAME: (node) => `${shown(node, 'frame')} ${attribute(node, 'title')}`.trim(),
  INPUT: field,
  TEXTAREA: field,
}

const STATES = [
  'aria-checked',
  'aria-selected',
  'aria-expanded',
  'aria-pressed',
  'aria-disabled',
  'aria-busy',
  'aria-invalid',
  'aria-current',
  'aria-valuenow',
] as const

function statesOf(node: Element): string {
  const said = STATES.map((name) => [name.slice('aria-'.length), node.getAttribute(name)])
    .filter(([, value]) => value !== null && value !== 'false')
    .map(([name, value]) => (value === 'true' ? name : `${name} ${value}`))
  if (node.hasAttribute('disabled')) said.push('disabled')
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}

type Drawn = Awaited<ReturnType<typeof renderWidget>>

/**
 * Draws an example of a widget for somebody who is logged in.
 * @param more what is otherwise than in the example: answers of the server, the host, the user.
 */
export function drawExample(widget: AnyWidget, name: string, more: WidgetSetup = {}) {
  const { value, config, query } = widget.definition.examples[name] ?? { config: {} }
  return renderWidget(widget, { user: testUser, value, config, query, ...more })
}

const CONTROLS =
  'button, [role=button], [role=link], [role=tab], [role=radio], [role=checkbox], [role=switch]'

/** All that can be pressed, by name, in the order of the page. */
export const controls = (): readonly (readonly [name: string, element: Element])[] =>
  [...document.body.querySelectorAll(CONTROLS)].map((element) => [
    element.getAttribute('aria-label') ?? seen(element).join(' '),
    element,
  ])

/**
 * Presses a control by its name: its label, or else its texts.
 * @throws Error when there is none; the first of several is taken.
 */
export async function press(name: string): Promise<void> {
  const found = controls().find(([each]) => each === name)
  if (!found)
    throw new Error(
      `'${name}' is none of: ${controls()
        .map(([each]) => each)
        .join('; ')}`,
    )
  await act(async () => void fireEvent.click(found[1]))
}

/** What the host is asked to do, not to tell. */
const DONE = [
  'toast',
  'copy',
  'callPhone',
  'showPlace',
  'confirm',
  'openOutside',
  'keepPicture',
  'chooseMedia',
  'scan',
] as const

/** What a widget did beside drawing: pages it opened, what it asked of the host, and what it sent, in that order. */
export function did({ navigator, host, calls }: Pick<Drawn, 'navigator' | 'host' | 'calls'>) {
  const told = (of: object, names: readonly string[]) =>
    names.flatMap((name) => {
      const mock: unknown = (of as Record<string, unknown>)[name]
      if (!jest.isMockFunction(mock)) return []
      return mock.mock.calls.map((given) => [name, ...given.map(textOf)].join(' '))
    })
  return [
    ...told(navigator, ['open', 'replace', 'switchTab', 'restart', 'back', 'home']),
    ...told(host, DONE),
    ...calls.map(({ path, query, body }) => [path, textOf(body ?? query)].join(' ').trim()),
  ]
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : (JSON.stringify(given) ?? '')

/**
 * Asserts all that is on the page, from top to bottom. On H5 alone: a mini-program draws the same words with
 * other parts, and what those are told differs.
 */
export function expectSeen(lines: readonly Line[]): void {
  if (ON_H5) expect(seen()).toEqual(lines)
}

type Widgets = Readonly<Record<string, AnyWidget>>
/** What is otherwise than in the example of this name; a name of no example stands for a widget without a config. */
type Setups = Readonly<Record<string, WidgetSetup>>
/** A line as it reads, or a matcher where it tells a time. */
type Line = unknown

/** One test a row: all that somebody reads of an example of a widget, from top to bottom. */
export function testReading(
  widgets: Widgets,
  rows: readonly (readonly [widget: string, example: string, lines: readonly Line[]])[],
  setups: Setups = {},
): void {
  test.each(rows)('%s, %s, as it reads', async (widget, example, lines) => {
    await drawExample(known(widgets, widget), example, setups[example])
    expect(seen()).toEqual(lines)
  })
}

/**
 * One test a row: what pressing a control does beside drawing, what it brings to the screen and what it takes
 * away.
 */
export function testPressing(
  widgets: Widgets,
  rows: readonly (readonly [
    widget: string,
    example: string,
    control: string,
    does: readonly Line[],
    brings?: readonly Line[],
    takes?: readonly string[],
  ])[],
  setups: Setups = {},
): void {
  const named = rows.map(([widget, example, control, ...rest]) => ({
    widget,
    example,
    control,
    rest,
  }))
  test.each(named)('$widget, $example: $control', async ({ widget, example, control, rest }) => {
    const [does, brings = [], takes = []] = rest
    const drawn = await drawExample(known(widgets, widget), example, setups[example])
    const before = did(drawn)
    await press(control)
    expect(did(drawn).filter((each) => !before.includes(each))).toEqual(does)
    const lines = seen()
    expect(lines).toEqual(expect.arrayContaining([...brings]))
    expect(takes.filter((each) => lines.includes(each))).toEqual([])
  })
}

function known(widgets: Widgets, name: string): AnyWidget {
  const found = widgets[name]
  if (!found) throw new Error(`no widget ${name}`)
  return found
}
