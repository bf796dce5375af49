import { useLocale } from '../../i18n'
import { toHostCard, useHostShare } from '../actions/device/share-card'
import { pageCard, type UseShareEntry } from './page-card'

export const useShareEntry: UseShareEntry = (page, { meta }) => {
  const locale = useLocale()
  const card = () => toHostCard(pageCard(page, locale))
  useHostShare(meta && (meta.nav?.share ? card : null))
}
