import { utf8ToBytes } from '../../shared/bytes'
import { isObject } from '../../shared/json'
import {
  VIEW_PREFIX as PREFIX,
  type RawStorage,
  VIEW_INDEX,
  VIEW_LIMITS,
  type ViewStorage,
} from '../../shared/storage'

interface Page {
  readonly bytes: number
  /** Rises with each opening; 0 when the user never opened it. */
  used: number
  /** Of its text, so that an unchanged one is neither read nor written; undefined of an older release. */
  readonly sum: number | undefined
}

export interface BoundedOptions {
  readonly raw: RawStorage
  readonly onRefused: (name: string, bytes: number) => void
  /** Bytes in all. */
  readonly room?: number
}

/** View definitions over a storage of strings, within the limits of the hosts. */
export class BoundedViews implements ViewStorage {
  private readonly pages = new Map<string, Page>()
  /** Of names not kept (yet) as well. */
  private readonly uses = new Map<string, number>()
  private total = 0
  private clock = 0
  private scope = ''
  private isOpen = false

  constructor(private readonly options: BoundedOptions) {}

  get(name: string): string | undefined {
    return this.options.raw.get(PREFIX + name)
  }

  set(name: string, text: string): void {
    this.open()
    const sum = sumOf(text)
    if (this.pages.get(name)?.sum === sum) return
    const bytes = utf8ToBytes(text).length
    const used = this.uses.get(name) ?? this.pages.get(name)?.used ?? 0
    this.forget(name)
    if (bytes > VIEW_LIMITS.page) this.options.onRefused(name, bytes)
    if (bytes <= VIEW_LIMITS.page && this.put(name, text, bytes, used)) {
      this.add(name, { bytes, used, sum })
    } else {
      this.options.raw.remove(PREFIX + name)
    }
    this.save()
  }

  touch(names: readonly string[]): void {
    this.open()
    this.clock += 1
    for (const name of names) {
      this.uses.set(name, this.clock)
      const page = this.pages.get(name)
      if (page) page.used = this.clock
    }
    this.save()
  }

  bytes(): number {
    this.open()
    return this.total
  }

  clear(): void {
    this.open()
    for (const name of [...this.pages.keys()]) this.drop(name)
    this.save()
  }

  keepOnly(scope: string): void {
    this.open()
    if (scope === this.scope) return
    this.scope = scope
    this.clear()
  }

  onLoaded(): void {}

  /** Writes, making room for it among what was opened no later. False when there is none. */
  private put(name: string, text: string, bytes: number, used: number): boolean {
    const room = this.options.room ?? VIEW_LIMITS.total
    while (this.total + bytes > room || this.pages.size >= VIEW_LIMITS.pages) {
      if (!this.evict(used)) return false
    }
    for (;;) {
      try {
        this.options.raw.set(PREFIX + name, text)
        return true
      } catch {
        // The host has less room than that.
        if (!this.evict(used)) return false
      }
    }
  }

  private evict(limit: number): boolean {
    let oldest: readonly [string, Page] | undefined
    for (const entry of this.pages) if (!oldest || entry[1].used < oldest[1].used) oldest = entry
    if (!oldest || oldest[1].used > limit) return false
    this.drop(oldest[0])
    return true
  }

  private add(name: string, page: Page): void {
    this.pages.set(name, page)
    this.total += page.bytes
  }

  private forget(name: string): void {
    this.total -= this.pages.get(name)?.bytes ?? 0
    this.pages.delete(name)
  }

  private drop(name: string): void {
    this.forget(name)
    this.options.raw.remove(PREFIX + name)
  }

  private save(): void {
    const pages: Record<string, readonly (number | undefined)[]> = {}
    for (const [name, { bytes, used, sum }] of this.pages) pages[name] = [bytes, used, sum]
    try {
      this.options.raw.set(VIEW_INDEX, JSON.stringify({ scope: this.scope, pages }))
    } catch {
      // Without it the order of opening is lost, nothing else.
    }
  }

  /** Takes stock at the first need: what the index does not know was kept just before the app was killed. */
  private open(): void {
    if (this.isOpen) return
    this.isOpen = true
    const { raw } = this.options
    const { scope, pages } = readIndex(raw.get(VIEW_INDEX))
    this.scope = scope
    for (const key of raw.keys()) {
      if (!key.startsWith(PREFIX)) continue
      const name = key.slice(PREFIX.length)
      const known = pages.get(name)
      const bytes = known?.bytes ?? utf8ToBytes(raw.get(key) ?? '').length
      this.add(name, { bytes, used: known?.used ?? 0, sum: known?.sum })
      this.clock = Math.max(this.clock, known?.used ?? 0)
    }
  }
}

/** A damaged index is an empty one. */
function readIndex(text = ''): { scope: string; pages: Map<string, Page> } {
  const pages = new Map<string, Page>()
  try {
    const index: unknown = JSON.parse(text)
    if (!isObject(index) || !isObject(index.pages)) return { scope: '', pages }
    for (const [name, entry] of Object.entries(index.pages)) {
      const [bytes, used, sum] = Array.isArray(entry) ? entry : []
      if (bytes >= 0 && used >= 0) {
        pages.set(name, { bytes: Number(bytes), used: Number(used), sum: sum ?? undefined })
      }
    }
    return { scope: String(index.scope), pages }
  } catch {
    return { scope: '', pages }
  }
}

/** Two mixed halves of 32 bits: enough to tell a definition from the one before it. */
function sumOf(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35)
  return 0x100000000 * (high & 0x1fffff) + (low >>> 0)
}
