/** @jest-environment node */
import type { ViewDefinition, WidgetNode } from '../../src/engine/contract'
import { calls } from '../../src/registry/calls'
import { findRoute } from '../../src/routing/derive'
import { parseUrl } from '../../src/routing/url'
import { picture } from '../pictures'
import { VIEWS } from './index'

/** The size a reader accepts (docs/view-definitions.md, 'Limits'). */
const MAX_SIZE = 256 * 1024

const definitions = [...VIEWS.values()]

/** Every string under `value`, with the name of the field it stands in. */
function* strings(value: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield* strings(inner, Array.isArray(value) ? key : name)
    }
  }
}

function nodesOf({ widgets }: ViewDefinition): WidgetNode[] {
  return widgets.flatMap((node) => (node.config.fallback ? [node, node.config.fallback] : [node]))
}

/** A page behind `/views/index?url=` must have a definition of its own. */
function isOpenable(url: string): boolean {
  const { path, query } = parseUrl(url)
  if (path === '/views/index') return VIEWS.has(query.url ?? '')
  return findRoute(path) !== undefined
}

describe.each(definitions.map((definition) => [definition.url, definition] as const))(
  '%s',
  (_, definition) => {
    test('leads only to pages that exist', () => {
      const urls = [...strings(definition.widgets)]
        .filter(([key, text]) => /url$/i.test(key) && text !== '')
        .map(([, text]) => text)
      expect(urls.filter((url) => !isOpenable(url))).toEqual([])
    })

    test('shows only pictures that are drawn', () => {
      const images = [...strings(definition.widgets)].flatMap(
        ([, text]) => text.match(/\/pictures\/[^"\s]+/g) ?? [],
      )
      expect(images.filter((image) => !picture(image))).toEqual([])
    })

    test('gives every widget an id of its own', () => {
      const ids = nodesOf(definition).map(({ config }) => config.id)
      expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true)
      expect(new Set(definition.widgets.map(({ config }) => config.id)).size).toBe(
        definition.widgets.length,
      )
    })

    test('survives JSON unchanged and is no larger than a reader takes', () => {
      const json = JSON.stringify(definition)
      expect(JSON.parse(json)).toEqual(definition)
      expect(json.length).toBeLessThan(MAX_SIZE)
    })

    test('says its schema, its revision and its title in both languages', () => {
      expect(definition.data?.$meta).toMatchObject({ schema: 1, rev: expect.stringMatching(/./) })
      expect(definition.name).toEqual({
        en: expect.stringMatching(/./),
        'zh-Hans': expect.stringMatching(/./),
      })
    })
  },
)

test('calls that definitions bind to are ones the client makes, or the widget makes itself', () => {
  const own = ['order/order/page']
  const bound = definitions
    .flatMap(nodesOf)
    .flatMap(({ config }) =>
      typeof config.bind === 'object' && config.bind.from === 'api' ? [config.bind.call] : [],
    )
  expect(bound.length).toBeGreaterThan(4)
  expect(bound.filter((call) => !calls.has(call) && !own.includes(call))).toEqual([])
})

test('orders are for those who are logged in', () => {
  for (const url of ['/order/list', '/order/show']) {
    expect(VIEWS.get(url)?.security?.isLogin).toBe(true)
  }
  expect(VIEWS.get('/pages/tabbar/index')?.security?.isLogin).toBe(false)
})
