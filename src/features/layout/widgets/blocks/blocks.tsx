import './blocks.scss'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Countdown, clockText } from '../../../../ui/countdown'
import { Icon } from '../../../../ui/icon/icon'
import { Divider } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import type {
  CountdownValue,
  DividerConfig,
  DividerValue,
  EmptyConfig,
  EmptyValue,
  GroupConfig,
} from '.'

/** A line across the page, with a word in it if there is one. */
export function DividerWidget({ value, config }: WidgetProps<DividerValue, DividerConfig>) {
  const locale = useLocale()
  const text = typeof value === 'object' && 'text' in value ? value.text : value
  return (
    <View className={`tp-rule tp-rule--${config.size}`}>
      <Divider text={localize(text, locale)} />
    </View>
  )
}

/** Says that there is nothing, and what to do about it. */
export function Empty({ value, config }: WidgetProps<EmptyValue, EmptyConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { variant, compact, on } = config
  const { url } = value
  const follow = on?.tap ? act.to(on.tap) : url !== '' ? open.to(url) : undefined
  return (
    <EmptyState
      variant={variant}
      compact={compact}
      title={localize(value.title, locale) || t('layout.empty.title')}
      note={localize(value.note, locale) || undefined}
      actionText={localize(value.actionText, locale) || undefined}
      onAction={follow}
    />
  )
}

export function Group({ config, slot }: WidgetProps<unknown, GroupConfig>) {
  const locale = useLocale()
  return (
    <View
      className={cx('tp-group', config.card && 'tp-group--card', config.pairs && 'tp-group--pairs')}
    >
      {config.title !== undefined && (
        <Text className='tp-group__title' level={2}>
          {localize(config.title, locale)}
        </Text>
      )}
      {slot('content')}
    </View>
  )
}

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** Counts down to a moment, then says that it came. */
export function CountdownWidget({ value }: WidgetProps<CountdownValue, unknown>) {
  const { isShown } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const until = value.until * SECOND
  const [endedAt, setEndedAt] = useState<number>()
  const text = localize(value.text, locale)
  const format = (remaining: number) => {
    const clock = clockText(remaining % DAY)
    const n = Math.floor(remaining / DAY)
    return n > 0 ? t('layout.countdown.days', { n, clock }) : clock
  }
  if (endedAt === until)
    return (
      <View className='tp-until' role='status'>
        <Icon name='circle-check' size={20} tone='success' />
        <Text className='tp-until__text'>
          {localize(value.ended, locale) || t('layout.countdown.ended')}
        </Text>
      </View>
    )
  return (
    <View className='tp-until'>
      <Icon name='clock' size={20} tone='brand' />
      <Text className='tp-until__text'>{text}</Text>
      <Countdown
        key={until}
        className='tp-until__clock'
        until={until}
        format={format}
        isShown={isShown}
        onEnd={() => setEndedAt(until)}
      />
    </View>
  )
}
