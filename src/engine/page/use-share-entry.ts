import { toHostCard } from '../../flows/actions/share'
import { useHostShare } from '../../flows/actions/use-host-share'
import { useLocale } from '../../i18n'
import { pageCard } from './page-card'
import type { UseShareEntry } from './share-entry'

export const useShareEntry: UseShareEntry = (page, { meta }) => {
  const locale = useLocale()
  const card = () => toHostCard(pageCard(page, locale))
  useHostShare(meta && (meta.nav?.share ? card : null))
}
