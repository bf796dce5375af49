import type { getRegions } from '../../api/address/get-regions'

export type Region = Awaited<ReturnType<typeof getRegions>>[number]

/** The regions from the top down to what is chosen; shorter than three while something is open. */
export type RegionPath = readonly Region[]

/** Province, city, area. */
export const REGION_LEVELS = ['province', 'city', 'area'] as const

/** The way down to the region of this code; empty when the tree has none. */
export function pathTo(regions: readonly Region[], code: string): RegionPath {
  for (const region of regions) {
    if (region.code === code) return [region]
    const below = pathTo(region.children ?? [], code)
    if (below.length > 0) return [region, ...below]
  }
  return []
}

/** What each of the three columns offers. A column without a choice above it is empty. */
export function columnsOf(regions: readonly Region[], path: RegionPath): (readonly Region[])[] {
  return REGION_LEVELS.map((_, level) =>
    level === 0 ? regions : (path[level - 1]?.children ?? []),
  )
}

/** Chooses in one column; what was chosen below it no longer fits. */
export const choose = (path: RegionPath, level: number, region: Region): RegionPath => [
  ...path.slice(0, level),
  region,
]

/** True when nothing is left to choose below the last step. */
export const isWhole = (path: RegionPath): boolean =>
  path.length > 0 && (path[path.length - 1]?.children ?? []).length === 0
