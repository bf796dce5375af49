import { QueryClient } from '@tanstack/query-core'

const MINUTE = 60_000

/**
 * Server state for the whole app (decisions.md, 23). The HTTP client already retries reads, and hosts
 * report their network badly, so both are off here.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        staleTime: MINUTE / 2,
        gcTime: 10 * MINUTE,
        refetchOnWindowFocus: false,
      },
    },
  })
}
