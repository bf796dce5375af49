import type { Action, ActionSlot } from '../../../src/engine/contract'
import { writes } from '../../../src/registry/calls'
import { tabsOf } from '../../../src/routing/derive'
import { routes } from '../../../src/routing/table'
import { IMAGE_COUNT } from '../../../src/shared/constants'
import { isObject } from '../../../src/shared/json'
import { badRefs } from '../refs'
import { quote } from '../strings'
import type { Found, Rule, View } from '../types'

type Raw = Readonly<Record<string, unknown>>
type Check = (action: Raw) => string | undefined

const fine: Check = () => undefined
const isText = (value: unknown) => typeof value === 'string' && value !== ''
const has =
  (field: string): Check =>
  (action) =>
    action[field] === undefined || action[field] === '' ? `needs ${quote(field)}` : undefined
const text =
  (field: string): Check =>
  (action) =>
    isText(action[field]) ? undefined : `needs ${quote(field)}, a text`

/** What is wrong with an action, by what it does; an action without a row does not compile. */
const ACTIONS: { readonly [K in Action['do']]: Check } = {
  go: text('url'),
  back: fine,
  tab({ index }) {
    const count = tabsOf(routes).length
    const isTab = Number.isInteger(index) && Number(index) >= 0 && Number(index) < count
    return isTab ? undefined : `${quote(index)} is no tab; there are 0 to ${count - 1}`
  },
  web: ({ url }) =>
    typeof url === 'string' && url.startsWith('https://')
      ? undefined
      : `${quote(url)} is no https address`,
  login: fine,
  refresh: fine,
  call: ({ call }) =>
    writes.has(String(call))
      ? undefined
      : `no call is named ${quote(call)}; src/engine/actions/call-table.ts lists ${[...writes.keys()].join(', ')}`,
  pay: has('payId'),
  set: (action) => text('path')(action) ?? has('value')(action),
  contact: fine,
  copy: has('value'),
  toast: has('value'),
  share: ({ value }) =>
    value === undefined || isObject(value)
      ? undefined
      : `${quote(value)} is no { title, image, url }`,
  scan: ({ url }) =>
    url === undefined || (typeof url === 'string' && url.includes('{code}'))
      ? undefined
      : `${quote(url)} has no place for the {code}`,
  upload: (action) => text('path')(action) ?? counts(action),
}
const counts: Check = ({ count }) =>
  count === undefined ||
  (Number.isInteger(count) && Number(count) >= 1 && Number(count) <= IMAGE_COUNT)
    ? undefined
    : `${quote(count)} pictures; 1 to ${IMAGE_COUNT} can be sent`

const SLOTS: { readonly [S in ActionSlot]: true } = {
  tap: true,
  itemTap: true,
  more: true,
  submit: true,
  view: true,
}

/** Every action of a definition, those that follow another included. */
export function* actionsOf({ nodes }: View): Generator<{ path: string; action: unknown }> {
  function* from(action: unknown, path: string): Generator<{ path: string; action: unknown }> {
    yield { path, action }
    if (!isObject(action) || !Array.isArray(action.then)) return
    for (const [index, next] of action.then.entries()) yield* from(next, `${path}.then.${index}`)
  }
  for (const { path, node } of nodes) {
    const { on } = node.config as { readonly on?: unknown }
    if (!isObject(on)) continue
    for (const [slot, action] of Object.entries(on))
      yield* from(action, `${path}.config.on.${slot}`)
  }
}

function* unknownActions(view: View): Iterable<Found> {
  for (const { path, action } of actionsOf(view)) {
    if (!isObject(action)) {
      yield { path, message: 'an action is an object' }
      continue
    }
    const kind = String(action.do)
    if (!Object.hasOwn(ACTIONS, kind)) {
      const message = `${quote(action.do)} is no action; ${Object.keys(ACTIONS).join(', ')} are`
      yield { path: `${path}.do`, message }
      continue
    }
    const message = ACTIONS[kind as Action['do']](action)
    if (message) yield { path, message: `${kind}: ${message}` }
  }
}

function* badActionRefs(view: View): Iterable<Found> {
  for (const { path, action } of actionsOf(view)) {
    if (!isObject(action)) continue
    const { then: _, ...own } = action
    const roots = path.includes('.config.on.submit')
      ? (['session', 'route', 'page', 'item', 'form'] as const)
      : (['session', 'route', 'page', 'item'] as const)
    yield* badRefs(own, path, roots)
  }
}

function* unknownSlots({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    const { on } = node.config as { readonly on?: unknown }
    if (on === undefined) continue
    if (!isObject(on)) yield { path: `${path}.config.on`, message: 'is { slot: action }' }
    else
      for (const slot of Object.keys(on))
        if (!Object.hasOwn(SLOTS, slot))
          yield {
            path: `${path}.config.on.${slot}`,
            message: `nothing happens so; ${Object.keys(SLOTS).join(', ')} do`,
          }
  }
}

/** What taps do: the closed list and nothing else. */
export const actionRules: readonly Rule[] = [
  {
    name: 'action',
    severity: 'error',
    about: 'an action is of the closed list and complete',
    check: unknownActions,
  },
  {
    name: 'action-slot',
    severity: 'error',
    about: 'actions hang on tap, itemTap, more, submit or view',
    check: unknownSlots,
  },
  {
    name: 'action-ref',
    severity: 'error',
    about: 'refs of an action point at something',
    check: badActionRefs,
  },
]
