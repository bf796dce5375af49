import type { BuiltinDefinition } from './builtin'
import { view } from './view'

interface RichNode {
  type?: 'node' | 'text'
  text?: string
  name?: string
  attrs?: Record<string, unknown>
  children?: RichNode[]
}

/** Elements both hosts show (WeChat's `rich-text` documentation); others vanish with their text. */
const TAGS = new Set(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del div dl dt em fieldset font footer h1 h2 h3 h4 h5 h6 header hr i img ins label legend li mark nav ol p pre q rt ruby s section small span strong sub sup table tbody td tfoot th thead tr tt u ul'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'class style alt src width height colspan rowspan align dir span start type size color face'.split(
    ' ',
  ),
)

/** Shows markup without scripts, events or links that lead anywhere. */
export const richText: BuiltinDefinition = {
  attributes: [...(view.attributes ?? []), 'nodes', 'space', 'userSelect', 'mode'],
  setup(part) {
    view.setup?.(part)
    part.watch('nodes', (nodes) => {
      const content =
        typeof nodes === 'string'
          ? [...new DOMParser().parseFromString(nodes, 'text/html').body.childNodes].flatMap(copy)
          : ((nodes as RichNode[] | null) ?? []).flatMap(build)
      part.element().replaceChildren(...content)
    })
  },
}

function copy(node: ChildNode): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)]
  if (!(node instanceof HTMLElement)) return []
  const attributes = Object.fromEntries([...node.attributes].map((each) => [each.name, each.value]))
  return make(node.localName, attributes, [...node.childNodes].flatMap(copy))
}

function build(node: RichNode): Node[] {
  if (node.type === 'text') return [document.createTextNode(decodeEntities(node.text ?? ''))]
  return make(node.name ?? '', node.attrs ?? {}, (node.children ?? []).flatMap(build))
}

function make(name: string, attributes: Record<string, unknown>, children: Node[]): Node[] {
  const tag = name.toLowerCase()
  if (!TAGS.has(tag)) return []
  const element = document.createElement(tag)
  for (const [key, value] of Object.entries(attributes)) {
    if (ATTRIBUTES.has(key.toLowerCase())) element.setAttribute(key, String(value))
  }
  element.append(...children)
  return [element]
}

function decodeEntities(value: string): string {
  return (
    new DOMParser().parseFromString(value.replace(/</g, '&lt;'), 'text/html').body.textContent ?? ''
  )
}
