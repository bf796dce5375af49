import { useCallback, useRef } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { PAGE_SIZE } from '../../../../shared/constants'
import { fillUrl } from '../../../../shared/url'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { LateShelf, type ProductCard } from '../../../product'
import type { SearchType } from '../../contract'
import { foundThings } from '../../queries'
import type { SearchPanelConfig } from '.'

interface ResultsProps {
  /** Prefix for element ids. */
  readonly id: string
  readonly type: SearchType
  readonly keyword: string
  /** What the address narrows it by. */
  readonly input: Readonly<Record<string, string>>
  readonly config: SearchPanelConfig
  /** A result is about to be opened. */
  readonly onOpen: () => void
}

/** What a word finds among one kind of things. */
export function Results({ type, ...props }: ResultsProps) {
  return type === 'product' ? <Products {...props} /> : <Things type={type} {...props} />
}

const CONTROLS = ['sort', 'filter', 'layout', 'count', 'add'] as const

function Products({ id, keyword, input, config, onOpen }: Omit<ResultsProps, 'type'>) {
  const open = useOpen()
  const { classIds, priceStyleId, storeId, tags } = input
  // Each letter typed above would draw all cards anew.
  const opening = useRef(onOpen)
  opening.current = onOpen
  const show = useCallback(
    (product: ProductCard) =>
      open.to(fillUrl(config.itemUrl, product), { first: () => opening.current() }),
    [open, config.itemUrl],
  )
  return (
    <View className='tp-find__shelf'>
      <LateShelf
        id={id}
        asked={{ keyWord: keyword, classIds, priceStyleId, storeId, tags }}
        controls={CONTROLS}
        layout='1small'
        pageSize={config.pageSize ?? PAGE_SIZE}
        pressOf={show}
      />
    </View>
  )
}

function Things({ type, keyword, config, onOpen }: ResultsProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  const pages = usePages(foundThings(type, keyword, config.pageSize ?? PAGE_SIZE))
  return (
    <>
      {pages.items.length > 0 && (
        <Text className='tp-find__count' role='status'>
          {t('search.results', { keyword, count: pages.total })}
        </Text>
      )}
      <PagedList
        list={pages}
        offline={OFFLINE}
        className='tp-find__list'
        label={t(`search.types.${type}`)}
        more='search.more'
        skeleton={
          <Skeleton className='tp-find__bones' kind='cell' count={6} label={t('common.loading')} />
        }
        empty={{
          variant: 'search',
          title: t('search.none', { keyword }),
          note: t('search.noneNote'),
        }}
      >
        {(thing) => (
          <View key={thing.entityId} className='tp-find__item' role='listitem'>
            <Pressable
              role='link'
              className='tp-find__thing'
              onTap={open.to(thing.url, { first: onOpen })}
            >
              <Image className='tp-find__pic' src={imageUrl(thing.image, 72)} alt='' />
              <View className='tp-find__text'>
                <Text className='tp-find__name tp-whole' level={3}>
                  {thing.name}
                </Text>
                {thing.note !== '' && (
                  <Text className='tp-find__note tp-clamp-2'>{thing.note}</Text>
                )}
              </View>
            </Pressable>
          </View>
        )}
      </PagedList>
    </>
  )
}
