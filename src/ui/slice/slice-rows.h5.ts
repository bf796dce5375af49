/** Rows of a list that come and go together: a page of them, because each slice is watched. */
export const SLICE_ROWS = 50
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 48
/** Whether the first slice of a grid stays when it is far: a browser carries it without effort. */
export const KEEPS_FIRST = true
