import { boxOf } from '../../../engine/read/compiled-widget'
import { hasOwn, isObject } from '../../../shared/json'
import { fieldsOf, misfits, quote, strict, told, unknownFields } from './read'
import type { Found, Rule, View, ViewNode, World } from './view'

/** Read by the engine itself, of whatever widget (docs/view-definitions.md). */
const ENGINE_FIELDS = [
  ...['type', 'name', 'widget', 'id', 'v', 'bind', 'map', 'when', 'slots'],
  ...['fallback', 'required', 'lazy'],
]

/** The slots a widget draws; the test reads the components. */
export const SLOTS: Readonly<Record<string, (node: ViewNode) => readonly string[]>> = {
  group: () => ['content'],
  pageEditor: () => ['above'],
  popup: () => ['content'],
  productDetail: () => ['offers', 'more'],
  storeDetail: () => ['products'],
  tabs: ({ node }) =>
    Array.isArray(node.value)
      ? node.value.flatMap((tab) => (isObject(tab) ? [String(tab.key)] : []))
      : [],
}

function* unknownWidgets({ nodes }: View, { all }: World): Iterable<Found> {
  for (const { path, node } of nodes) {
    if (all.has(node.config.type) || node.config.fallback) continue
    yield { path: `${path}.config.type`, ...told`no widget is named ${quote(node.config.type)}` }
  }
}

function* replacedWidgets({ nodes, registry }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    if (widget || !node.config.fallback) continue
    const found = told`${quote(node.config.type)} is drawn as its fallback; '${registry.name}' has none`
    yield { path: `${path}.config.type`, ...found }
  }
}

function* foreignWidgets({ nodes, registry }: View, { all }: World): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    if (widget || node.config.fallback || !all.has(node.config.type)) continue
    const found = told`${quote(node.config.type)} is of other pages; the registry of this one is '${registry.name}'`
    yield { path: `${path}.config.type`, ...found }
  }
}

function* newerWidgets({ nodes }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    const { v } = node.config
    if (widget && typeof v === 'number' && v > widget.definition.version) {
      const found = told`version ${v}; this client has version ${widget.definition.version}`
      yield { path: `${path}.config.v`, ...found }
    }
  }
}

/** Only what the engine would parse: of a widget that is migrated first, nothing is known here. */
const isCurrent = ({ node, widget }: ViewNode) =>
  widget !== undefined && (node.config.v ?? widget.definition.version) === widget.definition.version

/** A value of its own: neither bound nor left to the widget's loader. */
const hasValue = ({ node, widget }: ViewNode) =>
  node.value !== undefined &&
  (node.config.bind === undefined || widget?.definition.ownData === true)

function* unknownConfig({ nodes }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    if (!widget) continue
    const { config } = widget.definition
    const own = Object.fromEntries(
      Object.entries(node.config).filter(
        ([key, value]) => value !== undefined && !ENGINE_FIELDS.includes(key),
      ),
    )
    for (const { path: at, known } of unknownFields(config, own, `${path}.config`)) {
      const key = at.slice(at.lastIndexOf('.') + 1)
      const fields = known.filter((field) => !ENGINE_FIELDS.includes(field)).join(', ')
      const found = told`${quote(key)} is not read; ${node.config.type} reads ${fields || 'no fields'}`
      yield { path: at, ...found }
    }
  }
}

function* unknownValue({ nodes }: View): Iterable<Found> {
  for (const entry of nodes) {
    const { path, node, widget } = entry
    if (!widget || !hasValue(entry)) continue
    for (const { path: at } of unknownFields(
      widget.definition.value,
      node.value,
      `${path}.value`,
    )) {
      const key = at.slice(at.lastIndexOf('.') + 1)
      yield { path: at, ...told`${quote(key)} is not read; ${node.config.type} has no such field` }
    }
  }
}

/** Schema and data of a node, as the engine parses them. */
function* parsed(entry: ViewNode) {
  const { path, node, widget } = entry
  if (!widget || !isCurrent(entry)) return
  const { definition } = widget
  yield { schema: definition.config, data: node.config, path: `${path}.config` }
  const wanted = node.value === undefined && !definition.load && node.config.bind === undefined
  if (hasValue(entry) || wanted)
    yield { schema: definition.value, data: node.value, path: `${path}.value` }
}

