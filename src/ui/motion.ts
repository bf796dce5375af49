/** True when the reader asked the system for less motion. Mini-programs cannot tell: false. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How long a sheet takes to come or go, in milliseconds. Same as `--sheet-time` in app.scss. */
export const SHEET_TIME = 260
