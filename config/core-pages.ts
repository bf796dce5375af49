import type { ChunkGraph, Module } from 'webpack'

const CORE_PAGE = /(^|[\\/])core[\\/]/

/** A module that only pages of the subpackage start with: themselves, their registries, those definitions. */
export function isOfCorePages(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean {
  const groups = [...chunkGraph.getModuleChunksIterable(module)].flatMap((chunk) => [
    ...chunk.groupsIterable,
  ])
  return groups.every(({ origins }) =>
    origins.every(({ request }) => CORE_PAGE.test(request ?? '')),
  )
}
