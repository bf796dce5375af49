import { useOpen } from '../../../../engine/actions/open'
import { usePages } from '../../../../engine/data/queries'
import { ListEnd, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { PAGE_SIZE } from '../../../../shared/constants'
import { fillUrl } from '../../../../shared/url'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { ProductCard } from '../../../product'
import { foundProducts } from '../../queries'
import type { SearchPanelConfig } from '.'

interface ResultsProps {
  readonly keyword: string
  readonly config: SearchPanelConfig
  /** A result is about to be opened. */
  readonly onOpen: () => void
}

/** Products that fit the keyword, page by page. */
export function Results({ keyword, config, onOpen }: ResultsProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  const pages = usePages(foundProducts(keyword, config.pageSize ?? PAGE_SIZE))
  const { items, total } = pages
  const show = (product: ProductCard) => {
    onOpen()
    open(fillUrl(config.itemUrl, product))
  }
  return (
    <QueryState
      query={pages}
      skeleton={
        <Skeleton className='tp-find__bones' kind='cell' count={6} label={t('common.loading')} />
      }
      empty={
        items.length > 0
          ? undefined
          : {
              variant: 'search',
              title: t('search.none', { keyword }),
              note: t('search.noneNote'),
            }
      }
    >
      <Txt className='tp-find__count' role='status'>
        {t('search.results', { keyword, count: total })}
      </Txt>
      <Box className='tp-find__list' role='list'>
        {items.map((product) => (
          <Box key={product.id} className='tp-find__item' role='listitem'>
            <Press role='link' className='tp-find__product' onTap={() => show(product)}>
              <Pic className='tp-find__pic' src={imageUrl(product.image, 88)} alt='' />
              <Box className='tp-find__text'>
                <Txt className='tp-find__name tp-clamp-2' level={3}>
                  {product.name}
                </Txt>
                <Box className='tp-find__tags'>
                  <Tag>{product.style}</Tag>
                  <Tag>{t('search.abv', { value: product.abv })}</Tag>
                </Box>
                <Box className='tp-find__line'>
                  <Price cents={product.price} was={product.marketPrice} />
                  <Txt className='tp-find__sold tp-num'>
                    {t('search.sold', { n: product.sold })}
                  </Txt>
                </Box>
              </Box>
            </Press>
          </Box>
        ))}
      </Box>
      <ListEnd list={pages} more='search.more' />
    </QueryState>
  )
}
