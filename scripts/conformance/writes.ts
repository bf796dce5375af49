import type { Recipe } from './given'

export const WRITES: Readonly<Record<string, Recipe>> = {}
