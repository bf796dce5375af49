/** Nobody guesses at the passwords of a test: its accounts log in at once. */
export const COST = { N: 16 }
