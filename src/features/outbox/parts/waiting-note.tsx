import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useOpen } from '../../../engine/actions/open'
import { useTranslate } from '../../../i18n'
import { Notice } from '../../../ui/states/states'
import type { Noun } from '../contract'
import { useOutbox } from '../queries'

const SETTINGS = '/user/setting'

export interface WaitingNoteProps {
  readonly noun: Noun
}

/** Says on a page that something of its kind waits to be sent, and leads to where it is listed. */
export const WaitingNote = observer(function WaitingNote({ noun }: WaitingNoteProps) {
  const t = useTranslate()
  const open = useOpen()
  const box = useOutbox()
  useEffect(() => box?.look(), [box])
  const all = (box?.waiting ?? []).filter((each) => each.noun === noun && !each.undone)
  const [first] = all
  if (!first) return null
  const words = all.map((each) => each.words).filter(Boolean)
  return (
    <Notice icon='wifi-off' actionText={t('outbox.open')} onAction={open.to(SETTINGS)}>
      {[t('outbox.waits', { count: all.length }), ...words].join(' · ')}
    </Notice>
  )
})
