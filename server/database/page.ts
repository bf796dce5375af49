import type { SelectQueryBuilder } from 'kysely'
import { Refusal } from '../refusal'

/** What a paging query asks for, within reason. */
export interface Paging {
  readonly pageIndex: number
  readonly pageSize: number
}

export const LARGEST_PAGE = 100
/** Nobody gets there by turning pages; beyond it an offset is no number to a database. */
const LAST_PAGE = 1_000_000

const NO_PAGE = new Refusal(400, {
  en: `There is no page beyond ${LAST_PAGE}.`,
  'zh-Hans': `页码不能超过${LAST_PAGE}`,
})

/**
 * Limit and offset of a page; pages count from 1 (client spec §9).
 *
 * @throws Refusal 400 for a page nobody gets to.
 */
export function pageWindow({ pageIndex, pageSize }: Paging): { limit: number; offset: number } {
  if (!(pageIndex <= LAST_PAGE)) throw NO_PAGE
  const limit = Math.min(Math.max(1, Math.trunc(pageSize)), LARGEST_PAGE)
  return { limit, offset: (Math.max(1, Math.trunc(pageIndex)) - 1) * limit }
}

/** How many rows a query finds, whatever it selects of them; it is neither grouped nor cut to a page. */
export async function countOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow()
  return count
}

/** Entries of a list that travels as one text. */
const MOST_PARTS = 50
const TOO_MANY_PARTS = new Refusal(400, {
  en: `A list has more than ${MOST_PARTS} entries.`,
  'zh-Hans': `列表不能超过${MOST_PARTS}项`,
})

/**
 * The entries of a text that is a list, empty ones left out.
 *
 * @throws Refusal 400 for more than a question may have.
 */
export function splitList(text: string, separator: string | RegExp = ','): readonly string[] {
  const parts = text.split(separator).filter((part) => part !== '')
  if (parts.length > MOST_PARTS) throw TOO_MANY_PARTS
  return parts
}
