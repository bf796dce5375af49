import type { Source, When } from '../../../engine/contract'
import { NEVER, readWhen } from '../../../engine/read/read-node'
import { hasOwn, isObject } from '../../../shared/json'
import { QUERY_OPERATORS, type QueryOperator } from '../../../shared/query'
import { badRefs, fieldsOf, quote, told, unreadable } from './read'
import type { Found, Rule, Told, View, ViewNode, World } from './view'

type Kind = Source['from']
type Raw = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const needs =
  (field: string) =>
  (source: Raw): Told | undefined =>
    isText(source[field]) ? undefined : told`${quote(source.from)} needs ${quote(field)}`

/** What is wrong with a source, by its kind; a kind without a row does not compile. */
const SOURCES: { readonly [K in Kind]: (source: Raw, world: World) => Told | undefined } = {
  static: () => undefined,
  session: (source) =>
    needs('path')(source) ?? unreadable('session', String(source.path), ['session']),
  route: needs('path'),
  page: needs('path'),
  api: (source, { calls }) =>
    needs('call')(source) ??
    (calls.has(String(source.call))
      ? undefined
      : told`no call is named ${quote(source.call)}; there are ${[...calls].join(', ')}`),
  report: needs('type'),
  relation: needs('type'),
  list: needs('type'),
  light: needs('table'),
  config: needs('type'),
  enum: needs('name'),
}
const kinds = Object.keys(SOURCES)

/** A widget that fetches by itself reads a binding only where its config has one. */
const readsBind = ({ widget }: ViewNode) =>
  widget !== undefined &&
  (!widget.definition.ownData || fieldsOf(widget.definition.config).includes('bind'))

/** Sources that are used, with where they stand: bound in place, or by name. */
function* sourcesOf(view: View): Generator<{ readonly path: string; readonly source: Raw }> {
  for (const entry of view.nodes) {
    const { bind } = entry.node.config
    if (isObject(bind) && readsBind(entry))
      yield { path: `${entry.path}.config.bind`, source: bind }
  }
  for (const [name, source] of Object.entries(namedIn(view)))
    if (isObject(source)) yield { path: `data.$sources.${name}`, source }
}

function namedIn({ json }: View): Raw {
  const { data } = json
  return isObject(data) && isObject(data.$sources) ? data.$sources : {}
}

function* missingSources({ nodes, sources }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    const { bind } = node.config
    if (typeof bind === 'string' && !hasOwn(sources, bind))
      yield { path: `${path}.config.bind`, ...told`data.$sources has no ${quote(bind)}` }
  }
}

function* badSources(view: View, world: World): Iterable<Found> {
  for (const { path, source } of sourcesOf(view)) {
    const check = isText(source.from) && kinds.includes(source.from) && SOURCES[source.from as Kind]
    const found = check
      ? check(source, world)
      : told`${quote(source.from)} is no kind of source; ${kinds.join(', ')} are`
    if (found) yield { path, ...found }
  }
}

function* unusedSources(view: View): Iterable<Found> {
  const used = new Set(view.nodes.map(({ node }) => node.config.bind))
  for (const name of Object.keys(namedIn(view))) {
    if (!used.has(name)) yield { path: `data.$sources.${name}`, ...told`no widget binds it` }
  }
}

function* badSourceRefs(view: View): Iterable<Found> {
  for (const { path, source } of sourcesOf(view))
    yield* badRefs(source, path, ['session', 'route', 'page'])
}

function* unreadBindings({ nodes }: View): Iterable<Found> {
  for (const entry of nodes) {
    const { path, node, widget } = entry
    if (!widget || node.config.bind === undefined) continue
    if (!readsBind(entry)) {
      const found = told`reads no binding; ${node.config.type} fetches by itself`
      yield { path: `${path}.config.bind`, ...found }
    } else if (!widget.definition.ownData && node.value !== undefined) {
      const isStatic = isObject(node.config.bind) && node.config.bind.from === 'static'
      if (!isStatic)
        yield { path: `${path}.value`, ...told`not drawn: the binding takes its place` }
    }
  }
}

const operators: readonly unknown[] = QUERY_OPERATORS

