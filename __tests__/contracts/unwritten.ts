/** What the row of a call says until somebody writes what comes back: equal to no answer, so that it fails. */
export const UNWRITTEN = Symbol('to be written')
