import { useEffect, useState } from 'react'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { bytesText } from '../../shared/bytes-text'
import { utf8ToBytes } from '../../shared/utf8'
import { Cell } from '../../ui/cell/cell'

/** How much the kept pages take, and the way to forget them. */
export function CacheRow() {
  const { views, queries, persistence, host } = useServices()
  const t = useTranslate()
  const [bytes, setBytes] = useState<number>()
  // After the page stands: reading all of them takes a moment.
  useEffect(() => {
    const texts = persistence
      .viewNames()
      .map((name) => JSON.stringify(persistence.readView(name) ?? ''))
    setBytes(texts.reduce((sum, text) => sum + utf8ToBytes(text).length, 0))
  }, [persistence])

  function clear(): void {
    views.clear()
    queries.clear()
    setBytes(0)
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
}
