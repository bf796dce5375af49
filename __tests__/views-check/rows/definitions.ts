/** Rule, a definition that breaks it, where it is said to, and one like it that does not. */
export type Row = readonly [rule: string, bad: unknown, path: string, good: unknown]

/** Rule, a definition, and all that the rule says of it: 'path: message'. */
export type Said = readonly [rule: string, definition: unknown, lines: readonly string[]]

export const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })
export const title = both('Cellar', '酒窖')

/** A definition behind `/views/index?url=`, without a fault. */
export const page = (widgets: readonly unknown[], more: object = {}) => ({
  name: title,
  url: '/cellar/index',
  widgets,
  ...more,
})
export const menu = (more: object = {}, parts: object = {}) => ({
  value: [{ id: 'orders', title, url: '/views/index?url=/order/list' }],
  config: { type: 'menuList', id: 'menu', ...more },
  ...parts,
})
export const grid = (count: number, entry: object = {}) => ({
  value: Array.from({ length: count }, (_, id) => ({ id, name: title, ...entry })),
  config: { type: 'gridNav', id: 'grid' },
})
export const group = (content: readonly unknown[]) => ({
  config: { type: 'group', slots: { content } },
})
export const picture = (image: string) => ({ value: [{ image }], config: { type: 'banner' } })
export const list = (bind: unknown, more: object = {}) => ({
  config: { type: 'marketTable', bind, ...more },
})
export const on = (action: unknown) =>
  page([{ ...grid(2), config: { type: 'gridNav', on: { itemTap: action } } }])
export const secured = (security: unknown, more: object = {}) =>
  page([menu()], { security, ...more })
export const execute = (...then: readonly unknown[]) =>
  on({ do: 'call', call: 'share/taskJob/execute', ...Object.fromEntries([['then', then]]) })
export const meta = ($meta: object, more: object = {}) =>
  page([menu()], { data: { $meta }, ...more })
export const when = (condition: object) => page([menu({ when: { conditions: [condition] } })])
export const hidden = (hideOn: unknown, more: object = {}) => menu(more, { cssConfig: { hideOn } })
export const isOrder = { field: 'route.id', operator: 'equal', value: '7' }
export const linked = page([
  { value: [{ id: 1, title, url: '/views/index?url=/vip/index' }], config: { type: 'menuList' } },
])
