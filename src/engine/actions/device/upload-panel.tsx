import './panel.scss'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslate } from '../../../i18n'
import { Button } from '../../../ui/button/button'
import { Overlay } from '../../../ui/overlay/overlay'
import { Box } from '../../../ui/primitives/box'
import { Txt } from '../../../ui/primitives/txt'
import { errorText } from '../../error-text'
import { useHold } from '../../page/use-hold'
import type { Sending } from './sending'

interface UploadPanelProps {
  readonly sending: Sending
  readonly open: boolean
}

/** How far it is, or why it stands still and what can be done. */
export const UploadPanel = observer(function UploadPanel({ sending, open }: UploadPanelProps) {
  const t = useTranslate()
  const { files, sent, percent, problem } = sending
  useHold(open)
  // Left with the page: nobody wants the addresses any more.
  useEffect(() => () => sending.stop(), [sending])
  const failed = problem !== undefined
  const total = files.length
  const n = Math.min(sent.length + 1, total)
  const whole = Math.round(((sent.length + percent / 100) / total) * 100)
  const title = failed ? t('actions.upload.failed') : t('actions.upload.sending', { n, total })
  return (
    <Overlay open={open} onClose={() => sending.stop()} label={title} place='middle' firm>
      <Box className='tp-panel'>
        <Box className='tp-panel__head'>
          <Txt className='tp-panel__title' level={2} role={failed ? 'alert' : undefined}>
            {title}
          </Txt>
        </Box>
        {failed ? (
          <Txt className='tp-panel__note'>
            {t('actions.upload.why', { n, total, reason: errorText(problem, t) })}
          </Txt>
        ) : (
          <>
            <Box className='tp-panel__track' decor>
              <Box className='tp-panel__bar' style={{ width: `${whole}%` }} />
            </Box>
            <Txt className='tp-panel__link tp-num' role='status'>
              {t('actions.upload.percent', { n: whole })}
            </Txt>
          </>
        )}
        <Box className='tp-panel__foot'>
          <Button kind='secondary' block onTap={() => sending.stop()}>
            {t('common.cancel')}
          </Button>
          {failed && (
            <Button block icon='refresh' onTap={() => sending.again()}>
              {t('common.retry')}
            </Button>
          )}
        </Box>
      </Box>
    </Overlay>
  )
})
