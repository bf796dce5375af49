import './stat-cards.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { cellText } from '../../rules/cell'
import type { StatCardsConfig, StatCardsValue, StatItem } from '.'

const HIDDEN = '••••••'

/** Figures in rows of two to four. */
export function StatCards({ value, config }: WidgetProps<StatCardsValue, StatCardsConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const title = localize(config.title, locale)
  return (
    <View className='tp-stats'>
      {title !== '' && (
        <Text className='tp-stats__title' level={2}>
          {title}
        </Text>
      )}
      <View className={`tp-stats__cards tp-stats__cards--${config.columns}`}>
        {value.items.map((item) => (
          <Stat key={item.key} item={item} />
        ))}
      </View>
      {value.asOf !== undefined && (
        <Text className='tp-stats__time tp-num'>
          {t('common.asOf', { time: formatDateTime(value.asOf, locale) })}
        </Text>
      )}
    </View>
  )
}

const Stat = observer(function Stat({ item }: { readonly item: StatItem }) {
  const { settings } = useServices()
  const locale = useLocale()
  const t = useTranslate()
  const open = useOpen()
  const { format, delta, url } = item
  const hidden = settings.hideAmounts && format === 'money'
  const contents = (
    <>
      <Text className='tp-stat__name'>{localize(item.name, locale)}</Text>
      {hidden ? (
        <Text className='tp-stat__value' role='img' label={t('wallet.amount.hidden')}>
          {HIDDEN}
        </Text>
      ) : (
        <Value item={item} />
      )}
      {typeof delta === 'number' && !hidden && <Delta item={item} delta={delta} />}
    </>
  )
  if (url === '') return <View className='tp-stat'>{contents}</View>
  return (
    <Pressable className='tp-stat tp-stat--tap' onTap={() => open(url)}>
      {contents}
    </Pressable>
  )
})

function Value({ item: { value, format } }: { readonly item: StatItem }) {
  if (format === 'money' && typeof value === 'number')
    return <Price cents={value} size='m' tone='ink' className='tp-stat__price' />
  return <Text className='tp-stat__value tp-num'>{cellText(value, format)}</Text>
}

interface DeltaProps {
  readonly item: StatItem
  readonly delta: number
}

/** Up or down, with a sign: a colour alone says nothing. */
function Delta({ item, delta }: DeltaProps) {
  const locale = useLocale()
  const text = cellText(delta, item.deltaFormat ?? item.format, true)
  const way = Math.sign(delta)
  return (
    <View className={cx('tp-stat__delta', way !== 0 && 'tp-stat__delta--moved')}>
      {way !== 0 && <Icon name={way > 0 ? 'trending-up' : 'trending-down'} size={14} />}
      <Text className='tp-num'>{text}</Text>
      {item.note !== '' && <Text>{localize(item.note, locale)}</Text>}
    </View>
  )
}
