import { useServices } from '../../../../engine/services'
import './package-list.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { usePurchase } from '../../use-purchase'
import type { Offer, PackagePurchaseConfig } from '.'
import { NoPackage } from './package-detail'

const PICTURE = 40

/**
 * Orders the package of the page's address and goes on to its payment, in place of this page. One request
 * id a visit: a double tap, and a try after a lost answer, end at one payment.
 */
export const PackagePurchase = observer(function PackagePurchase({
  value: offers,
  config,
}: WidgetProps<readonly Offer[], PackagePurchaseConfig>) {
  const { imageUrl } = useServices().host
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const offer = offers.find(({ id }) => id === query[config.idParam])
  const { buy, busy, problem, buyText } = usePurchase({
    wish: { packageId: offer?.id ?? '' },
    price: offer?.price ?? 0,
    payUrl: config.payUrl,
  })
  if (!offer) return <NoPackage onList={() => open(config.listUrl, { replace: true })} />
  const { name, intro, price, worth, grade, items } = offer
  return (
    <View className='tp-packages'>
      {problem !== undefined && <Notice tone='danger'>{problem}</Notice>}
      <Card title={t('member.package.order')}>
        <Text className='tp-packages__name' level={2}>
          {name}
        </Text>
        {intro !== '' && <Text className='tp-packages__note'>{intro}</Text>}
        <View className='tp-packages__lines' role='list' label={t('member.package.contents')}>
          {items.map((item) => (
            <View key={item.productId || item.name} className='tp-packages__line' role='listitem'>
              <Image className='tp-packages__small' src={imageUrl(item.image, PICTURE)} alt='' />
              <Text className='tp-packages__grow'>{item.name}</Text>
              <Text className='tp-packages__note tp-num'>
                {t('member.package.times', { n: item.count })}
              </Text>
            </View>
          ))}
          {grade !== '' && (
            <View className='tp-packages__line' role='listitem'>
              <View className='tp-packages__crown' decor>
                <Icon name='crown' size={20} tone='brand' />
              </View>
              <Text className='tp-packages__grow'>{t('member.package.withGrade', { grade })}</Text>
            </View>
          )}
        </View>
        <Text className='tp-packages__note'>{t('member.package.note')}</Text>
      </Card>
      <ActionBar
        lead={
          <View className='tp-packages__sum' role='group' label={t('member.package.toPay')}>
            <Text className='tp-packages__note'>{t('member.package.toPay')}</Text>
            <Price cents={price} was={worth > price ? worth : undefined} />
          </View>
        }
      >
        <Button size='l' loading={busy} onTap={buy}>
          {buyText}
        </Button>
      </ActionBar>
    </View>
  )
})
