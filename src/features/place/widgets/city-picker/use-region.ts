import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import type { City } from '.'

const MOST = 6

export interface Region {
  /** Newest first. */
  readonly recent: readonly City[]
  readonly choose: (place: City) => void
}

/** The place of the session, which every call carries, and those chosen before. */
export function useRegion(): Region {
  const { persistence, session, queries } = useServices()
  const [recent, setRecent] = useState<readonly City[]>(() => {
    const stored: unknown = persistence.read('recentCities')
    return Array.isArray(stored) ? stored : []
  })
  return {
    recent,
    choose(place) {
      const others = recent.filter(({ regionId }) => regionId !== place.regionId)
      const next = [place, ...others].slice(0, MOST)
      setRecent(next)
      persistence.tryWrite('recentCities', next)
      session.chooseRegion(place.regionId)
      // What was fetched for the place before may differ here.
      queries.invalidateQueries().catch(() => undefined)
    },
  }
}
