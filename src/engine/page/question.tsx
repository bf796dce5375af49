import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Question } from '../../shared/host-port'
import { newRequestId } from '../../shared/transport'
import { Dialog } from '../../ui/dialog/dialog'
import { useHold } from './page-context'

interface QuestionPanelProps {
  readonly question: Question
  readonly onAnswer: (yes: boolean) => void
}

/** A question over the page that asked it. Whatever takes it away but its own yes is a no. */
function QuestionPanel({ question, onAnswer }: QuestionPanelProps) {
  const { title, text, ok, cancel, tone } = question
  const [open, setOpen] = useState(true)
  const end = useRef(onAnswer)
  useHold(open)
  useEffect(() => () => end.current(false), [])

  const answer = (yes: boolean) => () => {
    setOpen(false)
    onAnswer(yes)
  }
  return (
    <Dialog
      open={open}
      title={title}
      text={text}
      confirmText={ok}
      cancelText={cancel}
      danger={tone === 'danger'}
      onConfirm={answer(true)}
      onCancel={answer(false)}
    />
  )
}

/** Asks by a dialog of our own, in place of what `show` showed before. */
export function drawQuestion(
  question: Question,
  show: (panel: ReactElement) => void,
): Promise<boolean> {
  return new Promise((resolve) =>
    show(<QuestionPanel key={newRequestId()} question={question} onAnswer={resolve} />),
  )
}
