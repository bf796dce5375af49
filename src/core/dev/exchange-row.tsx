import { useTranslate } from '../../i18n'
import { Tag } from '../../ui/marks/marks'
import { Pressable, Text, View } from '../../ui/primitives/elements'
import { cx } from '../../ui/style'
import { type Burst, barOf } from './bursts'
import type { Exchange } from './types'

interface RowProps {
  readonly exchange: Exchange
  readonly burst: Burst
  readonly onTap: () => void
}

/** One call: what, how it ended, and when within its burst. */
export function ExchangeRow({ exchange, burst, onTap }: RowProps) {
  const t = useTranslate()
  const { method, path, ms, at, verdict } = exchange
  const { left, width } = barOf(exchange, burst)
  const state = verdict ? (verdict.ok ? 'ok' : 'failed') : 'waiting'
  return (
    <Pressable className='tp-call' onTap={onTap}>
      <View className='tp-call__what'>
        <Text className='tp-call__path'>
          {method} {path}
        </Text>
        <Outcome exchange={exchange} />
      </View>
      <View className='tp-call__when'>
        <View className='tp-call__track' decor>
          <View
            className={cx('tp-call__bar', `tp-call__bar--${state}`)}
            style={{ left: `${left}%`, width: `${width}%` }}
          />
        </View>
        <Text className='tp-call__time tp-num'>
          {ms === undefined ? t('dev.waiting') : t('dev.took', { after: at - burst.at, ms })}
        </Text>
      </View>
    </Pressable>
  )
}

/** How a call ended, in a word. */
export function Outcome({ exchange: { status, verdict } }: { readonly exchange: Exchange }) {
  const t = useTranslate()
  if (!verdict) return <Tag>{t('dev.waiting')}</Tag>
  if (verdict.ok) return <Tag tone='success'>{String(status)}</Tag>
  return <Tag tone='danger'>{String(verdict.code ?? verdict.error)}</Tag>
}
