import './privacy-sheet.scss'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { PrivacyButton } from '../../ui/open-type-buttons/open-type-buttons'
import { Overlay } from '../../ui/overlay/overlay'
import { Box, Press, Txt } from '../../ui/primitives/elements'
import { errorText } from '../error-text'
import { type Services, useServices } from '../services'

/** WeChat checks that a button of this id was tapped. */
const AGREE = 'tp-privacy-agree'

/**
 * Asks for consent to WeChat's privacy guidelines when a call is held back for it, on the page that is
 * shown. One answer counts for all calls that wait.
 */
export const PrivacySheet = observer(function PrivacySheet() {
  const { privacy } = useServices()
  return privacy ? <Question privacy={privacy} /> : null
})

const Question = observer(function Question({
  privacy,
}: {
  privacy: NonNullable<Services['privacy']>
}) {
  const { host } = useServices()
  const t = useTranslate()
  const page = useId()
  const open = privacy.isAskedOn(page)
  const { purposes } = privacy
  host.usePageShow(() => privacy.enter(page))
  useEffect(() => {
    if (open) privacy.shown()
  }, [open, privacy])

  const read = () =>
    privacy.openContract().catch((error: unknown) => host.toast(errorText(error, t)))
  return (
    <Overlay
      open={open}
      onClose={() => privacy.refuse()}
      label={t('platform.privacy.title')}
      place='bottom'
      firm
    >
      <Box className='tp-privacy'>
        <Txt className='tp-privacy__title' level={2}>
          {t('platform.privacy.title')}
        </Txt>
        <Txt className='tp-privacy__line'>{t('platform.privacy.why')}</Txt>
        {purposes.map((purpose) => (
          <Txt key={purpose} className='tp-privacy__line tp-privacy__purpose'>
            {t(`platform.privacy.purposes.${purpose}`)}
          </Txt>
        ))}
        <Txt className='tp-privacy__line tp-c-muted'>{t('platform.privacy.note')}</Txt>
        <Press className='tp-privacy__contract tp-c-brand' role='link' onTap={read}>
          {t('platform.privacy.contract')}
        </Press>
        <Box className='tp-privacy__answers'>
          <Button kind='secondary' size='l' block onTap={() => privacy.refuse()}>
            {t('platform.privacy.refuse')}
          </Button>
          <PrivacyButton
            id={AGREE}
            className='tp-button tp-button--primary tp-button--l tp-button--block'
            onAgree={() => privacy.agree(AGREE)}
          >
            {t('platform.privacy.agree')}
          </PrivacyButton>
        </Box>
      </Box>
    </Overlay>
  )
})
