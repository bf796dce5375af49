import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { Terms, useTerms } from '../../parts/asked'
import { useOpened } from '../../queries'
import { usePurchase } from '../../use-purchase'
import type { Offer, PackageDetailConfig, PackagePurchaseConfig, Part } from '.'
import './package-list.scss'

/** In the place of a package that is not for sale. */
function NoPackage({ onList }: { readonly onList: () => void }) {
  const t = useTranslate()
  return (
    <EmptyState
      variant='notfound'
      title={t('member.package.missing')}
      note={t('member.package.missingNote')}
      actionText={t('member.package.toList')}
      onAction={onList}
    />
  )
}

const HERO = 112
const PICTURE = 56
const LINE_PICTURE = 40

/** One package, part by part, and the way to open it. */
export const PackageDetail = observer(function PackageDetail({
  value: offers,
  config,
}: WidgetProps<readonly Offer[], PackageDetailConfig>) {
  const { imageUrl } = useServices().host
  const { query } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const opened = useOpened()
  const offer = offers.find(({ id }) => id === query[config.idParam])
  const asked = useTerms(offer?.conditions, offer?.id ?? '')
  if (!offer) return <NoPackage onList={open.to(config.listUrl, { replace: true })} />
  const { id, name, intro, price, worth, grade, items, perks } = offer
  const openedAt = opened.get(id)
  return (
    <View className='tp-packages'>
      <View className='tp-packages__hero'>
        <View className='tp-packages__scene' decor>
          {items.slice(0, 3).map((item) => (
            <Image
              key={item.productId || item.name}
              className='tp-packages__star'
              src={imageUrl(item.image, HERO)}
              alt=''
              lazy={false}
            />
          ))}
        </View>
        <Text className='tp-packages__title' level={1}>
          {name}
        </Text>
        {intro !== '' && <Text className='tp-packages__note'>{intro}</Text>}
        <View className='tp-packages__tags'>
          {grade !== '' && <Tag tone='brand'>{t('member.package.withGrade', { grade })}</Tag>}
          {worth > price && (
            <Tag tone='brand'>{t('member.package.saves', { money: moneyText(worth - price) })}</Tag>
          )}
          {openedAt !== undefined && (
            <Tag tone='success'>
              {t('member.package.opened', { date: formatDate(openedAt, locale) })}
            </Tag>
          )}
        </View>
      </View>
      {items.length > 0 && (
        <Card title={t('member.package.contents')} flush extra={<Pieces items={items} />}>
          <View role='list' label={t('member.package.contents')}>
            {items.map((item) => (
              <View key={item.productId || item.name} role='listitem'>
                <PartRow
                  part={item}
                  onOpen={
                    item.productId === '' ? undefined : open.to(fillUrl(config.productUrl, item))
                  }
                />
              </View>
            ))}
          </View>
          {worth > 0 && (
            <View className='tp-packages__worth'>
              <Text className='tp-packages__note'>{t('member.package.worth')}</Text>
              <Price cents={worth} size='s' tone='ink' />
            </View>
          )}
        </Card>
      )}
      {perks.length > 0 && (
        <Card title={t('member.package.perks')}>
          <View className='tp-packages__perks' role='list' label={t('member.package.perks')}>
            {perks.map((perk) => (
              <View key={perk} className='tp-packages__perk' role='listitem'>
                <Icon name='circle-check' size={20} tone='success' />
                <Text>{perk}</Text>
              </View>
            ))}
          </View>
        </Card>
      )}
      {asked.terms.length > 0 && (
        <Card>
          <Terms {...asked} />
        </Card>
      )}
      <ActionBar lead={<Price cents={price} size='l' was={worth > price ? worth : undefined} />}>
        <Button
          size='l'
          disabled={asked.missing !== undefined}
          onTap={open.to(fillUrl(config.buyUrl, offer))}
        >
          {asked.missing ?? t('member.package.open')}
        </Button>
      </ActionBar>
    </View>
  )
})

function Pieces({ items }: { readonly items: readonly Part[] }) {
  const t = useTranslate()
  const n = items.reduce((sum, { count }) => sum + count, 0)
  return (
    <Text className='tp-packages__note tp-num'>{t('member.package.pieces', { count: n })}</Text>
  )
}

interface PartRowProps {
  readonly part: Part
  /** Absent where there is no page of it. */
  readonly onOpen: (() => void) | undefined
}

/** A beer or a device with how many of it. */
function PartRow({ part: { name, image, price, count }, onOpen }: PartRowProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const contents = (
    <>
      <Image className='tp-packages__thumb' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-packages__body'>
        <Text className='tp-packages__part'>{name}</Text>
        {price > 0 && <Price cents={price} size='s' tone='muted' />}
      </View>
      <Text className='tp-packages__count tp-num'>{t('member.package.times', { n: count })}</Text>
      {onOpen && <Icon name='chevron-right' size={16} tone='faint' />}
    </>
  )
  if (!onOpen) return <View className='tp-packages__row'>{contents}</View>
  return (
    <Pressable
      role='link'
      className='tp-packages__row'
      label={`${t('member.package.seeItem', { name })} ${t('member.package.times', { n: count })}`}
      onTap={onOpen}
    >
      {contents}
    </Pressable>
  )
}

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
  const asked = useTerms(offer?.conditions, offer?.id ?? '')
  if (!offer) return <NoPackage onList={open.to(config.listUrl, { replace: true })} />
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
              <Image
                className='tp-packages__small'
                src={imageUrl(item.image, LINE_PICTURE)}
                alt=''
              />
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
        <Terms {...asked} />
      </Card>
      <ActionBar
        lead={
          <View className='tp-packages__sum' role='group' label={t('member.package.toPay')}>
            <Text className='tp-packages__note'>{t('member.package.toPay')}</Text>
            <Price cents={price} was={worth > price ? worth : undefined} />
          </View>
        }
      >
        <Button size='l' loading={busy} disabled={asked.missing !== undefined} onTap={buy}>
          {asked.missing ?? buyText}
        </Button>
      </ActionBar>
    </View>
  )
})
