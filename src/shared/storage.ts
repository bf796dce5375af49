import { LOCAL_KEY_PREFIX } from './constants'

/** Strings by key, as every host has them. Reading never throws; writing throws StorageError. */
export interface RawStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/** Each view definition is kept under a key that begins so. */
export const VIEW_PREFIX = `${LOCAL_KEY_PREFIX}view_`

/** What is kept of them: how large each is, and when it was opened. */
export const VIEW_INDEX = `${LOCAL_KEY_PREFIX}views`

/** A browser keeps the definitions of its first paint under this, in localStorage. */
export const FIRST_PREFIX = `${LOCAL_KEY_PREFIX}first_`

/** What may be kept of one page, in bytes (Alipay's limit for a key), and of all (docs/view-definitions.md, 'Cache'). */
export const VIEW_LIMITS = { page: 200 * 1024, total: 3 * 1024 * 1024, pages: 200 } as const

/**
 * View definitions as texts, by name. Bounded: what was opened longest ago goes first. A cache: nothing it
 * does ever throws.
 */
export interface ViewStorage {
  /** Undefined when there is none, or when it has not been read from the disk yet (`onLoaded`). */
  get(name: string): string | undefined
  /** Not kept when it is too large or finds no room. */
  set(name: string, text: string): void
  /** The user opened the page these belong to. */
  touch(names: readonly string[]): void
  /** Bytes kept in all. */
  bytes(): number
  clear(): void
  /** What was kept under another scope is dropped. */
  keepOnly(scope: string): void
  /** Calls back when more can be read than before. */
  onLoaded(callback: () => void): void
}

export interface ViewStorageOptions {
  /** Names a page may need for its first paint: they can be read at once. */
  readonly first: readonly string[]
  /** A definition was too large to be kept. */
  readonly onRefused: (name: string, bytes: number) => void
  /** This host should have a database and has none that works; what would be in it is kept elsewhere. */
  readonly onUnavailable: () => void
}
