import type { ComponentType } from 'react'
import type { BesideProps, PanelProps } from './beside'
import type { openCheck } from './checking'
import type { LoadJoiner } from './kept'

export { Stage } from '../../parts/stage'
export { Inspector } from './inspector'
export { PageSettings } from './page-settings'
export { Palette } from './palette'
export { Review } from './review'

/** No room for the rules in the package of a mini-program. */
export const loadCheck: (() => Promise<typeof openCheck>) | undefined = undefined

/* Nor for what else is known of a page: who edits it too, links to its draft, who did what, and what joins two. */
export const Beside: ComponentType<BesideProps> | undefined = undefined
export const Links: ComponentType<PanelProps> | undefined = undefined
export const Acts: ComponentType<PanelProps> | undefined = undefined
export const loadJoiner: LoadJoiner | undefined = undefined
