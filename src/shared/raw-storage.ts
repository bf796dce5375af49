/** Strings by key, as every host has them. Reading never throws; writing throws StorageError. */
export interface RawStorage {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}
