import type { Meta, ViewDefinition, WidgetNode } from '../../src/engine/contract'
import type { UserRecord } from '../../src/http/shapes'
import type { Json } from '../../src/shared/json'
import type { L10nText } from '../database/l10n'

/** A text in English and simplified Chinese. */
export const both = (en: string, zh: string): L10nText => ({ en, 'zh-Hans': zh })

export const PRODUCT_LIST = '/views/index?url=/product/list'
export const PRODUCT_SHOW = '/views/index?url=/product/show&id={id}'
export const STORE_SHOW = '/views/index?url=/store/show&id={id}'
export const ORDER_LIST = '/views/index?url=/order/list'

type Options = Omit<WidgetNode['config'], 'type' | 'id'>

interface Parts {
  readonly value?: Json
  readonly cssConfig?: WidgetNode['cssConfig']
}

/** A node of a definition. */
export function widget(
  type: string,
  id: string,
  options: Options = {},
  parts: Parts = {},
): WidgetNode {
  return { ...parts, config: { ...options, type, id } }
}

/** Rises with every change of the definitions, so that clients swap what they keep. */
const REV = '13'

/** A definition of the sandbox with the fields all of them have. */
export function define(
  url: string,
  name: L10nText,
  widgets: readonly WidgetNode[],
  more: {
    security?: ViewDefinition['security']
    nav?: Meta['nav']
    role?: Meta['role']
  } = {},
): ViewDefinition {
  const nav = { title: name, pullRefresh: true, ...more.nav }
  return {
    name,
    url,
    play: null,
    widgets,
    security: { isOpen: true, isLogin: false, isAdmin: false, ...more.security },
    pop: null,
    data: { $meta: { schema: 1, rev: REV, nav, ...(more.role && { role: more.role }) } },
    diyUrl: `/diy/index?url=${url}`,
  }
}

/** Of a widget that is there only where the address names all of these. */
export const given = (...names: readonly string[]) => ({
  when: {
    logicalOperator: 'and',
    conditions: names.map((name) => ({
      field: `route.${name}`,
      operator: 'isNull',
      value: false,
    })),
  },
})

/** Of a widget that is there only where the address names none of these. */
export const missing = (...names: readonly string[]) => ({
  when: {
    logicalOperator: 'and',
    conditions: names.map((name) => ({ field: `route.${name}`, operator: 'isNull', value: true })),
  },
})

/** Of a widget that has nothing for who is not logged in: it takes no room that it would give back. */
export const FOR_USERS = {
  when: {
    logicalOperator: 'and',
    conditions: [{ field: 'session.isLoggedIn', operator: 'equal', value: true }],
  },
} as const

/** Of a widget that is there only for who has this role (decision 0059). */
export const forRole = (role: keyof NonNullable<UserRecord['roles']>) => ({
  when: {
    logicalOperator: 'and',
    conditions: [{ field: `session.user.roles.${role}`, operator: 'equal', value: true }],
  },
})
