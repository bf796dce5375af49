import type { QueryClient } from '@tanstack/react-query'
import type { LoadContext } from '../../engine/data/queries'
import { getFormView, listForms } from './contract'

/** A form by its key, filled with an entry when one is to be changed. */
export const formBy = (key: string, entry: string | undefined) =>
  ({
    key: ['form', key, entry],
    load: async ({ signal }: LoadContext) => ({
      form: await getFormView({ query: { key, id: entry } }, { quiet: true, signal }),
    }),
  }) as const

/** Every form there is. */
export const forms = {
  key: ['form', 'list'],
  load: ({ signal }: LoadContext) => listForms(undefined, { quiet: true, signal }),
} as const

/** A form was saved: what was fetched of it is no longer so, and the next look asks again. */
export function forgetForms(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes('form') })
}
