import type * as v from 'valibot'

/** In both languages. */
interface Words {
  readonly en: string
  readonly 'zh-Hans': string
}

const words = (en: string, zh: string): Words => ({ en, 'zh-Hans': zh })

/** What people call the fields they are most often wrong about, by the last part of a path. */
const NAMES: ReadonlyMap<string, Words> = new Map([
  ['amount', words('The amount', '金额')],
  ['carrier', words('The carrier', '快递公司')],
  ['content', words('The text', '内容')],
  ['count', words('The count', '数量')],
  ['images', words('The pictures', '图片')],
  ['lines', words('The lines', '商品明细')],
  ['name', words('The name', '名称')],
  ['number', words('The tracking number', '快递单号')],
  ['pictures', words('The pictures', '图片')],
  ['points', words('The points', '积分')],
  ['price', words('The price', '价格')],
  ['products', words('The products', '商品')],
  ['reason', words('The reason', '原因')],
  ['skus', words('The variants', '规格')],
  ['stars', words('The stars', '评分')],
  ['stock', words('The stock', '库存')],
])
const SOME = words('The value', '内容')

const MISSING = words('is missing', '不能为空')
const WRONG = words('is not written as it has to be', '格式不正确')

type Issue = v.BaseIssue<unknown>
type Say = (issue: Issue) => Words

const isList = ({ input }: Issue) => Array.isArray(input)
const most = ({ requirement }: Issue) => String(requirement)

/** What is wrong, by what Valibot calls it. */
const SAID: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['integer', () => words('has to be a whole number', '须为整数')],
  ['min_value', (issue) => words(`has to be ${most(issue)} at least`, `不能小于 ${most(issue)}`)],
  ['max_value', (issue) => words(`has to be ${most(issue)} at most`, `不能大于 ${most(issue)}`)],
  [
    'min_length',
    (issue) => {
      if (issue.requirement === 1)
        return isList(issue) ? words('are missing', MISSING['zh-Hans']) : MISSING
      return isList(issue)
        ? words(`need ${most(issue)} at least`, `至少 ${most(issue)} 项`)
        : words(`needs ${most(issue)} letters at least`, `至少 ${most(issue)} 个字`)
    },
  ],
  [
    'max_length',
    (issue) =>
      isList(issue)
        ? words(`may be ${most(issue)} at most`, `最多 ${most(issue)} 项`)
        : words(`may have ${most(issue)} letters at most`, `最多 ${most(issue)} 个字`),
  ],
  ['picklist', () => words('is none of those there are', '不在可选范围内')],
])

/**
 * Why an input is refused, as a sentence that names the field as people call it.
 *
 * @param field its path; empty for the input as a whole.
 */
export function wrongInput(issue: Issue, field: string): Words {
  const name = NAMES.get(field.split('.').at(-1) ?? '') ?? SOME
  const isMissing = issue.input === undefined || issue.input === null || issue.input === ''
  const why = isMissing ? MISSING : (SAID.get(issue.type)?.(issue) ?? WRONG)
  return words(
    `${field || 'The input'}: ${name.en} ${why.en}.`,
    `参数错误 ${field}：${name['zh-Hans']}${why['zh-Hans']}`,
  )
}
