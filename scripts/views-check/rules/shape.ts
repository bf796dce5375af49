import { MAX_DEPTH, MAX_SIZE, MAX_WIDGETS, sanitize } from '../../../src/engine/read/read-node'
import { isObject } from '../../../src/shared/json'
import { quote } from '../strings'
import type { Found, Rule, View } from '../types'

const KB = 1024

function* tooLarge({ json, bytes }: View): Iterable<Found> {
  if (bytes > MAX_SIZE || !sanitize(json)) {
    yield { path: '', message: `${Math.ceil(bytes / KB)} KB; a reader takes ${MAX_SIZE / KB} KB` }
  }
}

function* trimmed({ json }: View): Iterable<Found> {
  for (const issue of sanitize(json)?.issues ?? []) {
    const [path = '', message = ''] = issue.split(': ')
    yield { path: path.replace(/^\$\.?/, ''), message }
  }
}

function* duplicateIds({ nodes }: View): Iterable<Found> {
  const first = new Map<string, string>()
  for (const { path, node, replaces } of nodes) {
    const { id } = node.config
    // Only one of the two is drawn.
    if (id === undefined || id === replaces?.node.config.id) continue
    const known = first.get(id)
    if (known === undefined) first.set(id, path)
    else yield { path: `${path}.config.id`, message: `${quote(id)} is the id of ${known} too` }
  }
}

function* tooDeep({ nodes }: View): Iterable<Found> {
  for (const { path, depth } of nodes) {
    // What is inside it is not worth a line of its own.
    if (depth === MAX_DEPTH + 1) yield { path, message: `${depth} deep; ${MAX_DEPTH} are drawn` }
  }
}

function* badMeta({ json, meta }: View): Iterable<Found> {
  const data = json.data
  if (!isObject(data) || data.$meta === undefined) return
  const path = 'data.$meta'
  if (meta.schema !== 1)
    yield { path: `${path}.schema`, message: `${quote(meta.schema)}; this client reads schema 1` }
  const { minClient, rev } = meta as Readonly<Record<string, unknown>>
  if (
    minClient !== undefined &&
    !(typeof minClient === 'string' && /^\d+(\.\d+)*$/.test(minClient))
  )
    yield { path: `${path}.minClient`, message: `${quote(minClient)} is no version such as '1.2'` }
  if (rev !== undefined && typeof rev !== 'string')
    yield { path: `${path}.rev`, message: `${quote(rev)} is no text` }
}

/** The definition as a whole: its size, its ids, its nesting. */
export const shapeRules: readonly Rule[] = [
  {
    name: 'too-large',
    severity: 'error',
    about: `a definition is at most ${MAX_SIZE / KB} KB`,
    check: tooLarge,
  },
  {
    name: 'trimmed',
    severity: 'error',
    about: 'no text, list or nesting is longer than a reader keeps, no key is forbidden',
    check: trimmed,
  },
  {
    name: 'no-widget',
    severity: 'error',
    about: 'whatever stands among widgets names its type',
    check: ({ strangers }) => strangers.map((path) => ({ path, message: 'has no config.type' })),
  },
  {
    name: 'too-many-widgets',
    severity: 'error',
    about: `a definition has at most ${MAX_WIDGETS} widgets, slots included`,
    *check({ nodes }) {
      const drawn = nodes.filter(({ replaces }) => !replaces).length
      if (drawn > MAX_WIDGETS)
        yield { path: 'widgets', message: `${drawn} widgets; the first ${MAX_WIDGETS} are drawn` }
    },
  },
  {
    name: 'too-deep',
    severity: 'error',
    about: `slots nest at most ${MAX_DEPTH} deep`,
    check: tooDeep,
  },
  {
    name: 'duplicate-id',
    severity: 'error',
    about: 'an id names one widget of its definition',
    check: duplicateIds,
  },
  {
    name: 'no-url',
    severity: 'error',
    about: 'a definition says its url, the address it is found by',
    *check({ url }) {
      if (!url.startsWith('/')) yield { path: 'url', message: `${quote(url)} is no path` }
    },
  },
  {
    name: 'no-widgets',
    severity: 'warning',
    about: 'a definition draws something',
    *check({ json }) {
      if ((json.widgets as unknown[]).length === 0)
        yield { path: 'widgets', message: "empty: the page says 'coming'" }
    },
  },
  { name: 'meta', severity: 'error', about: 'data.$meta can be read', check: badMeta },
]
