import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale, SELDOM } from '../../engine/data/queries'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { keptKey } from '../../stores/kept-store'
import { executeTask, getBehaviors, listTasks, showTask, type TaskJob } from './contract'

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

/** The job somebody has set out to do, until it is done. */
export const IN_HAND = keptKey<TaskJob>('user')

interface Deed {
  /** The job's. */
  readonly key: string
  /** What it was done with: `product`, `live` … */
  readonly entityKey: string
  readonly entityId: string
}

/**
 * Tells the server of something the user has done, where it wants to hear of it, and says what it has
 * brought. Nothing is told of a visitor.
 *
 * @returns a function that rejects with what the call rejects with.
 */
export function useReportDeed(): (deed: Deed) => Promise<void> {
  const { host, session, queries, kept } = useServices()
  const t = useTranslate()
  return async ({ key, entityKey, entityId }) => {
    if (!session.isLoggedIn) return
    const behaviors = await queries.fetchQuery({
      queryKey: ['behaviors'],
      staleTime: SELDOM,
      queryFn: () => getBehaviors(undefined, { quiet: true }),
    })
    if (!behaviors.includes(key)) return
    const body = { key, entityKey, entityId, value: 1, intro: key }
    const { executed, reward } = await executeTask({ body }, { background: true })
    const isWanted = kept.get(IN_HAND)?.key === key
    if (isWanted) kept.set(IN_HAND, undefined)
    if (executed) host.toast(t('task.credited', { reward: t('task.gain', { count: reward }) }))
    // Who did it by the way need not hear that it had counted before.
    else if (isWanted) host.toast(t('task.notCredited'))
    if (executed) await stale.afterJob(queries)
  }
}
