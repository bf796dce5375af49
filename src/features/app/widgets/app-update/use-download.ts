import { useServices } from '../../../../engine/services'
import { openOutside } from '../../../../host/open-outside'
import { useTranslate } from '../../../../i18n'

/** Opens a download page; where there is no browser, its address is copied instead. */
export function useDownload(): (url: string) => void {
  const { host } = useServices()
  const t = useTranslate()
  return (url) => {
    try {
      if (openOutside(url)) return
    } catch {
      host.toast(t('places.app.noLink'))
      return
    }
    host.copy(url).then(
      () => host.toast(t('places.app.copied')),
      () => host.toast(url),
    )
  }
}
