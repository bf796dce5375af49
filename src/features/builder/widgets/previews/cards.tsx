import './site-card.scss'
import './view-figures.scss'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { cellText } from '../../../report'
import type { SiteCardConfig, SiteCardValue, ViewFiguresConfig, ViewFiguresValue } from '.'

/** A site: whether it is on the air, and the way to where it begins. */
export function SiteCard({ value }: WidgetProps<SiteCardValue, SiteCardConfig>) {
  const t = useTranslate()
  const open = useOpen()
  if (!value) return <EmptyState variant='notfound' compact title={t('builder.site.missing')} />
  const { name, url, isOpen } = value
  return (
    <View className='tp-site' role='region' label={name}>
      <Icon name='store' size={28} tone='brand' />
      <View className='tp-site__body'>
        <Text className='tp-site__name' level={2}>
          {name}
        </Text>
        <Tag tone={isOpen ? 'success' : 'neutral'}>
          {t(isOpen ? 'builder.site.onAir' : 'builder.site.closed')}
        </Tag>
      </View>
      {isOpen && (
        <Button size='s' kind='secondary' onTap={() => open(url)}>
          {t('builder.site.open')}
        </Button>
      )}
    </View>
  )
}

/** Named figures side by side. */
export function ViewFigures({ value, config }: WidgetProps<ViewFiguresValue, ViewFiguresConfig>) {
  const locale = useLocale()
  return (
    <Card className='tp-figures' title={localize(config.title, locale) || undefined}>
      <View className='tp-figures__row' role='list'>
        {value.map(({ key, name, value: amount, format }) => (
          <View key={key} className='tp-figures__item' role='listitem'>
            <Text className='tp-figures__value tp-num'>{cellText(amount, format)}</Text>
            <Text className='tp-figures__name'>{name}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
