/** Turns `rpx` and `vh` of an inline style into lengths the browser knows; see `pack/styles.ts`. */
export function inlineUnits(style: string): string {
  return style
    .replace(/(-?[\d.]+)rpx\b/g, (_, n: string) => `calc(${n} * 100vw / 750)`)
    .replace(/(-?[\d.]+)vh\b/g, (_, n: string) => `calc(${n} * var(--mini-vh))`)
}

/** The name an event carries on the current host: `getphonenumber`, or `getPhoneNumber` on Alipay. */
const ALIPAY_EVENTS: Record<string, string> = {
  touchstart: 'touchStart',
  touchmove: 'touchMove',
  touchend: 'touchEnd',
  touchcancel: 'touchCancel',
  longpress: 'longTap',
  scrolltoupper: 'scrollToUpper',
  scrolltolower: 'scrollToLower',
  animationfinish: 'animationEnd',
  columnchange: 'columnChange',
  getphonenumber: 'getPhoneNumber',
  getauthorize: 'getAuthorize',
  getuserinfo: 'getUserInfo',
  transitionend: 'transitionEnd',
  animationend: 'animationEnd',
}

export function eventName(name: string, alipay: boolean): string {
  return alipay ? (ALIPAY_EVENTS[name] ?? name) : name
}

/** A host's idea of a boolean attribute: `disabled="false"` in a template is false. */
export function truthy(value: unknown): boolean {
  return value !== 'false' && Boolean(value)
}

export function text(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}
