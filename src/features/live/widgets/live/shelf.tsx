import './shelf.scss'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import type { LiveProduct } from '../../contract-shapes'

const PICTURE = 56

interface ShelfProductProps {
  readonly product: LiveProduct
  /** Its author shows it just now. */
  readonly isPinned: boolean
  readonly onOpen: (product: LiveProduct) => void
}

/** A product of a stream; a tap leads to its page. */
export function ShelfProduct({ product, isPinned, onOpen }: ShelfProductProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { name, image, price, stock } = product
  const label = [
    ...(isPinned ? [t('live.pinned')] : []),
    t('live.product', { name, price: moneyText(price) }),
    ...(stock > 0 ? [] : [t('live.soldOut')]),
  ].join(', ')
  return (
    <Pressable
      role='link'
      className={cx('tp-live__product', isPinned && 'tp-live__product--now')}
      label={label}
      onTap={() => onOpen(product)}
    >
      <Image className='tp-live__product-pic' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-live__product-body'>
        {isPinned && <Text className='tp-live__now'>{t('live.pinned')}</Text>}
        <Text className='tp-live__product-name tp-whole'>{name}</Text>
        <View className='tp-live__product-foot'>
          <Price cents={price} size='s' tone={stock > 0 ? 'brand' : 'muted'} />
          {stock > 0 ? (
            <Text className='tp-live__look'>{t('live.look')}</Text>
          ) : (
            <Text className='tp-live__out'>{t('live.soldOut')}</Text>
          )}
        </View>
      </View>
    </Pressable>
  )
}

interface ShelfButtonProps {
  readonly count: number
  readonly onTap: () => void
}

/** Opens the shelf, and says how much there is on it. */
export function ShelfButton({ count, onTap }: ShelfButtonProps) {
  const t = useTranslate()
  return (
    <Pressable className='tp-live__shelf' label={t('live.shelf', { n: count })} onTap={onTap}>
      <Icon name='cart' size={24} />
      <Text className='tp-live__shelf-count tp-num'>{String(count)}</Text>
    </Pressable>
  )
}

interface ShelfProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly products: readonly LiveProduct[]
  /** What the author shows just now: it stands first. */
  readonly pinnedId: string
  readonly onOpen: (product: LiveProduct) => void
}

/** What the author shows for sale, from below. */
export function Shelf({ open, onClose, products, pinnedId, onOpen }: ShelfProps) {
  const t = useTranslate()
  const isPinned = ({ id }: LiveProduct) => id === pinnedId
  const shown = [...products.filter(isPinned), ...products.filter((each) => !isPinned(each))]
  return (
    <Sheet
      open={open && products.length > 0}
      onClose={onClose}
      title={t('live.products')}
      closeLabel={t('common.close')}
    >
      <View className='tp-live__products' role='group' label={t('live.products')}>
        {shown.map((product) => (
          <ShelfProduct
            key={product.id}
            product={product}
            isPinned={isPinned(product)}
            onOpen={onOpen}
          />
        ))}
      </View>
    </Sheet>
  )
}
