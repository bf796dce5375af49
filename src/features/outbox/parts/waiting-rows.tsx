import { observer } from 'mobx-react-lite'
import { useServices } from '../../../engine/services'
import { useLocale, useTranslate } from '../../../i18n'
import { formatDateTime } from '../../../shared/date'
import { Button } from '../../../ui/button/button'
import { Cell, CellGroup } from '../../../ui/cell/cell'
import { useOutbox } from '../queries'

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
    <CellGroup title={t('outbox.title', { n: waiting.length })} note={t('outbox.note')}>
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
