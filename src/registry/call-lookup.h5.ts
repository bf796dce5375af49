import type { followUnread as follow } from '../features/content/follow-unread'
import { pageProducts } from '../features/product'
import type { askAge as ask } from '../features/profile/ask-age'
import { createSourceLoader } from '../features/record'

/** A browser starts with the one call the home page names, and loads the tables with the first other. */
export const loadSource = createSourceLoader(async (path) =>
  path === pageProducts.contract.path ? pageProducts : (await import('./calls')).calls.get(path),
)

/** The call a definition writes to, by its path; undefined when none has it. */
export const findWrite = async (path: string) => (await import('./calls')).writes.get(path)

/** See there. Nobody is told of messages before the first page stands. */
export const followUnread: typeof follow = async (...input) =>
  (await import('../features/content/follow-unread')).followUnread(...input)

/** See there. */
export const askAge: typeof ask = async (...input) =>
  (await import('../features/profile/ask-age')).askAge(...input)
