/** Alipay: degrees alone, always as on Chinese maps; it wants a number. */
export const COORDINATES = 0
