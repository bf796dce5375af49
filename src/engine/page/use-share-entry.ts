import { useLocale } from '../../i18n'
import { toHostCard } from '../actions/device/share'
import { useServices } from '../services'
import { pageCard, type UseShareEntry } from './page-card'

/** Hands the host the card of the page, which its own menu shares. */
export const useShareEntry: UseShareEntry = (page, { meta }) => {
  const locale = useLocale()
  const { host } = useServices()
  const card = () => toHostCard(pageCard(page, locale), host)
  host.useShareCard(meta && (meta.nav?.share ? card : null))
}
