import type { Chunk, ChunkGraph, Module } from 'webpack'

const CORE_PAGE = /(^|[\\/])(core|diy[\\/]diy)[\\/]/
/** `core/pages` is the subpackage's. */
const MAIN_PAGE = /(^|[\\/])(?<!core[\\/])pages[\\/]/

/** True for what an `import()` of such a page loads. */
const isOf = (page: RegExp, chunk: Chunk) =>
  [...chunk.groupsIterable].some(({ origins }) =>
    origins.some(({ request }) => page.test(request ?? '')),
  )

const HOME_PAGE = /(^|[\\/])pages[\\/]tabbar[\\/]index$/

/** A module that home starts with. */
export const isOfHome = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => isOf(HOME_PAGE, chunk))

export const isCorePage = (chunk: Chunk): boolean => isOf(CORE_PAGE, chunk)

/** A module that no page of the main package starts with. */
export function isOfNoMainPage(
  module: Module,
  { chunkGraph }: { chunkGraph: ChunkGraph },
): boolean {
  return [...chunkGraph.getModuleChunksIterable(module)].every((chunk) => !isOf(MAIN_PAGE, chunk))
}
