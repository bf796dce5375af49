import { useServices } from '../../../../engine/services'
import './push-bar.scss'
import { memo } from 'react'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Scroll } from '../../../../ui/primitives/scroll'
import type { LiveProduct } from '../../contract-shapes'

interface PushBarProps {
  readonly products: readonly LiveProduct[]
  readonly onOpen: (product: LiveProduct) => void
}

const PICTURE = 56

/** What the author shows for sale, in one row. */
export const PushBar = memo(function PushBar({ products, onOpen }: PushBarProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <Scroll direction='x' className='tp-live__push' role='group' label={t('live.products')}>
      <Box className='tp-live__strip'>
        {products.map((product) => {
          const { id, name, image, price, stock } = product
          const label = t('live.product', { name, price: moneyText(price) })
          return (
            <Press
              key={id}
              role='link'
              className='tp-live__product'
              label={stock > 0 ? label : `${label}, ${t('live.soldOut')}`}
              onTap={() => onOpen(product)}
            >
              <Pic className='tp-live__product-pic' src={imageUrl(image, PICTURE)} alt='' />
              <Box className='tp-live__product-body'>
                <Txt className='tp-live__product-name tp-ellipsis'>{name}</Txt>
                <Box className='tp-live__product-foot'>
                  <Price cents={price} size='s' tone={stock > 0 ? 'brand' : 'muted'} />
                  {stock > 0 ? (
                    <Txt className='tp-live__look'>{t('live.look')}</Txt>
                  ) : (
                    <Txt className='tp-live__out'>{t('live.soldOut')}</Txt>
                  )}
                </Box>
              </Box>
            </Press>
          )
        })}
      </Box>
    </Scroll>
  )
})
