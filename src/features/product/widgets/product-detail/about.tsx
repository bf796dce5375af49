import { type ReactNode, useMemo, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { formatUrl, safeTarget } from '../../../../routing/url'
import { moneyText } from '../../../../shared/money'
import type { ImageUrl } from '../../../../shared/url'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { UnderHeader } from '../../../../ui/nav-bar/page-top'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Swiper } from '../../../../ui/primitives/scroll'
import { RichLinks } from '../../../../ui/rich-links/rich-links'
import { sanitizeHtml } from '../../../content'
import { Heart } from '../../../favorite'
import type { ProductDetail, Sku } from '../../contract'
import { keepProduct } from '../../queries'

interface GalleryProps {
  readonly name: string
  readonly images: readonly string[]
}

/** The room of the pictures: the header is clear over it where the definition says so. */
export function GalleryBox({ children }: { readonly children?: ReactNode }) {
  const { meta } = usePage().about()
  return (
    <UnderHeader className='tp-pd-gallery tp-hero' on={meta?.nav?.transparent === true}>
      {children}
    </UnderHeader>
  )
}

/** Pictures at full width, 1:1, with their number. */
export function Gallery({ name, images }: GalleryProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const [shown, setShown] = useState(0)
  return (
    <GalleryBox>
      <Swiper
        className='tp-pd-gallery__swipe'
        label={t('product.gallery', { name })}
        dots={false}
        onChange={setShown}
      >
        {images.map((image, at) => (
          <Image
            // biome-ignore lint/suspicious/noArrayIndexKey: two slides may show one picture.
            key={at}
            className='tp-pd-gallery__pic'
            src={imageUrl(image, 480, 1)}
            alt={t('product.picture', { name, n: at + 1 })}
            lazy={at > 0}
          />
        ))}
      </Swiper>
      {images.length > 1 && (
        <Text className='tp-pd-gallery__at tp-num'>{`${shown + 1}/${images.length}`}</Text>
      )}
    </GalleryBox>
  )
}

interface FactsProps {
  readonly product: ProductDetail
  /** The chosen variant; without one the product's own price stands. */
  readonly sku: Sku | undefined
  readonly reviewsUrl: string
}

/** What it is called, what it costs, and in a few words what it is. */
export function Facts({ product, sku, reviewsUrl }: FactsProps) {
  const t = useTranslate()
  const open = useOpen()
  const act = useAct()
  const { id, name, style, abv, tags, intro, sold, rating, reviewCount } = product
  // A server that knows one member's price alone means the cheapest variant's.
  const ofProduct = sku && sku.price !== product.price ? undefined : product.memberPrice
  const memberPrice = sku?.memberPrice ?? ofProduct
  return (
    <View className='tp-pd__panel'>
      <View className='tp-pd__priceline'>
        <Price
          size='l'
          cents={sku?.price ?? product.price}
          was={sku?.marketPrice ?? product.marketPrice}
        />
        <View className='tp-pd__marks'>
          <Heart
            kind='product'
            id={id}
            calls={keepProduct}
            texts={{ keep: t('product.keep'), drop: t('product.kept') }}
            className='tp-pd__service'
            textClassName='tp-pd__service-text'
          />
          <Pressable className='tp-pd__service' onTap={() => act({ do: 'share' })}>
            <Icon name='share' size={20} />
            <Text className='tp-pd__service-text'>{t('product.share')}</Text>
          </Pressable>
        </View>
      </View>
      {memberPrice !== undefined && (
        <View className='tp-pd__member'>
          <Icon name='crown' size={16} />
          <Text className='tp-num'>
            {t(sku ? 'product.memberOne' : 'product.member', { amount: moneyText(memberPrice) })}
          </Text>
        </View>
      )}
      <Text className='tp-pd__name' level={1}>
        {name}
      </Text>
      <View className='tp-pd__said'>
        {reviewCount > 0 && (
          <Pressable
            role='link'
            className='tp-pd__rating'
            label={t('product.rating', { stars: rating, count: reviewCount })}
            onTap={open.to(fillUrl(reviewsUrl, product))}
          >
            <Icon name='star-fill' size={14} tone='brand' />
            <Text className='tp-pd__stars tp-num'>{rating.toFixed(1)}</Text>
            <Text className='tp-num'>{t('product.reviewCount', { count: reviewCount })}</Text>
            <Icon name='chevron-right' size={14} />
          </Pressable>
        )}
        <Text className='tp-pd__sold tp-num'>{t('product.sold', { n: sold })}</Text>
      </View>
      <View className='tp-pd__tags'>
        {style !== '' && <Tag tone='brand'>{style}</Tag>}
        {abv > 0 && <Tag>{t('product.abv', { n: abv })}</Tag>}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </View>
      {intro !== '' && <Text className='tp-pd__intro'>{intro}</Text>}
    </View>
  )
}

/** What it is made of, by name and value. */
export function Attributes({ of }: { readonly of: ProductDetail['attributes'] }) {
  const t = useTranslate()
  return (
    <View className='tp-pd__panel'>
      <Text className='tp-pd__title' level={2}>
        {t('product.attributes')}
      </Text>
      <View className='tp-pd__attributes'>
        {of.map(({ name, value }) => (
          <View key={name} className='tp-pd__attribute'>
            <Text className='tp-pd__attribute-name'>{name}</Text>
            <Text className='tp-pd__attribute-value tp-num'>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const policyOf = (imageUrl: ImageUrl) => ({
  link: (href: string) => (/^https:\/\//i.test(href) ? href : safeTarget(href)),
  image: (src: string) => imageUrl(src, 720),
})

/** What the brewery says about it; the server's HTML, made safe. */
export function Description({ html }: { readonly html: string }) {
  const t = useTranslate()
  const open = useOpen()
  const { imageUrl } = useServices().host
  const safe = useMemo(() => sanitizeHtml(html, policyOf(imageUrl)), [html, imageUrl])
  const follow = (href: string) =>
    open(href.startsWith('/') ? href : formatUrl('/pages/web', { alapath: href }))
  return (
    <View className='tp-pd__panel'>
      <Text className='tp-pd__title' level={2}>
        {t('product.description')}
      </Text>
      <RichLinks className='tp-pd__rich' html={safe.html} links={safe.links} onLink={follow} />
    </View>
  )
}
