/** What a hash costs: 16 MB and some 30 ms, dear enough to guess, cheap enough for a sandbox. */
export const COST = { N: 16384 }
