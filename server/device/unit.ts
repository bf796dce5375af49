import type { DeviceChanges, DeviceConfig } from '../../src/features/device/contract'
import { startOfDay } from '../../src/shared/business-day'
import { SERVER_ZONE } from '../../src/shared/constants'
import type { L10nText } from '../database/l10n'
import { hash } from '../pictures/svg'
import type { Demo } from '../seed/demo'
import { retold } from '../seed/retelling'

/** Seconds between two reports of a device that is connected. */
export const TICK = 3
/** A connection that comes and goes holds or fails for so many seconds. */
const SLOT = 120
/** Of a hundred such slots, how many fail. */
const FAILING = 15
const HOUR = 3600
/** The owner’s part of a pour: one in twenty. */
const SHARE = 20

/** What a kind of device is like. */
interface Kind {
  /** Kegs, and litres of each. */
  readonly kegs: number
  readonly size: number
  /** Tenths of a degree it can keep, and what it keeps at first; null when it only measures. */
  readonly range: { readonly from: number; readonly to: number } | null
  readonly target: number
  readonly pours: number
}

const TAP: Kind = { kegs: 2, size: 20, range: { from: 10, to: 120 }, target: 40, pours: 60 }
const KINDS: Readonly<Record<string, Kind>> = {
  tap: TAP,
  cooler: { kegs: 4, size: 30, range: { from: 0, to: 100 }, target: 30, pours: 90 },
  kettle: { kegs: 1, size: 200, range: { from: 100, to: 1000 }, target: 650, pours: 120 },
  hub: { kegs: 0, size: 0, range: null, target: 220, pours: 12 },
}
/** What a kind of device looks like in a brand's shop. */
export const imageOf = (kind: string, { words }: Demo): string =>
  retold(`/pictures/device/${kind}.svg`, words)

/** What a kind of device can do; an unknown one is a tap. */
export const kindOf = (kind: string): Kind => KINDS[kind] ?? TAP

/** What a device works by until somebody sets it. */
export function firstConfig(kind: string): DeviceConfig {
  const { target } = kindOf(kind)
  return {
    name: '',
    place: '',
    price: 1800,
    opens: '11:00',
    closes: '23:00',
    target,
    warmAt: target + 25,
    lowAt: 10,
    silentAfter: 30,
  }
}

const part = (text: string, of: number) => hash(text) % of

/** What the line of a device is like. */
export interface Line {
  readonly deviceId: string
  readonly link: string
}

/** Whether a device is connected at a moment: by its own pattern, unless a control says. @param at seconds. */
export function isLinked({ deviceId, link }: Line, at: number): boolean {
  if (link !== 'auto') return link === 'on'
  return part(`link ${deviceId} ${Math.floor(at / SLOT)}`, 100) >= FAILING
}

/** The next report after a moment, whether or not it comes through. @param at seconds. @returns seconds. */
export const tickAfter = (at: number): number => (Math.floor(at / TICK) + 1) * TICK
const tickAt = (at: number): number => Math.floor(at / TICK) * TICK

/** The last report between two moments, or `from` when there is none. Seconds. */
export function lastHeard(line: Line, from: number, to: number): number {
  if (line.link === 'off') return from
  let at = tickAt(to)
  while (at > from && !isLinked(line, at)) at = Math.floor(at / SLOT) * SLOT - TICK
  return Math.max(at, from)
}

/** What becomes of a message on its way there, or of its answer on the way back. */
export type Fate = 'lost' | 'unheard' | 'twice' | 'fine'

/** @param loss of a hundred in each direction; as many arrive twice. */
export function fateOf(
  deviceId: string,
  at: number,
  seq: number,
  tries: number,
  loss: number,
): Fate {
  const luck = part(`fate ${deviceId} ${at} ${seq} ${tries}`, 100)
  // Nothing is lost where nothing may be: a division by 0 is no place in the list.
  return (['lost', 'unheard', 'twice'] as const)[Math.floor(luck / loss)] ?? 'fine'
}

/** What a device remembers of what it was told. */
export interface Memory {
  readonly doneSeq: number
  /** Packed text; empty when it did what it was told. */
  readonly doneReason: string
  readonly config: DeviceConfig
}

