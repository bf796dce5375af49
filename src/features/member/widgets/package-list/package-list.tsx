import { useServices } from '../../../../engine/services'
import './package-list.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { useOpened } from '../../queries'
import type { Offer, PackageListConfig } from '.'

const PICTURE = 72
/** Pictures on a card; the rest is said as a number. */
const SHOWN = 3

/** What can be opened, each with pictures of what is in it. */
export const PackageList = observer(function PackageList({
  value: offers,
  config,
}: WidgetProps<readonly Offer[], PackageListConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const opened = useOpened()
  return (
    <View className='tp-packages tp-packages--list' role='list' label={t('member.package.list')}>
      {offers.map((offer) => (
        <View key={offer.id} className='tp-packages__place' role='listitem'>
          <OfferCard
            offer={offer}
            openedAt={opened.get(offer.id)}
            onOpen={open.to(fillUrl(config.itemUrl, offer))}
          />
        </View>
      ))}
    </View>
  )
})

interface OfferCardProps {
  readonly offer: Offer
  /** Seconds. */
  readonly openedAt: number | undefined
  readonly onOpen: () => void
}

function OfferCard({ offer, openedAt, onOpen }: OfferCardProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { name, intro, price, worth, grade, items } = offer
  const saved = worth - price
  return (
    <Pressable
      role='link'
      className='tp-packages__card'
      label={t('member.package.see', { name })}
      onTap={onOpen}
    >
      <View className='tp-packages__head'>
        <Text className='tp-packages__name'>{name}</Text>
        {openedAt !== undefined && (
          <Tag tone='success'>
            {t('member.package.opened', { date: formatDate(openedAt, locale) })}
          </Tag>
        )}
      </View>
      {intro !== '' && <Text className='tp-packages__note'>{intro}</Text>}
      {items.length > 0 && (
        <View className='tp-packages__pictures'>
          {items.slice(0, SHOWN).map((item) => (
            <Image
              key={item.productId || item.name}
              className='tp-packages__picture'
              src={imageUrl(item.image, PICTURE)}
              alt={item.name}
            />
          ))}
          {items.length > SHOWN && (
            <View className='tp-packages__rest'>
              <Text>{t('member.package.and', { rest: items.length - SHOWN })}</Text>
            </View>
          )}
        </View>
      )}
      {grade !== '' && (
        <View className='tp-packages__grade'>
          <Icon name='crown' size={16} tone='brand' />
          <Text>{t('member.package.withGrade', { grade })}</Text>
        </View>
      )}
      <View className='tp-packages__foot'>
        <Price cents={price} size='l' was={saved > 0 ? worth : undefined} />
        {saved > 0 && (
          <Tag tone='brand'>{t('member.package.saves', { money: moneyText(saved) })}</Tag>
        )}
        <Icon name='chevron-right' size={20} tone='faint' className='tp-packages__arrow' />
      </View>
    </Pressable>
  )
}
