import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** Databases the tests of a file have open. Apart from the sandbox: most files need to load none. */
export const OPEN_BOOKS = new Set<Kysely<Database>>()
