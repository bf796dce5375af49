import './countdown-ribbon.scss'
import { useState } from 'react'
import { localize, useAct, useIsShown, useLocale, useTexts, type WidgetProps } from 'taproom/widget'
import { Button, Countdown, clockText, cx, Icon, Text, View } from 'taproom/widget/ui'
import type { RibbonConfig, RibbonValue } from '.'
import { texts } from './texts'

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** A ribbon with what begins, how long that takes, and a way on. */
export function CountdownRibbon({ value, config }: WidgetProps<RibbonValue, RibbonConfig>) {
  const t = useTexts(texts)
  const locale = useLocale()
  const act = useAct()
  const isShown = useIsShown()
  const until = value.until * SECOND
  const [endedAt, setEndedAt] = useState<number>()
  const { tone, on } = config
  const format = (remaining: number) => {
    const n = Math.floor(remaining / DAY)
    const clock = clockText(remaining % DAY)
    return n > 0 ? t('days', { n, clock }) : clock
  }
  return (
    <View className={cx('ribbon', tone === 'quiet' && 'ribbon--quiet')}>
      <Icon name='clock' size={20} tone='current' />
      <View className='ribbon__words'>
        <Text className='ribbon__title'>{localize(value.title, locale)}</Text>
        {endedAt === until ? (
          <Text role='status'>{t('over')}</Text>
        ) : (
          <Countdown
            key={until}
            until={until}
            format={format}
            isShown={isShown}
            onEnd={() => setEndedAt(until)}
          />
        )}
      </View>
      {on?.tap && (
        <Button size='s' kind='secondary' onTap={() => act(on.tap)}>
          {t('go')}
        </Button>
      )}
    </View>
  )
}
