/** Rows of a list that come and go together: few, because a mini-program counts its elements. */
export const SLICE_ROWS = 5
