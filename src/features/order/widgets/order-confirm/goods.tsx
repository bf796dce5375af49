import { useTranslate } from '../../../../i18n'
import { imageUrl } from '../../../../shared/image-url'
import { moneyText } from '../../../../shared/money'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Txt } from '../../../../ui/primitives/elements'
import type { getBuyInfo } from '../../contract'

type BuyInfo = Awaited<ReturnType<typeof getBuyInfo>>

/** What is bought and what makes up the price, by the server's word. */
export function Goods({ info }: { readonly info: BuyInfo }) {
  const t = useTranslate()
  return (
    <Box className='tp-confirm__panel'>
      <Txt className='tp-confirm__store' level={2}>
        {info.storeName}
      </Txt>
      {info.lines.map((line) => (
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
      <Box className='tp-confirm__row tp-confirm__row--line'>
        <Txt className='tp-confirm__label'>{t('commerce.order.goods')}</Txt>
        <Txt className='tp-num'>{moneyText(info.goodsAmount)}</Txt>
      </Box>
      <Box className='tp-confirm__row'>
        <Txt className='tp-confirm__label'>{t('commerce.order.freight')}</Txt>
        <Txt className='tp-num'>
          {info.freight === 0 ? t('commerce.order.free') : moneyText(info.freight)}
        </Txt>
      </Box>
    </Box>
  )
}
