import { RELATION_STATUS_SHOWN, RELATIONS_GRID_MAX } from '../../../src/shared/constants'
import { isObject } from '../../../src/shared/json'
import { strings } from '../strings'
import type { Found, Rule, View, World } from '../types'

const KB = 1024
const HEAVY = 300 * KB

const PICTURE =
  /(?:https?:\/\/[^\s"'<>()]{1,300}|\/[\w./-]{1,300})\.(?:svg|png|jpe?g|gif|webp)(?:\?[^\s"'<>()]*)?/gi
const INLINE = /data:image\/[\w+.-]+[^"'\s<>()]*/gi
const APART = /\.config\.(slots|fallback)$/

export interface Picture {
  readonly path: string
  readonly url: string
}

/** Every picture a definition names, in fields and in HTML. */
export function* picturesOf({ nodes }: Pick<View, 'nodes'>): Generator<Picture> {
  for (const { path, node } of nodes) {
    const parts = { value: node.value, config: node.config }
    for (const text of strings(parts, path, (place) => APART.test(place.path))) {
      for (const [url] of text.value.matchAll(PICTURE)) yield { path: text.path, url }
    }
  }
}

const size = (bytes: number) => `${Math.ceil(bytes / KB)} KB`

function* inline({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    const parts = { value: node.value, config: node.config }
    for (const text of strings(parts, path, (place) => APART.test(place.path))) {
      for (const [url] of text.value.matchAll(INLINE))
        yield {
          path: text.path,
          message: `${size(url.length)} inside the definition; give its address`,
        }
    }
  }
}

function* heavy(view: View, { pictureBytes }: World): Iterable<Found> {
  for (const { path, url } of picturesOf(view)) {
    const bytes = pictureBytes(url)
    if (typeof bytes === 'number' && bytes > HEAVY)
      yield { path, message: `${url} has ${size(bytes)}; ${size(HEAVY)} are a lot on a phone` }
  }
}

function* missing(view: View, { pictureBytes }: World): Iterable<Found> {
  for (const { path, url } of picturesOf(view)) {
    if (pictureBytes(url) === 'missing') yield { path, message: `there is no ${url}` }
  }
}

function* relations({ nodes }: View): Iterable<Found> {
  for (const { path, node } of nodes) {
    if (node.config.type !== 'gridNav' || !Array.isArray(node.value)) continue
    const shown = node.value.filter(
      (item) => isObject(item) && (item.status ?? RELATION_STATUS_SHOWN) === RELATION_STATUS_SHOWN,
    )
    if (shown.length > RELATIONS_GRID_MAX) {
      const message = `${shown.length} entrances; the first ${RELATIONS_GRID_MAX} are drawn (client spec §9)`
      yield { path: `${path}.value`, message }
    }
  }
}

/** What a page carries: pictures and entrances. */
export const pictureRules: readonly Rule[] = [
  {
    name: 'picture-inline',
    severity: 'warning',
    about: 'a picture has an address instead of data inside the definition',
    check: inline,
  },
  {
    name: 'picture-heavy',
    severity: 'warning',
    about: `a picture has at most ${HEAVY / KB} KB`,
    check: heavy,
  },
  { name: 'picture-missing', severity: 'error', about: 'every picture is there', check: missing },
  {
    name: 'relations',
    severity: 'error',
    about: `a grid has at most ${RELATIONS_GRID_MAX} entrances`,
    check: relations,
  },
]
