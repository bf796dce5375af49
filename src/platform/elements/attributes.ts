/**
 * What a screen reader hears, per mini-program element. Taro's templates hand on only the attributes on
 * its own lists; config/surgery/elements-plugin.ts adds these at build time and ./runtime on the device.
 * Both sides must read one table: it decides the short names (`p0`, `p1`, …) that cross in setData.
 */
const NAMED = { 'aria-role': '', 'aria-label': '' } as const
const HIDEABLE = { ...NAMED, 'aria-hidden': '' } as const

export const ARIA_ATTRIBUTES = {
  View: {
    ...HIDEABLE,
    'aria-checked': '',
    'aria-selected': '',
    'aria-expanded': '',
    'aria-disabled': '',
  },
  Text: NAMED,
  Image: HIDEABLE,
  ScrollView: NAMED,
  Input: { 'aria-label': '' },
  Textarea: { 'aria-label': '' },
} as const

/** What a picture is when nobody says otherwise: hosts know other words for it, and every picture would send these. */
export const PICTURE = { mode: 'aspectFill', 'lazy-load': true } as const