function* misfitting({ nodes }: View): Iterable<Found> {
  for (const entry of nodes) {
    for (const { schema, data, path } of parsed(entry)) yield* misfits(schema, data, path)
  }
}

function* ignoredValues({ nodes }: View): Iterable<Found> {
  for (const entry of nodes) {
    for (const { schema, data, path } of parsed(entry)) {
      if (misfits(schema, data, path).length > 0) continue
      for (const { path: at, ...found } of misfits(strict(schema), data, path))
        yield { path: at, ...told`${found}; the default is taken` }
    }
  }
}

function* unknownSlots({ nodes }: View): Iterable<Found> {
  for (const entry of nodes) {
    const { path, node, widget } = entry
    if (!widget || !isObject(node.config.slots)) continue
    const drawn = SLOTS[node.config.type]?.(entry) ?? []
    for (const name of Object.keys(node.config.slots)) {
      if (drawn.includes(name)) continue
      const names = drawn.length > 0 ? drawn.map(quote).join(', ') : 'no slots'
      const found = told`${quote(name)} is not drawn; ${node.config.type} draws ${names}`
      yield { path: `${path}.config.slots.${name}`, ...found }
    }
  }
}

const isSides = (value: unknown) =>
  Number.isFinite(value) ||
  (Array.isArray(value) && value.length <= 4 && value.every(Number.isFinite))
/** A token is one when it gets a class of its own. */
const isToken = (key: 'bg' | 'align') => (value: unknown) =>
  boxOf({ [key]: value }, false).className !== boxOf({}, false).className
const isFlag = (value: unknown) => typeof value === 'boolean'

/** `cssConfig` is a closed set (docs/view-definitions.md); `hideOn` has rules of its own. */
const BOX: Readonly<Record<string, (value: unknown) => boolean>> = {
  m: isSides,
  p: isSides,
  radius: Number.isFinite,
  bg: isToken('bg'),
  gap: Number.isFinite,
  align: isToken('align'),
  height: Number.isFinite,
  ratio: Number.isFinite,
  sticky: isFlag,
  hideOn: () => true,
}

function* badBoxes({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    for (const [key, value] of Object.entries(node.cssConfig ?? {})) {
      const at = `${path}.cssConfig.${key}`
      const fits = hasOwn(BOX, key) ? BOX[key] : undefined
      if (!fits) yield { path: at, ...told`no part of a box; ${Object.keys(BOX).join(', ')} are` }
      else if (!fits(value)) yield { path: at, ...told`${quote(value)} is nothing ${key} can be` }
    }
  }
}

function* unheardActions({ nodes }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    if (!isObject(node.config.on) || !widget) continue
    if (!fieldsOf(widget.definition.config).includes('on'))
      yield {
        path: `${path}.config.on`,
        ...told`nothing happens; ${node.config.type} does not read its actions`,
      }
  }
}

/** Widgets by themselves: whether the page has them and what they are told. */
export const widgetRules: readonly Rule[] = [
  {
    name: 'widget-unknown',
    severity: 'error',
    check: unknownWidgets,
  },
  {
    name: 'widget-replaced',
    severity: 'warning',
    check: replacedWidgets,
  },
  {
    name: 'widget-elsewhere',
    severity: 'error',
    check: foreignWidgets,
  },
  {
    name: 'widget-newer',
    severity: 'warning',
    check: newerWidgets,
  },
  {
    name: 'misfit',
    severity: 'error',
    check: misfitting,
  },
  {
    name: 'ignored',
    severity: 'warning',
    check: ignoredValues,
  },
  {
    name: 'field-unknown',
    severity: 'warning',
    check: unknownConfig,
  },
  {
    name: 'value-unknown',
    severity: 'warning',
    check: unknownValue,
  },
  {
    name: 'slot-unknown',
    severity: 'warning',
    check: unknownSlots,
  },
  {
    name: 'actions-unread',
    severity: 'warning',
    check: unheardActions,
  },
  {
    name: 'box',
    severity: 'warning',
    check: badBoxes,
  },
]
