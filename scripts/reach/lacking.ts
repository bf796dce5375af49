import { APP, type Call } from './reach'

/** Without these nobody comes in, or nothing is said of what there is not. */
export const ALWAYS = /^\/(pages\/|user\/(login|reg|setting)$|views\/)/

/**
 * Pages that are nothing on a server without these calls: of what a page asks, the calls that the fewest pages
 * ask are what it is for. It goes when all of those are lacking; a page that shares all it asks with many stays.
 */
export function pagesWithout(
  calls: readonly Call[],
  lacks: ReadonlySet<string>,
): readonly string[] {
  const asked = new Map<string, Call[]>()
  for (const call of calls)
    for (const page of call.pages)
      if (page !== APP && !ALWAYS.test(page)) asked.set(page, [...(asked.get(page) ?? []), call])
  return [...asked].flatMap(([page, own]) => {
    const fewest = Math.min(...own.map(({ pages }) => pages.length))
    const isFor = own.filter(({ pages }) => pages.length === fewest)
    return isFor.every(({ path }) => lacks.has(path)) ? [page] : []
  })
}
