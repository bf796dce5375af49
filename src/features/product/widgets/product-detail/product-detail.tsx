import { observer } from 'mobx-react-lite'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { productBy } from '../../queries'
import type { ProductDetailConfig } from '.'
import { GalleryBox } from './about'
import { ProductBody } from './product-body'
import './product-detail.scss'

/** The shape of a product page. */
export function ProductSkeleton({ gallery }: { readonly gallery: boolean }) {
  const t = useTranslate()
  return (
    <View className='tp-pd' role='status' label={t('common.loading')}>
      {gallery && (
        <GalleryBox>
          <Bone shape='block' className='tp-pd-gallery__swipe' />
        </GalleryBox>
      )}
      <View className='tp-pd__main'>
        <View className='tp-pd__panel'>
          <Bone width={32} className='tp-pd__bone-price' />
          <Bone width={78} />
          <Bone width={50} />
        </View>
        <View className='tp-pd__panel'>
          <Bone />
          <Bone />
          <Bone width={64} />
        </View>
      </View>
    </View>
  )
}

/** Everything about one product, and the way to buy it. */
export const ProductDetailWidget = observer(function ProductDetailWidget({
  config,
  slot,
}: WidgetProps<unknown, ProductDetailConfig>) {
  const { query } = usePage()
  const id = config.productId ?? query.id ?? ''
  const found = useQuery(productBy(id))
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'product.missing',
        note: 'product.missingNote',
        action: 'product.toShop',
        url: HOME,
      }}
      skeleton={<ProductSkeleton gallery={config.gallery} />}
    >
      {({ product, skus }) => (
        <ProductBody key={product.id} product={product} skus={skus} config={config} slot={slot} />
      )}
    </OneState>
  )
})
