import { isObject } from '../../shared/json'
import type { Persistence } from '../../stores/persistence'
import { NOUNS, type Noun, ROWS, type Wish } from './contract'

/** A window that sends and does not say so again is gone, ms. */
const LEASE = 15_000

/** What waits on this device, under a key of its own, so that two windows never write the same. */
export interface Entry {
  /** The request id it is sent by. */
  readonly id: string
  readonly userId: string
  readonly noun: Noun
  /** See `Waitable`. */
  readonly key: string
  /** When it was asked for, ms since 1970; no two of a device are the same. */
  readonly at: number
  readonly wish: Wish
  /** Its row: method and path of the contract. */
  readonly call: string
  /** The user's own words; empty for none. */
  readonly words: string
  /** How often it was sent: after one time it may have arrived. */
  readonly tries: number
  /** It may have arrived, and is to be taken back. */
  readonly undone?: true
}

const isEntry = (kept: Record<string, unknown>): kept is Record<string, unknown> & Entry =>
  typeof kept.id === 'string' &&
  typeof kept.userId === 'string' &&
  typeof kept.at === 'number' &&
  typeof kept.tries === 'number' &&
  isObject(kept.wish) &&
  NOUNS.some((noun) => noun === kept.noun) &&
  // A release that knows it no more cannot show it either.
  ROWS.some(({ call }) => call === kept.call)

type Device = Pick<Persistence, 'read' | 'write' | 'tryWrite' | 'remove' | 'names'>

/** Where entries lie on the device, and which window sends them just now. */
export class Shelf {
  /** @param owner names this window; empty on a host that has but one. */
  constructor(
    private readonly device: Device,
    private readonly owner: string,
  ) {}

  /** Of every user of this device, the oldest first. */
  all(): readonly Entry[] {
    return this.device
      .names('outbox_')
      .flatMap((id) => this.read(id) ?? [])
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  }

  /** Undefined for what is not there, or no longer, and for what this release cannot send. */
  read(id: string): Entry | undefined {
    const kept = this.device.read(`outbox_${id}`)
    return isObject(kept) && isEntry(kept) ? kept : undefined
  }

  /** False when there is no room for it. */
  write(entry: Entry): boolean {
    try {
      this.device.write(`outbox_${entry.id}`, entry)
      return true
    } catch {
      return false
    }
  }

  remove(id: string): void {
    this.device.remove(`outbox_${id}`)
  }

  /**
   * Takes the right to send a line, or goes on having it. False while another window has it. Where two take it
   * in the same instant, the server's ids are what holds.
   */
  take(noun: Noun): boolean {
    if (this.owner === '') return true
    const held = this.device.read(`outboxLease_${noun}`)
    if (held && held.owner !== this.owner && held.until > Date.now()) return false
    const lease = { owner: this.owner, until: Date.now() + LEASE }
    this.device.tryWrite(`outboxLease_${noun}`, lease)
    return true
  }

  /** Gives that right back, where this window has it. */
  leave(noun: Noun): void {
    if (this.owner !== '' && this.device.read(`outboxLease_${noun}`)?.owner === this.owner)
      this.device.remove(`outboxLease_${noun}`)
  }
}
