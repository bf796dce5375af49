/**
 * Leaves the app for an address of a payment gateway, in the whole browser.
 *
 * @throws UnsupportedError where there is no browser to leave in; NavigationError for an address that is
 * neither https nor our own server's.
 */
export type LeaveFor = (url: string) => void

/**
 * Leaves by sending a form that a gateway wrote as HTML (pay type 3). Only its address and its named
 * values are taken over; scripts, pictures and styles in it never run.
 *
 * @throws UnsupportedError where there is no browser; NavigationError for a form that is not to be
 * trusted.
 */
export type LeaveByForm = (html: string) => void
