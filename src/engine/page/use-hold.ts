import { useEffect } from 'react'
import { usePage } from './page-context'

/**
 * While `active`, the user is in the middle of something: a newer definition that comes meanwhile waits
 * until they are done (view-engine.md, 'Cache').
 */
export function useHold(active: boolean): void {
  const { hold } = usePage()
  useEffect(() => (active ? hold() : undefined), [active, hold])
}
