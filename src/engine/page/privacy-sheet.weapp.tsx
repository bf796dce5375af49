import './privacy-sheet.scss'
import { observer } from 'mobx-react-lite'
import { useEffect, useId } from 'react'
import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { PrivacyButton } from '../../ui/open-type-buttons/open-type-buttons'
import { Overlay } from '../../ui/overlay/overlay'
import { Pressable, Text, View } from '../../ui/primitives/elements'
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
      <View className='tp-privacy'>
        <Text className='tp-privacy__title' level={2}>
          {t('platform.privacy.title')}
        </Text>
        <Text className='tp-privacy__line'>{t('platform.privacy.why')}</Text>
        {purposes.map((purpose) => (
          <Text key={purpose} className='tp-privacy__line tp-privacy__purpose'>
            {t(`platform.privacy.purposes.${purpose}`)}
          </Text>
        ))}
        <Text className='tp-privacy__line tp-c-muted'>{t('platform.privacy.note')}</Text>
        <Pressable className='tp-privacy__contract tp-c-brand' role='link' onTap={read}>
          {t('platform.privacy.contract')}
        </Pressable>
        <View className='tp-privacy__answers'>
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
        </View>
      </View>
    </Overlay>
  )
})
