import { pageProducts } from '../features/product'
import { createSourceLoader } from '../features/record'

/** A browser starts with the one call the home page names, and loads the tables with the first other. */
export const loadSource = createSourceLoader(async (path) =>
  path === pageProducts.contract.path ? pageProducts : (await import('./calls')).calls.get(path),
)

/** The call a definition writes to, by its path; undefined when none has it. */
export const findWrite = async (path: string) => (await import('./calls')).writes.get(path)

/** What definitions may read, and write. */
export const callNames = async () => {
  const { calls, writes } = await import('./calls')
  return { reads: new Set(calls.keys()), writes: new Set(writes.keys()) }
}