/** Something a device is told. */
export interface Told {
  readonly seq: number
  readonly kind: string
  readonly changes: DeviceChanges
}

/**
 * What a device does with what it hears: it knows the last place it carried out, and answers what it hears
 * again with what became of it.
 *
 * @param refusal packed text, when it will not do it.
 * @returns its memory afterwards, and whether it has done anything.
 */
export function receive(memory: Memory, told: Told, refusal: string) {
  if (told.seq <= memory.doneSeq) return { memory, acted: false }
  const changed = told.kind === 'configure' && refusal === ''
  const config = changed ? ({ ...memory.config, ...told.changes } as DeviceConfig) : memory.config
  return { memory: { doneSeq: told.seq, doneReason: refusal, config }, acted: true }
}

/**
 * What a device measures: what it keeps, a little more or less, and its fault.
 *
 * @param drift of its fault, tenths of a degree.
 * @param at seconds.
 * @returns tenths of a degree.
 */
export function measure(deviceId: string, config: DeviceConfig, drift: number, at: number): number {
  return config.target + drift + part(`warm ${deviceId} ${Math.floor(at / 60)}`, 7) - 3
}

const MINUTES = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function isOpen({ opens, closes }: DeviceConfig, at: number): boolean {
  const minute = Math.floor(((at + SERVER_ZONE) % 86_400) / 60)
  const [from, to] = [MINUTES(opens), MINUTES(closes)]
  if (from === to) return true
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** Evenings are long. In parts of a day’s pours. */
const BUSY = [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 5, 4, 3, 3, 4, 7, 11, 14, 15, 13, 9, 4] as const

/** How often a device pours within an hour that begins at `hour`. */
function poursIn(deviceId: string, kind: string, hour: number): number {
  const busy = BUSY[Math.floor((hour - startOfDay(hour)) / HOUR)] ?? 0
  const spread = 70 + part(`pours ${deviceId} ${hour}`, 60)
  return Math.round((kindOf(kind).pours * busy * spread) / 10_000)
}

/** What an hour brought in. */
export interface Taken {
  readonly hour: number
  readonly pours: number
  /** Cents. */
  readonly cents: number
}

/** What a device pours after `from`, up to `to`, hour by hour; hours without a pour are left out. */
export function takings(
  { deviceId, kind, config }: { deviceId: string; kind: string; config: DeviceConfig },
  from: number,
  to: number,
): readonly Taken[] {
  const taken: Taken[] = []
  for (let hour = Math.floor(from / HOUR) * HOUR; hour <= to; hour += HOUR) {
    const all = poursIn(deviceId, kind, hour)
    const moments = Array.from({ length: all }, (_, at) => hour + ((at + 1) * HOUR) / (all + 1))
    const pours = moments.filter((at) => at > from && at <= to && isOpen(config, at)).length
    if (pours > 0) taken.push({ hour, pours, cents: Math.round((pours * config.price) / SHARE) })
  }
  return taken
}

/** What is in kegs. */
export const DRINKS: readonly L10nText[] = [
  { en: 'Plum Rain', 'zh-Hans': '梅雨' },
  { en: 'River Lager', 'zh-Hans': '江岸拉格' },
  { en: 'Old Arcade Stout', 'zh-Hans': '骑楼世涛' },
  { en: 'Lychee Sour', 'zh-Hans': '荔枝酸啤' },
]
/** Tenths of a litre in a glass. */
const GLASS = 4

/** How full the kegs are after so many pours: an empty one is changed for a full one. Tenths of a litre. */
export function kegsOf(kind: string, poured: number) {
  const { kegs, size } = kindOf(kind)
  return Array.from({ length: kegs }, (_, at) => {
    const used = ((Math.floor(poured / kegs) + at * 13) * GLASS) % (size * 10)
    return {
      name: DRINKS[at % DRINKS.length] ?? DRINKS[0],
      size: size * 10,
      left: size * 10 - used,
    }
  }) as readonly { readonly name: L10nText; readonly size: number; readonly left: number }[]
}
