/** First word of the keys of lists of streams: a follow makes them stale. */
export const LIVES = 'lives'
