/** Origin of the three hosts, without a trailing slash. A mini-program has no origin of its own. */
export const serverOrigin: string = process.env.TARO_APP_ORIGIN ?? ''
