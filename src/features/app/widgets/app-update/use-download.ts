import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'

/** Opens a download page; where there is no browser, its address is copied instead. */
export function useDownload(): (url: string) => Promise<void> {
  const { host } = useServices()
  const t = useTranslate()
  return async (url) => {
    try {
      if (await host.openOutside(url)) return
    } catch {
      host.toast(t('app.update.noLink'))
      return
    }
    await host.copy(url).then(
      () => host.toast(t('app.update.copied')),
      () => host.toast(url),
    )
  }
}
