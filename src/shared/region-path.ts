/** A region and those inside it. */
export interface RegionNode {
  readonly code: string
  readonly name: string
  readonly children?: readonly RegionNode[]
}

/** Province, city, area: unless a form asks for more or less. */
const LEVELS = 3

/** The way down to the region of this code; empty when the tree has none. */
export function pathTo<R extends RegionNode>(regions: readonly R[], code: string): readonly R[] {
  for (const region of regions) {
    if (region.code === code) return [region]
    const below = pathTo((region.children ?? []) as readonly R[], code)
    if (below.length > 0) return [region, ...below]
  }
  return []
}

/** What each of the columns offers. A column without a choice above it is empty. */
export function columnsOf<R extends RegionNode>(
  regions: readonly R[],
  path: readonly R[],
  levels = LEVELS,
): readonly (readonly R[])[] {
  return Array.from({ length: levels }, (_, level) =>
    level === 0 ? regions : ((path[level - 1]?.children ?? []) as readonly R[]),
  )
}

/** True when nothing is left to choose below the last step. */
export const isWhole = (path: readonly RegionNode[]): boolean =>
  path.length > 0 && (path[path.length - 1]?.children ?? []).length === 0
