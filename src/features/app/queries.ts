import { isAdmin } from '../../engine/calls'
import type { LoadContext } from '../../engine/data/queries'

/** Whether the user may open pages for administrators. Unknown is no: nothing waits for it, or fails with it. */
export const mayAdminister = {
  key: ['is-admin'],
  load: ({ signal }: LoadContext) => isAdmin(undefined, { quiet: true, signal }).catch(() => false),
} as const
