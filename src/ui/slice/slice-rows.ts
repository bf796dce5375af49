/** Rows of a list that come and go together: few, because a mini-program counts its elements. */
export const SLICE_ROWS = 5
/** Cards of a grid that come and go together, a multiple of what stands in a row: 2, 3, 4 or 6. */
export const SLICE_CARDS = 12
/** Whether the first slice of a grid stays when it is far: a page of a mini-program is to have few elements. */
export const KEEPS_FIRST = false
