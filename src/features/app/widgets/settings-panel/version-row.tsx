import { useOpen } from '../../../../engine/actions/use-act'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { APP_VERSION, APP_VERSION_CODE } from '../../../../shared/constants'
import { Cell } from '../../../../ui/cell/cell'
import { HoldRow } from '../../../../ui/gesture-rows/gesture-rows'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Txt } from '../../../../ui/primitives/elements'

const VERSION = { name: APP_VERSION, code: APP_VERSION_CODE }

function PlainRow() {
  const t = useTranslate()
  return (
    <Cell
      icon='info'
      title={t('user.settings.version')}
      value={t('user.settings.versionValue', VERSION)}
    />
  )
}

/** Held, it opens the request inspector. Drawn as a cell that is a control of its own. */
function HeldRow() {
  const { development } = useServices()
  const open = useOpen()
  const t = useTranslate()
  if (!development) return <PlainRow />
  return (
    <HoldRow
      className='tp-cell tp-cell--tap tp-align-start'
      onHold={() => void open('/dev/requests')}
    >
      <Icon name='info' size={20} tone='muted' />
      <Box className='tp-cell__body'>
        <Txt className='tp-cell__title'>{t('user.settings.version')}</Txt>
        <Txt className='tp-cell__note'>{t('dev.open')}</Txt>
      </Box>
      <Box className='tp-cell__value tp-num'>{t('user.settings.versionValue', VERSION)}</Box>
    </HoldRow>
  )
}

/** The version. Decided at build time: nothing of the inspector ships to customers. */
export const VersionRow = process.env.NODE_ENV === 'production' ? PlainRow : HeldRow
