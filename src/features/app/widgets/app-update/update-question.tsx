import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { APP_VERSION } from '../../../../shared/constants'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { BrandMark } from '../../../../ui/faces/faces'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { AppUpdateValue } from '.'
import { useDownload } from './use-download'

interface UpdateQuestionProps {
  readonly value: AppUpdateValue
  readonly newest: string
  readonly isOld: boolean
}

/** `/update/index` (client spec §2): a transparent overlay that fades in within 200 ms. */
export function UpdateQuestion({ value, newest, isOld }: UpdateQuestionProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { host, navigator } = useServices()
  const download = useDownload()
  const back = () => {
    navigator.back().catch(() => undefined)
  }
  const title = isOld
    ? t('app.update.newer', { name: newest })
    : t('app.update.latest', { name: APP_VERSION })
  const note = localize(value.note, locale)
  const leads = isOld && host.platform === 'h5' && value.iosUrl !== ''
  return (
    <Box className='tp-update'>
      <Box className='tp-update__panel' role='dialog' label={title}>
        <BrandMark />
        <Txt className='tp-update__title' level={2}>
          {title}
        </Txt>
        {isOld && (
          <Txt className='tp-update__text tp-num'>
            {t('app.update.current', { name: APP_VERSION })}
          </Txt>
        )}
        {note !== '' && <Txt className='tp-update__text'>{note}</Txt>}
        {isOld && host.platform !== 'h5' && (
          <Txt className='tp-update__text'>{t('app.update.miniNote')}</Txt>
        )}
        <Box className='tp-update__buttons'>
          {leads && (
            <Button block onTap={() => download(value.iosUrl)}>
              {t('app.update.update')}
            </Button>
          )}
          <Button block kind={leads ? 'ghost' : 'primary'} onTap={back}>
            {t(leads ? 'app.update.later' : 'app.update.done')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
