import './startup-panel.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { BrandMark } from '../../../../ui/faces/faces'
import { Text, View } from '../../../../ui/primitives/elements'
import type { StartupPanelConfig } from '.'

/** The first thing a new guest sees: who we are, and one way on. */
export function StartupPanel({ config }: WidgetProps<unknown, StartupPanelConfig>) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <View className='tp-startup'>
      <View className='tp-startup__brand tp-enter'>
        <BrandMark />
        <Text className='tp-startup__name' level={2}>
          {t('app.startup.brand')}
        </Text>
        <Text className='tp-startup__line'>{t('app.startup.line')}</Text>
      </View>
      <Button block size='l' onTap={() => open(config.url, { replace: true })}>
        {t('app.startup.start')}
      </Button>
    </View>
  )
}
