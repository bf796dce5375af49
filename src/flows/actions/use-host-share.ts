import type { HostCard } from '../../platform/share/types'
import { useShareCard } from '../../platform/share/use-share-card'

/** See `useShareCard`; mini-programs only. */
export const useHostShare = (card: (() => HostCard) | null | undefined): void => useShareCard(card)
