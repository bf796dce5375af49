import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { cellText } from '../../rules/cell'
import type { StatCardsConfig, StatCardsValue, StatementConfig, StatementValue, StatItem } from '.'
import './reports.scss'

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
    <Pressable className='tp-stat tp-stat--tap' onTap={open.to(url)}>
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

/** A text to agree to. The tick is part of the page's state, so that other widgets can wait for it. */
export const Statement = observer(function Statement({
  value,
  config,
}: WidgetProps<StatementValue, StatementConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { state } = usePage()
  const { url } = value
  const { path, on } = config
  const agreed = state.get(path) === true
  const paragraphs = localize(value.text, locale).split('\n').filter(Boolean)
  return (
    <View className='tp-statement'>
      <Card title={localize(value.title, locale) || undefined}>
        {paragraphs.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its position.
          <Text key={at} className='tp-statement__text'>
            {text}
          </Text>
        ))}
        {url !== '' && (
          <View className='tp-statement__more'>
            <Button kind='ghost' size='s' onTap={open.to(url)}>
              {t('report.statement.more')}
            </Button>
          </View>
        )}
        <Checkbox checked={agreed} onChange={(next) => runInAction(() => state.set(path, next))}>
          {localize(value.agree, locale) || t('report.statement.agree')}
        </Checkbox>
        {on?.submit && (
          <View className='tp-statement__submit'>
            <Button block disabled={!agreed} onTap={() => act(on.submit)}>
              {localize(config.submitText, locale) || t('report.statement.submit')}
            </Button>
          </View>
        )}
      </Card>
    </View>
  )
})
