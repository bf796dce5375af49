import type { StorageSnapshot } from '../types'
import { isAlipay } from './boot'
import { HostFailure } from './bridge'
import { note } from './limits/breach'
import { recordWrite } from './limits/usage'

/** Limits per host: one key and all keys, in bytes (docs/reference/limits.md, 'Limits of the hosts'). */
const LIMITS = {
  weapp: { key: 1024 * 1024, all: 10 * 1024 * 1024 },
  alipay: { key: 200 * 1024, all: 10 * 1024 * 1024 },
}

const items = new Map<string, string>()
/** Bytes of each: counted once, since a full storage is counted at every write. */
const sizes = new Map<string, number>()

export function restoreStorage(snapshot: StorageSnapshot): void {
  for (const [key, value] of Object.entries(snapshot)) put(key, JSON.stringify(value))
}

function put(key: string, json: string): void {
  items.set(key, json)
  sizes.set(key, byteLength(json))
}

export function snapshotStorage(): StorageSnapshot {
  return Object.fromEntries([...items].map(([key, json]) => [key, JSON.parse(json) as unknown]))
}

export function hasItem(key: string): boolean {
  return items.has(key)
}

export function readItem(key: string): unknown {
  const json = items.get(key)
  return json === undefined ? undefined : (JSON.parse(json) as unknown)
}

/** Whether the bundle waits for a write, or hears of it. */
export type Waiting = 'sync' | 'async'

/** Writes a key. Throws when it is larger than the host allows. */
export function writeItem(key: string, value: unknown, waiting: Waiting): void {
  const limits = isAlipay() ? LIMITS.alipay : LIMITS.weapp
  const json = JSON.stringify(value === undefined ? '' : value)
  const size = byteLength(json)
  recordWrite({ key, bytes: size, sync: waiting === 'sync' })
  if (size > limits.key) {
    note('storage-key', `${size} bytes under ${key}`)
    throw new HostFailure('exceed max size of a key', 14)
  }
  if (totalBytes() - (sizes.get(key) ?? 0) + size > limits.all) {
    note('storage-all', `${size} bytes more under ${key}`)
    throw new HostFailure('exceed storage max size', 12)
  }
  put(key, json)
}

export function removeItem(key: string, waiting: Waiting): void {
  recordWrite({ key, bytes: 0, sync: waiting === 'sync' })
  items.delete(key)
  sizes.delete(key)
}

export function clearItems(waiting: Waiting): void {
  recordWrite({ key: '*', bytes: 0, sync: waiting === 'sync' })
  items.clear()
  sizes.clear()
}

/** Sizes are in kilobytes, as both hosts count. */
export function storageInfo(): { keys: string[]; currentSize: number; limitSize: number } {
  const all = (isAlipay() ? LIMITS.alipay : LIMITS.weapp).all
  return {
    keys: [...items.keys()],
    currentSize: Math.ceil(totalBytes() / 1024),
    limitSize: all / 1024,
  }
}

function totalBytes(): number {
  let bytes = 0
  for (const size of sizes.values()) bytes += size
  return bytes
}

function byteLength(json: string): number {
  return new TextEncoder().encode(json).length
}
