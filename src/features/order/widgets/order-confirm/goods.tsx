import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import type { getBuyInfo, OrderLine } from '../../contract'

type BuyInfo = Awaited<ReturnType<typeof getBuyInfo>>

interface GoodsProps {
  readonly storeName: string
  readonly lines: readonly OrderLine[]
}

/** What is bought of one store. */
export function Goods({ storeName, lines }: GoodsProps) {
  const { imageUrl } = useServices().host
  return (
    <>
      <Txt className='tp-confirm__store' level={2}>
        {storeName}
      </Txt>
      {lines.map((line) => (
        <Box key={line.skuId} className='tp-confirm__line'>
          <Pic className='tp-confirm__pic' src={imageUrl(line.image, 72)} alt='' lazy={false} />
          <Box className='tp-confirm__line-text'>
            <Txt className='tp-confirm__name tp-clamp-2'>{line.name}</Txt>
            <Txt className='tp-confirm__sku'>{line.skuName}</Txt>
          </Box>
          <Box className='tp-confirm__line-sum'>
            <Price size='s' tone='ink' cents={line.price} />
            <Txt className='tp-confirm__sku tp-num'>{`× ${line.count}`}</Txt>
          </Box>
        </Box>
      ))}
    </>
  )
}

const DISCOUNTS = ['memberDiscount', 'couponDiscount', 'pointsDiscount'] as const
type Sums = Pick<BuyInfo, 'goodsAmount' | 'freight'> &
  Partial<Readonly<Record<(typeof DISCOUNTS)[number], number>>>

/** What makes up the price, by the server's word. */
export function PriceRows({ sums }: { readonly sums: Sums }) {
  const t = useTranslate()
  return (
    <>
      <Box className='tp-confirm__row tp-confirm__row--line'>
        <Txt className='tp-confirm__label'>{t('order.goods')}</Txt>
        <Txt className='tp-num'>{moneyText(sums.goodsAmount)}</Txt>
      </Box>
      {DISCOUNTS.map((name) => {
        const off = sums[name] ?? 0
        return (
          off > 0 && (
            <Box key={name} className='tp-confirm__row'>
              <Txt className='tp-confirm__label'>{t(`order.${name}`)}</Txt>
              <Txt className='tp-num'>{`−${moneyText(off)}`}</Txt>
            </Box>
          )
        )
      })}
      <Box className='tp-confirm__row'>
        <Txt className='tp-confirm__label'>{t('order.freight')}</Txt>
        <Txt className='tp-num'>
          {sums.freight === 0 ? t('order.free') : moneyText(sums.freight)}
        </Txt>
      </Box>
    </>
  )
}
