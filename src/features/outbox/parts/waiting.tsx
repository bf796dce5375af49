import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useOpen } from '../../../engine/actions/open'
import { useServices } from '../../../engine/services'
import { useLocale, useTranslate } from '../../../i18n'
import { formatDateTime } from '../../../shared/date'
import { Button } from '../../../ui/button/button'
import { Cell, CellGroup } from '../../../ui/cell/cell'
import { Notice } from '../../../ui/states/states'
import type { Noun } from '../contract'
import { useOutbox } from '../open'

const SETTINGS = '/user/setting'

/** What waits to be sent: what it is, since when, a way to take it back, and to send all of it now. */
export const WaitingRows = observer(function WaitingRows() {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const box = useOutbox()
  host.usePageShow(() => box?.look())
  const waiting = box?.waiting ?? []
  if (!box || waiting.length === 0) return null
  return (
    <CellGroup title={t('outbox.title', { count: waiting.length })} note={t('outbox.note')}>
      {waiting.map(({ id, noun, words, at, undone }) => (
        <Cell
          key={id}
          title={[t(`outbox.noun.${noun}`), words].filter(Boolean).join(': ')}
          note={undone ? t('outbox.undone') : formatDateTime(Math.floor(at / 1000), locale)}
          value={
            !undone && (
              <Button
                kind='ghost'
                size='s'
                label={t('outbox.undoLabel', { what: t(`outbox.noun.${noun}`) })}
                onTap={() => box.undo(id)}
              >
                {t('outbox.undo')}
              </Button>
            )
          }
        />
      ))}
      <Cell icon='refresh' title={t('outbox.now')} arrow={false} onTap={() => box.hurry()} />
    </CellGroup>
  )
})

/** Says on a page that something of its kind waits to be sent, and leads to where it is listed. */
export const WaitingNote = observer(function WaitingNote({ noun }: { readonly noun: Noun }) {
  const t = useTranslate()
  const open = useOpen()
  const box = useOutbox()
  useEffect(() => box?.look(), [box])
  const all = (box?.waiting ?? []).filter((each) => each.noun === noun && !each.undone)
  const [first] = all
  if (!first) return null
  const words = all.map((each) => each.words).filter(Boolean)
  return (
    <Notice icon='wifi-off' actionText={t('outbox.open')} onAction={() => open(SETTINGS)}>
      {[t('outbox.waits', { count: all.length }), ...words].join(' · ')}
    </Notice>
  )
})
