import { useMemo, useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import type { ListRecord, ListSource } from '.'
import { removeRecord } from './write-record'

interface RemovalOf {
  readonly items: readonly ListRecord[]
  readonly refresh: () => Promise<unknown>
}

interface Removal {
  /** Those that are not being deleted. */
  readonly items: readonly ListRecord[]
  /** Asks first, then deletes. A row whose deletion fails comes back, and why is said. */
  readonly remove: (source: ListSource, record: ListRecord, name: string) => Promise<void>
}

/** Deleting: the row goes at once; the server's word decides whether it stays away. */
export function useRemoval({ items, refresh }: RemovalOf): Removal {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const [going, setGoing] = useState<ReadonlySet<unknown>>(new Set())
  const left = useMemo(
    () => (going.size === 0 ? items : items.filter(({ id }) => !going.has(id))),
    [items, going],
  )

  const mark = (id: unknown, isGoing: boolean) =>
    setGoing((before) => {
      const after = new Set(before)
      if (isGoing) after.add(id)
      else after.delete(id)
      return after
    })

  async function remove(source: ListSource, record: ListRecord, name: string): Promise<void> {
    const sure = await ask({
      title: t('record.remove'),
      text: name,
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    mark(record.id, true)
    try {
      await removeRecord(source, String(record.id))
    } catch (failure) {
      mark(record.id, false)
      host.toast(t('record.removeFailed', { name, reason: errorText(failure, t) }))
      return
    }
    host.toast(t('record.removed'))
    // The server's list no longer has it: it needs no hiding.
    await refresh()
    mark(record.id, false)
  }
  return { items: left, remove }
}
