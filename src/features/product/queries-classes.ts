import type { LoadContext } from '../../engine/data/queries'
import { getClassTree } from '../record'

/** The categories of products, as a tree. */
export const productClasses = {
  key: ['classTree'],
  load: ({ signal }: Pick<LoadContext, 'signal'>) =>
    getClassTree(undefined, { quiet: true, signal }),
} as const
