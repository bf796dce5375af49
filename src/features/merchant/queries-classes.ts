import type { LoadContext } from '../../engine/data/queries'
import { getClassKeyValues, getClassTree } from '../record'

// Where products belong: beside the other queries, which pages without products load too.

/** Where products belong, as a tree. */
export const classes = {
  key: ['classTree'],
  load: ({ signal }: LoadContext) => getClassTree(undefined, { quiet: true, signal }),
} as const

/** The names of all classes by their ids. */
export const classNames = {
  key: ['classNames'],
  load: async ({ signal }: LoadContext): Promise<ReadonlyMap<string, string>> => {
    const pairs = await getClassKeyValues(undefined, { quiet: true, signal })
    return new Map(pairs.map(({ key, value }) => [String(key), value]))
  },
} as const
