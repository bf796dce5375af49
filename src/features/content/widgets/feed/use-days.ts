import { useMemo } from 'react'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import type { Entry } from './feeds'

const DAY = 86_400

export interface FeedDayGroup {
  /** `Today`, `Yesterday` or a date, on the device's calendar. */
  readonly day: string
  readonly entries: readonly Entry[]
}

/** Things in the order they come, under the day of each. */
export function useDays(entries: readonly Entry[]): readonly FeedDayGroup[] {
  const locale = useLocale()
  const t = useTranslate()
  return useMemo(() => {
    const now = Date.now() / 1000
    const near = new Map([
      [formatDate(now - DAY, locale), t('content.feed.yesterday')],
      [formatDate(now, locale), t('content.feed.today')],
    ])
    const groups = new Map<string, Entry[]>()
    for (const entry of entries) {
      const date = formatDate(entry.at, locale)
      const day = near.get(date) ?? date
      const group = groups.get(day)
      if (group) group.push(entry)
      else groups.set(day, [entry])
    }
    return [...groups].map(([day, group]) => ({ day, entries: group }))
  }, [entries, locale, t])
}
