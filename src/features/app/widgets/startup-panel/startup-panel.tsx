import './startup-panel.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { BrandMark } from '../../../../ui/faces/faces'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { StartupPanelConfig } from '.'

/** The first thing a new guest sees: who we are, and one way on. */
export function StartupPanel({ config }: WidgetProps<unknown, StartupPanelConfig>) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <Box className='tp-startup'>
      <Box className='tp-startup__brand tp-enter'>
        <BrandMark />
        <Txt className='tp-startup__name' level={2}>
          {t('app.startup.brand')}
        </Txt>
        <Txt className='tp-startup__line'>{t('app.startup.line')}</Txt>
      </Box>
      <Button block size='l' onTap={() => open(config.url, { replace: true })}>
        {t('app.startup.start')}
      </Button>
    </Box>
  )
}
