import { type ComponentType, createElement, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n'
import { errorText } from '../error-text'
import { useServices } from '../services'

interface Opened {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * A sheet whose code comes when it is opened: the page does not carry it. What does not come is told, and the
 * next tap asks anew. A mini-program has it in its package.
 */
export function whenOpened<P extends Opened>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return function LateSheet(props) {
    const { host } = useServices()
    const t = useTranslate()
    const { open, onClose } = props
    const [Sheet, setSheet] = useState<ComponentType<P>>()
    // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening.
    useEffect(() => {
      if (!open || Sheet) return
      let isClosed = false
      load().then(
        (found) => isClosed || setSheet(() => found),
        (error: unknown) => {
          if (isClosed) return
          host.toast(errorText(error, t))
          onClose()
        },
      )
      return () => {
        isClosed = true
      }
    }, [open])
    return Sheet ? createElement(Sheet, props) : null
  }
}
