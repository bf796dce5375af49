import { createSourceLoader } from '../features/record'
import { calls, writes } from './calls'

/** A mini-program has the tables of calls in its package. */
export const loadSource = createSourceLoader((path) => calls.get(path))

/** The call a definition writes to, by its path; undefined when none has it. */
export const findWrite = async (path: string) => writes.get(path)

/** What definitions may read, and write. */
export const callNames = async () => ({
  reads: new Set(calls.keys()),
  writes: new Set(writes.keys()),
})
