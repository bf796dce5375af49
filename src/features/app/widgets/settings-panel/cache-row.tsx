import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { bytesText } from '../../../../shared/bytes'
import { Cell } from '../../../../ui/cell/cell'

/** How much the kept pages take, and the way to forget them. */
export const CacheRow = observer(function CacheRow() {
  const { views, queries, host } = useServices()
  const t = useTranslate()
  const bytes = views.storedBytes
  useEffect(() => views.measure(), [views])

  function clear(): void {
    views.clear()
    queries.clear()
    host.toast(t('user.settings.cleared'))
  }

  const value = bytes === 0 ? t('settings.cache.empty') : bytesText(bytes ?? 0)
  return (
    <Cell
      icon='trash'
      title={t('user.settings.clear')}
      value={bytes === undefined ? '' : value}
      arrow={false}
      onTap={clear}
    />
  )
})
