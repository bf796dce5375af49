import type { ComponentType } from 'react'
import { WhileHolds, type WhileProps } from './while-holds'

/** See `WhileHolds`; a mini-program has it in its package. */
export const While: ComponentType<WhileProps> = WhileHolds
