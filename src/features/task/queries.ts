import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { listTasks, showTask } from './contract'

/** The jobs of today and how far each is. */
export const tasks = {
  key: ['tasks'],
  load: ({ signal }: LoadContext) => listTasks(undefined, { quiet: true, signal }),
} as const

/** One job of today. */
export const taskBy = (id: string) =>
  ({
    key: ['tasks', id],
    load: ({ signal }: LoadContext) => showTask({ params: { id } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** A job was done: a reward is a line of the wallet, too. */
  afterJob: (queries: QueryClient) =>
    markStale(queries, ['tasks', 'wallet', 'bills', 'report/walletStats']),
}
