import { toHostCard } from '../../flows/actions/share'
import { useHostShare } from '../../flows/actions/use-host-share'
import type { UseShareEntry } from './share-entry'

export const useShareEntry: UseShareEntry = (meta, card) => {
  const wanted = meta && Boolean(meta.nav?.share)
  useHostShare(wanted === undefined ? undefined : wanted ? () => toHostCard(card()) : null)
}
