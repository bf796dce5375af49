import { createRegistry } from '../engine/contract'

/** Widgets of the main package. Every page may show them. */
export const baseWidgets = []

export const base = createRegistry(...baseWidgets)