function* badQueries(view: View): Iterable<Found> {
  for (const { path, source } of sourcesOf(view)) {
    if (source.from !== 'list' || !isObject(source.query)) continue
    const { queries = [], sorts = [] } = source.query
    for (const [index, one] of (Array.isArray(queries) ? queries : []).entries()) {
      const at = `${path}.query.queries.${index}`
      if (!isObject(one) || !isText(one.field)) yield { path: at, ...told`names no field` }
      else if (!operators.includes(one.operator))
        yield { path: `${at}.operator`, ...told`${quote(one.operator)} is none of the fifteen` }
    }
    for (const [index, sort] of (Array.isArray(sorts) ? sorts : []).entries()) {
      if (!isObject(sort) || !isText(sort.field) || !['Desc', 'Asc'].includes(String(sort.type)))
        yield {
          path: `${path}.query.sorts.${index}`,
          ...told`a sort is { field, type: 'Desc' | 'Asc' }`,
        }
    }
  }
}

function* unreadableWhen({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    if (readWhen(node.config.when) === NEVER)
      yield { path: `${path}.config.when`, ...told`cannot be read: the widget is never shown` }
  }
}

const isList = (value: unknown) => Array.isArray(value) && value.length > 0
const isPair = (value: unknown) => Array.isArray(value) && value.length === 2

/** What an operator compares with, where that is more than one value. */
const OPERANDS: Readonly<
  Partial<Record<QueryOperator, readonly [(value: unknown) => boolean, string]>>
> = {
  in: [isList, 'a list'],
  notIn: [isList, 'a list'],
  between: [isPair, 'two ends'],
  notBetween: [isPair, 'two ends'],
  isNull: [(value) => typeof value === 'boolean', 'true or false'],
}

function conditionsOf({ node }: ViewNode): When['conditions'] {
  return readWhen(node.config.when)?.conditions ?? []
}

function* deadWhen({ nodes }: View): Iterable<Found> {
  for (const entry of nodes) {
    for (const [index, { field, operator, value }] of conditionsOf(entry).entries()) {
      const at = `${entry.path}.config.when.conditions.${index}`
      const [root = '', ...rest] = field.split('.')
      const found = unreadable(root, rest.join('.'), ['session', 'route', 'page'])
      if (found) yield { path: `${at}.field`, ...told`${quote(field)}: ${found}` }
      const operand = OPERANDS[operator]
      const isRefValue = isObject(value) && '$' in value
      if (operand && !isRefValue && !operand[0](value))
        yield {
          path: `${at}.value`,
          ...told`${quote(value)} is nothing for ${operator}; it takes ${operand[1]}`,
        }
      yield* badRefs(value, `${at}.value`, ['session', 'route', 'page'])
    }
  }
}

function* badMaps({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    const { map } = node.config as { readonly map?: unknown }
    if (map === undefined) continue
    const at = `${path}.config.map`
    if (!isObject(map)) yield { path: at, ...told`a map is { field: path }` }
    else if (node.config.bind === undefined)
      yield { path: at, ...told`maps nothing: the widget binds no source` }
    else
      for (const [field, source] of Object.entries(map))
        if (!isText(source)) yield { path: `${at}.${field}`, ...told`${quote(source)} is no path` }
  }
}

/** Where values come from and when widgets are shown. */
export const dataRules: readonly Rule[] = [
  {
    name: 'source-missing',
    severity: 'error',
    check: missingSources,
  },
  {
    name: 'source',
    severity: 'error',
    check: badSources,
  },
  {
    name: 'source-unused',
    isWhole: true,
    severity: 'warning',
    check: unusedSources,
  },
  {
    name: 'bind-unread',
    severity: 'warning',
    check: unreadBindings,
  },
  {
    name: 'ref',
    severity: 'error',
    check: badSourceRefs,
  },
  {
    name: 'query',
    severity: 'error',
    check: badQueries,
  },
  { name: 'map', severity: 'warning', check: badMaps },
  {
    name: 'when-unreadable',
    severity: 'error',
    check: unreadableWhen,
  },
  {
    name: 'when-dead',
    severity: 'error',
    check: deadWhen,
  },
]
