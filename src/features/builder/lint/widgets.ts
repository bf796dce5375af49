import { boxOf } from '../../../engine/read/compiled-widget'
import { hasOwn, isObject } from '../../../shared/json'
import { fieldsOf, misfits, quote, strict, unknownFields } from './read'
import type { Found, Rule, View, ViewNode, World } from './view'

/** Read by the engine itself, of whatever widget (docs/view-definitions.md). */
const ENGINE_FIELDS = [
  ...['type', 'name', 'widget', 'id', 'v', 'bind', 'map', 'when', 'slots'],
  ...['fallback', 'required', 'lazy'],
]

/** The slots a widget draws; the test reads the components. */
export const SLOTS: Readonly<Record<string, (node: ViewNode) => readonly string[]>> = {
  group: () => ['content'],
  popup: () => ['content'],
  productDetail: () => ['offers', 'more'],
  storeDetail: () => ['products'],
  tabs: ({ node }) =>
    Array.isArray(node.value)
      ? node.value.flatMap((tab) => (isObject(tab) ? [String(tab.key)] : []))
      : [],
}

const isDrawn = (node: ViewNode) => node.widget !== undefined

function* unknownWidgets({ nodes }: View, { all }: World): Iterable<Found> {
  for (const { path, node } of nodes) {
    if (all.has(node.config.type) || node.config.fallback) continue
    yield { path: `${path}.config.type`, message: `no widget is named ${quote(node.config.type)}` }
  }
}

function* replacedWidgets({ nodes, registry }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    if (widget || !node.config.fallback) continue
    const message = `'${registry.name}' has no ${quote(node.config.type)}: its fallback is drawn`
    yield { path: `${path}.config.type`, message }
  }
}

function* foreignWidgets({ nodes, registry }: View, { all }: World): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    if (widget || node.config.fallback || !all.has(node.config.type)) continue
    const message = `${quote(node.config.type)} is not in '${registry.name}', the registry of this page`
    yield { path: `${path}.config.type`, message }
  }
}

function* newerWidgets({ nodes }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes) {
    const { v } = node.config
    if (widget && typeof v === 'number' && v > widget.definition.version) {
      const message = `version ${v}; this client has version ${widget.definition.version}`
      yield { path: `${path}.config.v`, message }
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
      const message = `${node.config.type} does not read ${quote(key)}; it reads ${fields || 'no fields'}`
      yield { path: at, message }
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
      yield { path: at, message: `${node.config.type} does not read ${quote(key)}` }
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
      for (const { path: at, message } of misfits(strict(schema), data, path))
        yield { path: at, message: `${message}; the default is taken` }
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
      const message = `${node.config.type} draws ${drawn.length > 0 ? drawn.map(quote).join(', ') : 'no slots'}`
      yield { path: `${path}.config.slots.${name}`, message }
    }
  }
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isSides = (value: unknown) =>
  isNumber(value) || (Array.isArray(value) && value.length <= 4 && value.every(isNumber))
/** A token is one when it gets a class of its own. */
const isToken = (key: 'bg' | 'align') => (value: unknown) =>
  boxOf({ [key]: value }, false).className !== boxOf({}, false).className
const isFlag = (value: unknown) => typeof value === 'boolean'

/** `cssConfig` is a closed set (docs/view-definitions.md); `hideOn` has rules of its own. */
const BOX: Readonly<Record<string, (value: unknown) => boolean>> = {
  m: isSides,
  p: isSides,
  radius: isNumber,
  bg: isToken('bg'),
  gap: isNumber,
  align: isToken('align'),
  height: isNumber,
  ratio: isNumber,
  sticky: isFlag,
  hideOn: () => true,
}

function* badBoxes({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    for (const [key, value] of Object.entries(node.cssConfig ?? {})) {
      const at = `${path}.cssConfig.${key}`
      const fits = hasOwn(BOX, key) ? BOX[key] : undefined
      if (!fits) yield { path: at, message: `no part of a box; ${Object.keys(BOX).join(', ')} are` }
      else if (!fits(value)) yield { path: at, message: `${quote(value)} is nothing ${key} can be` }
    }
  }
}

function* unheardActions({ nodes }: View): Iterable<Found> {
  for (const { path, node, widget } of nodes.filter(isDrawn)) {
    if (!isObject(node.config.on) || !widget) continue
    if (!fieldsOf(widget.definition.config).includes('on'))
      yield { path: `${path}.config.on`, message: `${node.config.type} does not read its actions` }
  }
}

/** Widgets by themselves: whether the page has them and what they are told. */
export const widgetRules: readonly Rule[] = [
  {
    name: 'widget-unknown',
    severity: 'error',
    about: 'every widget is one of the catalogue, or has a fallback',
    check: unknownWidgets,
  },
  {
    name: 'widget-replaced',
    severity: 'warning',
    about: 'a widget is drawn itself rather than its fallback',
    check: replacedWidgets,
  },
  {
    name: 'widget-elsewhere',
    severity: 'error',
    about: 'every widget is in the registry of the page that draws it',
    check: foreignWidgets,
  },
  {
    name: 'widget-newer',
    severity: 'warning',
    about: 'config.v is a version this client has',
    check: newerWidgets,
  },
  {
    name: 'misfit',
    severity: 'error',
    about: 'value and config fit the schemas of their widget',
    check: misfitting,
  },
  {
    name: 'ignored',
    severity: 'warning',
    about: 'no option is replaced by its default because it cannot be read',
    check: ignoredValues,
  },
  {
    name: 'field-unknown',
    severity: 'warning',
    about: 'every field of a config is one its widget reads',
    check: unknownConfig,
  },
  {
    name: 'value-unknown',
    severity: 'warning',
    about: 'every field of a value is one its widget reads',
    check: unknownValue,
  },
  {
    name: 'slot-unknown',
    severity: 'warning',
    about: 'every slot is one its widget draws',
    check: unknownSlots,
  },
  {
    name: 'actions-unread',
    severity: 'warning',
    about: 'a widget with config.on reads it',
    check: unheardActions,
  },
  {
    name: 'box',
    severity: 'warning',
    about: 'cssConfig is of the closed set',
    check: badBoxes,
  },
]
