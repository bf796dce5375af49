import type { openCheck } from './checking'

export { Inspector } from './inspector'
export { PageSettings } from './page-settings'
export { Palette } from './palette'
export { Review } from './review'
export { Stage } from './stage'

/** No room for the rules in the package of a mini-program. */
export const loadCheck: (() => Promise<typeof openCheck>) | undefined = undefined
