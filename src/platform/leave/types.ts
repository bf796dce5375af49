/**
 * Leaves the app for an address of a payment gateway, in the whole browser.
 *
 * @throws UnsupportedError where there is no browser to leave in.
 */
export type LeaveFor = (url: string) => void
