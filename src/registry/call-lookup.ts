import { createSourceLoader } from '../features/record'
import { calls, writes } from './calls'

/** A mini-program has the tables of calls in its package. */
export const loadSource = createSourceLoader((path) => calls.get(path))

export const findWrite = async (path: string) => writes.get(path)
