import { isObject } from '../../src/shared/json'
import { type Difference, place } from './difference'
import type { Input } from './line'

/** Later than any second that is meant: the year 5138. As milliseconds it was in 1973. */
const NO_SECOND = 1e11
const MOMENT = /(At|Time)$/

/** Asked with the id of one thing, they answer with another. */
const OF_ANOTHER: readonly string[] = ['product/productShow/store']

/**
 * What holds of every answer, beyond the shapes: ids of a list are its items' own, moments are seconds, a
 * page says what it is a page of, and who asks for an id gets that one.
 *
 * @param path of the contract.
 * @param root what the data is called in the body: `data`.
 */
export function generalLaws(
  path: string,
  data: unknown,
  input: Input,
  root: string,
): readonly Difference[] {
  const own = OF_ANOTHER.includes(path) ? [] : asked(data, input, root)
  return [...paging(data, input, root), ...own, ...walk(data, [], root)]
}

function paging(data: unknown, { query, body }: Input, root: string): readonly Difference[] {
  if (!isObject(data) || !Array.isArray(data.result) || typeof data.totalCount !== 'number')
    return []
  const { result, totalCount, pageIndex, pageSize } = data
  const wanted = { ...query, ...(isObject(body) ? body : {}) }
  const found: Difference[] = []
  const say = (field: string, expected: string, came: unknown) =>
    found.push({ at: place(root, [field]), expected, came: String(came) })
  if (totalCount < result.length) say('totalCount', `${result.length} or more`, totalCount)
  if (typeof pageSize === 'number' && result.length > pageSize)
    say('result', `${pageSize} items at most`, `${result.length} items`)
  for (const [field, came] of Object.entries({ pageIndex, pageSize }))
    if (wanted[field] !== undefined && came !== wanted[field])
      say(field, `${wanted[field]}, as asked`, came)
  return found
}

function asked(data: unknown, { query, params }: Input, root: string): readonly Difference[] {
  const wanted = query?.id ?? params?.id
  if (wanted === undefined || !isObject(data) || typeof data.id !== 'string') return []
  if (data.id === String(wanted)) return []
  return [{ at: place(root, ['id']), expected: `${wanted}, as asked`, came: data.id }]
}

function walk(value: unknown, steps: readonly unknown[], root: string): readonly Difference[] {
  if (Array.isArray(value))
    return [
      ...repeated(value, steps, root),
      ...value.flatMap((item, index) => walk(item, [...steps, index], root)),
    ]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    MOMENT.test(name) && typeof inner === 'number' && inner > NO_SECOND
      ? [{ at: place(root, [...steps, name]), expected: 'seconds since 1970', came: `${inner}` }]
      : walk(inner, [...steps, name], root),
  )
}

function repeated(list: readonly unknown[], steps: readonly unknown[], root: string) {
  const seen = new Map<string, number>()
  return list.flatMap((item, index): Difference[] => {
    const id = isObject(item) && typeof item.id === 'string' ? item.id : undefined
    if (id === undefined) return []
    const before = seen.get(id)
    if (before === undefined) {
      seen.set(id, index)
      return []
    }
    const at = place(root, [...steps, index, 'id'])
    return [{ at, expected: 'an id of its own', came: `${id}, as in [${before}]` }]
  })
}
