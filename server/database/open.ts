import type { OpenDatabase, Opening } from './dialect/dialect'
import { openLibsql } from './dialect/libsql'

export type { OpenDatabase } from './dialect/dialect'

type Open = (place: string, opening: Opening) => Promise<OpenDatabase>

/** Loaded by who has one: the sandbox starts without. */
const openPostgres: Open = async (place, opening) =>
  (await import('./dialect/postgres')).openPostgres(place, opening)

/** By the beginning of where a database is; everything else is a directory. */
const OPENERS: Readonly<Record<string, Open>> = {
  'postgres:': openPostgres,
  'postgresql:': openPostgres,
}

/** Whether a place is a database server rather than a directory of ours. */
export const isRemote = (place: string): boolean => schemeOf(place) in OPENERS

const schemeOf = (place: string) => place.slice(0, place.indexOf('//'))

/**
 * Opens a database and brings its tables up to date.
 *
 * @param place `postgres://…`, a directory for libsql, or `:memory:`.
 * @param onError hears that a statement failed.
 */
export function openDatabase(place: string, onError = () => {}): Promise<OpenDatabase> {
  return (OPENERS[schemeOf(place)] ?? openLibsql)(place, { onError })
}
