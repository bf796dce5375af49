import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { needSetPayPassword } from './contract-password'

/** Whether the user has yet to set a pay password. */
export const lacksPayPassword = {
  key: ['need-pay-password'],
  load: ({ signal }: Pick<LoadContext, 'signal'>) =>
    needSetPayPassword(undefined, { quiet: true, signal }),
} as const

export const stale = {
  /** A pay password was set for the first time, or another one. */
  afterPassword: (queries: QueryClient) =>
    markStale(queries, ['need-pay-password', 'payPasswordForm']),
}
