/* What a definition may be (view-engine.md, 'Reader limits'). More is trimmed or refused, and reported. */

/** Characters of its JSON, about. */
export const MAX_SIZE = 256 * 1024
/** Widgets after slots are counted in. */
export const MAX_WIDGETS = 80
export const MAX_DEPTH = 4
export const MAX_TEXT = 20_000
export const MAX_ITEMS = 200
