import {
  getEnum,
  listConfigTypes,
  listNavigation,
  listOperators,
  reflectEntity,
  saveConfig,
  searchTables,
} from '../../src/features/record/contract-more'
import { listSingleReports } from '../../src/features/report/contract'
import { isWearable } from '../../src/shared/colours'
import type { QueryOperator } from '../../src/shared/query'
import { cardOf } from '../builder/figures'
import { type L10nText, readText } from '../database/l10n'
import { type Handler, handle } from '../handler'
import { requireAdmin } from '../login/user-record'
import { Refusal } from '../refusal'
import { CONFIG_TYPES } from './configs'
import { ENTITIES } from './entities'
import { enumNamed } from './enums'
import { entityOf } from './source'

const NO_CONFIG = new Refusal(400, {
  en: 'There is no such configuration.',
  'zh-Hans': '配置类型不存在',
})

const UNREADABLE = new Refusal(400, {
  en: 'No such theme, or text in this colour could not be read: it needs a contrast of 4.5:1.',
  'zh-Hans': '主题不存在，或该颜色的文字对比度不足 4.5:1，无法清晰阅读',
})
/** Which themes there are a build knows; of a colour, here too, all that comes of it must be read. */
const isTheme = ({ name = '', colour = '', ...others }: Readonly<Record<string, unknown>>) =>
  Object.keys(others).length === 0 &&
  /^[a-z]{0,24}$/.test(String(name)) &&
  (colour === '' || isWearable(colour))

const OPERATORS: Readonly<Record<QueryOperator, L10nText>> = {
  equal: { en: 'is', 'zh-Hans': '等于' },
  notEqual: { en: 'is not', 'zh-Hans': '不等于' },
  greater: { en: 'is more than', 'zh-Hans': '大于' },
  greaterEqual: { en: 'is at least', 'zh-Hans': '大于等于' },
  less: { en: 'is less than', 'zh-Hans': '小于' },
  lessEqual: { en: 'is at most', 'zh-Hans': '小于等于' },
  in: { en: 'is one of', 'zh-Hans': '包含于' },
  notIn: { en: 'is none of', 'zh-Hans': '不包含于' },
  isNull: { en: 'is empty', 'zh-Hans': '为空' },
  startsWith: { en: 'begins with', 'zh-Hans': '开头是' },
  endsWith: { en: 'ends with', 'zh-Hans': '结尾是' },
  like: { en: 'contains', 'zh-Hans': '包含' },
  notLike: { en: 'does not contain', 'zh-Hans': '不包含' },
  between: { en: 'is between', 'zh-Hans': '介于' },
  notBetween: { en: 'is not between', 'zh-Hans': '不介于' },
}

export const dictionaryCalls: readonly Handler[] = [
  handle(listOperators, async (_, { locale }) =>
    Object.entries(OPERATORS).map(([key, name]) => ({ key, value: name[locale] })),
  ),
  handle(getEnum, async ({ query }, { locale }) => enumNamed(query.name, locale)),
  handle(searchTables, async ({ query }) =>
    [...ENTITIES.keys()]
      .filter((name) => name.toLowerCase().includes(query.keyword.toLowerCase()))
      .map((name) => ({ key: name, value: name })),
  ),
  handle(reflectEntity, async ({ query }) =>
    Object.entries(entityOf(query.type).columns).map(([field, kind]) => ({
      field,
      // What is looked up elsewhere is a word there too.
      kind: typeof kind === 'object' ? 'text' : kind,
    })),
  ),
  handle(listNavigation, async (_, { db, locale }) => {
    const rows = await db
      .selectFrom('relations')
      .select(['id', 'name', 'icon', 'url'])
      .where('status', '=', 1)
      .orderBy('position')
      .execute()
    return rows.map((row) => ({ ...row, name: readText(row.name, locale) }))
  }),
  handle(listSingleReports, ({ query }, context) => cardOf(query.key, context)),

  handle(listConfigTypes, async () => CONFIG_TYPES),
  handle(saveConfig, async ({ body }, context) => {
    await requireAdmin(context)
    if (!CONFIG_TYPES.values.includes(body.type)) throw NO_CONFIG
    if (body.type === 'theme' && !isTheme(body.value)) throw UNREADABLE
    const json = JSON.stringify(body.value)
    await context.db
      .insertInto('configs')
      .values({ type: body.type, json })
      .onConflict((conflict) => conflict.column('type').doUpdateSet({ json }))
      .execute()
    return body.value
  }),
]
