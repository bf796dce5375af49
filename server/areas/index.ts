import type { Handler } from '../handler'

/** Every call the sandbox answers, area by area. */
export const HANDLERS: readonly Handler[] = []
