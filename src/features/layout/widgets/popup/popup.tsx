import './popup.scss'
import { useEffect, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { IconButton } from '../../../../ui/button/button'
import { Overlay } from '../../../../ui/overlay/overlay'
import { Box } from '../../../../ui/primitives/elements'
import type { PopupConfig } from '.'
import { isDue, seen } from './frequency'

/** Opens when it is due; whoever closes it is not shown it again before its time. */
export function Popup({ config, slot }: WidgetProps<unknown, PopupConfig>) {
  const { persistence } = useServices()
  const page = usePage()
  const t = useTranslate()
  const name = page.query.url ?? page.url
  const [due] = useState(() => isDue(name, config.frequency, persistence))
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!due) return undefined
    const opening = setTimeout(() => {
      seen(name, persistence)
      setOpen(true)
    }, config.delayMs)
    const closing =
      config.closeMs > 0
        ? setTimeout(() => setOpen(false), config.delayMs + config.closeMs)
        : undefined
    return () => {
      clearTimeout(opening)
      clearTimeout(closing)
    }
  }, [due, name, config.delayMs, config.closeMs, persistence])

  const close = () => setOpen(false)
  return (
    <Overlay open={open} onClose={close} label={t('engine.popup')} place='middle'>
      <Box className='tp-popup'>
        <Box className='tp-popup__content'>{slot('content')}</Box>
        <IconButton className='tp-popup__close' name='x' label={t('common.close')} onTap={close} />
      </Box>
    </Overlay>
  )
}
