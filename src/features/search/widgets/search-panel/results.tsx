import { useOpen } from '../../../../engine/actions/open'
import { usePages } from '../../../../engine/data/queries'
import { WidgetFailure } from '../../../../engine/outlet/states'
import { useTranslate } from '../../../../i18n'
import { PAGE_SIZE } from '../../../../shared/constants'
import { imageUrl } from '../../../../shared/image-url'
import { fillUrl } from '../../../../shared/url'
import { EndMarker } from '../../../../ui/end-marker/end-marker'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { type ProductCard, pageProducts } from '../../../product'
import type { SearchPanelConfig } from '.'

interface ResultsProps {
  readonly keyword: string
  readonly config: SearchPanelConfig
  /** A result is about to be opened. */
  readonly onOpen: () => void
}

/** Products that fit the keyword, page by page. */
export function Results({ keyword, config, onOpen }: ResultsProps) {
  const t = useTranslate()
  const open = useOpen()
  const pageSize = config.pageSize ?? PAGE_SIZE
  const pages = usePages<ProductCard>({
    key: ['search', keyword, pageSize],
    load: (pageIndex, { signal }) =>
      pageProducts({ query: { keyWord: keyword, pageIndex, pageSize } }, { quiet: true, signal }),
  })
  const { status, items, total } = pages
  if (status === 'loading') {
    return <Skeleton className='tp-find__bones' kind='cell' count={6} label={t('common.loading')} />
  }
  if (status === 'error') return <WidgetFailure error={pages.error} onRetry={pages.reload} />
  if (items.length === 0) {
    return (
      <EmptyState
        variant='search'
        title={t('user.search.none', { keyword })}
        note={t('user.search.noneNote')}
      />
    )
  }
  const show = (product: ProductCard) => {
    onOpen()
    open(fillUrl(config.itemUrl, product))
  }
  return (
    <>
      <Txt className='tp-find__count' role='status'>
        {t('user.search.results', { keyword, count: total })}
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
                  <Tag>{t('user.search.abv', { value: product.abv })}</Tag>
                </Box>
                <Box className='tp-find__line'>
                  <Price cents={product.price} was={product.marketPrice} />
                  <Txt className='tp-find__sold tp-num'>
                    {t('user.search.sold', { n: product.sold })}
                  </Txt>
                </Box>
              </Box>
            </Press>
          </Box>
        ))}
      </Box>
      <Foot pages={pages} />
    </>
  )
}

function Foot({ pages }: { readonly pages: ReturnType<typeof usePages<ProductCard>> }) {
  const t = useTranslate()
  const { hasMore, loadingMore, moreFailed, loadMore } = pages
  const state = loadingMore ? 'loading' : moreFailed ? 'error' : hasMore ? 'more' : 'end'
  return <EndMarker state={state} text={t(FOOT_TEXT[state])} onReach={loadMore} />
}

const FOOT_TEXT = {
  loading: 'common.loading',
  error: 'common.retry',
  more: 'user.search.more',
  end: 'common.noMore',
} as const
