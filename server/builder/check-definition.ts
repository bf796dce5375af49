import { isObject } from '../../src/shared/json'
import { Refusal } from '../refusal'

/* What a definition may be (docs/view-definitions.md, 'Limits'); its reader trims what is more. */
const MOST_WIDGETS = 80
const MOST_SLOTS = 4
export const MOST_BYTES = 240 * 1024

const NO_PAGE = new Refusal(400, {
  en: 'This is no page: it has no list of widgets.',
  'zh-Hans': '页面内容无效：缺少组件列表',
})
const OTHER_URL = new Refusal(400, {
  en: 'The page names another address.',
  'zh-Hans': '页面内容中的地址不一致',
})
const NO_WIDGET = new Refusal(400, {
  en: 'Each widget needs a type and an id.',
  'zh-Hans': '每个组件都需要类型和标识',
})
const SAME_ID = new Refusal(400, {
  en: 'Two widgets have the same id.',
  'zh-Hans': '组件标识重复',
})
const TOO_MANY = new Refusal(400, {
  en: `A page has ${MOST_WIDGETS} widgets at most.`,
  'zh-Hans': `每个页面最多${MOST_WIDGETS}个组件`,
})
const TOO_DEEP = new Refusal(400, {
  en: 'Widgets are nested too deeply.',
  'zh-Hans': '组件嵌套过深',
})
const TOO_LARGE = new Refusal(400, {
  en: 'The page is too large.',
  'zh-Hans': '页面内容过大',
})
const NO_GATE = new Refusal(400, {
  en: 'What the page asks of its visitors cannot be read.',
  'zh-Hans': '页面的访问权限设置无效',
})
const NO_KEY = new Refusal(400, {
  en: 'A name in the page is not allowed.',
  'zh-Hans': '页面内容包含不允许的字段名',
})

/** Names that no key may have. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']
const GATES: Readonly<Record<string, string>> = {
  isOpen: 'boolean',
  isLogin: 'boolean',
  isAdmin: 'boolean',
  getApi: 'string',
}

interface Node {
  readonly config: { readonly id: string; readonly slots?: unknown }
}

const isNode = (value: unknown): value is Node =>
  isObject(value) &&
  isObject(value.config) &&
  typeof value.config.type === 'string' &&
  value.config.type !== '' &&
  typeof value.config.id === 'string' &&
  value.config.id !== ''

/** @throws Refusal 400 for a list in which something is no widget, or stands too deep; collects the ids. */
function collect(nodes: unknown, depth: number, ids: string[]): void {
  if (!Array.isArray(nodes)) throw NO_PAGE
  if (depth > MOST_SLOTS) throw TOO_DEEP
  for (const node of nodes) {
    if (!isNode(node)) throw NO_WIDGET
    ids.push(node.config.id)
    if (ids.length > MOST_WIDGETS) throw TOO_MANY
    const { slots } = node.config
    for (const inner of Object.values(isObject(slots) ? slots : {})) collect(inner, depth + 1, ids)
  }
}

function hasForbiddenKey(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasForbiddenKey)
  if (!isObject(value)) return false
  return Object.keys(value).some((key) => FORBIDDEN.includes(key) || hasForbiddenKey(value[key]))
}

/**
 * The text of a definition that may be kept: a page of this address with widgets that can be told apart. What
 * each widget is told is not looked at: a newer client may know more of it.
 *
 * @throws Refusal 400 which says what is wrong with it.
 */
export function checkDefinition(
  url: string,
  definition: Readonly<Record<string, unknown>>,
): string {
  if (definition.url !== url) throw OTHER_URL
  if (hasForbiddenKey(definition)) throw NO_KEY
  const ids: string[] = []
  collect(definition.widgets, 1, ids)
  if (new Set(ids).size < ids.length) throw SAME_ID
  const { security } = definition
  if (security !== undefined && !isObject(security)) throw NO_GATE
  for (const [gate, kind] of Object.entries(GATES)) {
    const value = security?.[gate]
    if (value !== undefined && typeof value !== kind) throw NO_GATE
  }
  const json = JSON.stringify(definition)
  if (Buffer.byteLength(json) > MOST_BYTES) throw TOO_LARGE
  return json
}
