import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { openedPackages } from '../../queries'

/**
 * When the user last opened each package, seconds. Empty for visitors, and when it cannot be had: the
 * packages are for sale all the same.
 */
export function useOpened(): ReadonlyMap<string, number> {
  const { session } = useServices()
  const opened = useQuery({ ...openedPackages, enabled: session.isLoggedIn })
  return new Map(Object.entries(opened.value ?? {}))
}
