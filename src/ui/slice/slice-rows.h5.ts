/** Rows of a list that come and go together: a page of them, because each slice is watched. */
export const SLICE_ROWS = 50
