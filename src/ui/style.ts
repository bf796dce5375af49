/** Joins class names and leaves out what is false. `cx('tp-a', on && 'tp-a--on')`. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  let joined = ''
  for (const name of names) {
    if (name) joined = joined ? `${joined} ${name}` : name
  }
  return joined
}

/** How long a sheet takes to come or go, in milliseconds. Same as `--sheet-time` in app.scss. */
export const SHEET_TIME = 260

/** Names of the colours in src/app.scss. */
export type ColorToken =
  | `brand-${700 | 600 | 500 | 50 | 'line'}`
  | 'on-brand'
  | 'nav'
  | 'on-nav'
  | `ink-${900 | 600 | 500 | 400}`
  | 'page'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'line'
  | StatusToken
  | `${StatusToken}-50`
  | 'on-danger'
  | 'mask'
  | 'tint'

/** Colours that say how something went. A gain is never a colour alone: it has a sign. */
export type StatusToken = 'success' | 'warning' | 'danger' | 'info'

/** Text sizes in px at scale 1. 14 is the body. */
export type TextToken = `text-${11 | 12 | 14 | 16 | 18 | 22 | 28}`

/** Distances in px. */
export type SpaceToken = `space-${4 | 8 | 12 | 16 | 24 | 32}`

/** Corners. */
export type RadiusToken = `radius-${'tag' | 'button' | 'card' | 'pill'}`

/** Durations. */
export type TimeToken = 'press-time' | 'enter-time' | 'sheet-time'

export type Token = ColorToken | TextToken | SpaceToken | RadiusToken | TimeToken | 'shadow-float'

/** Colours an icon or a text can take by class; `current` takes that of its surroundings. */
export type Tone = 'current' | 'brand' | 'ink' | 'muted' | 'faint' | 'on-brand' | StatusToken

/** The class of a tone, or nothing for `current`. */
export function toneClass(tone: Tone = 'current'): string | undefined {
  return tone === 'current' ? undefined : `tp-c-${tone}`
}
