import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { listTasks } from './contract'

/** The jobs of today and how far each is. */
export const tasks = {
  key: ['tasks'],
  load: ({ signal }: LoadContext) => listTasks(undefined, { quiet: true, signal }),
} as const

export const stale = {
  /** A job was done: a reward is a line of the wallet, too. */
  afterJob: (queries: QueryClient) =>
    markStale(queries, ['tasks', 'wallet', 'bills', 'report/walletStats']),
}
