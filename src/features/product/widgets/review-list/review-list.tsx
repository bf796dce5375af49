import './review-list.scss'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import type { Review } from '../../contract-reviews'
import { type ReviewFilter, reviewPages, reviewSummary } from '../../queries'
import type { ReviewListConfig } from '.'
import { ReviewCard, Stars } from './review-card'

const NONE: readonly Review[] = []

type Props = WidgetProps<readonly Review[] | undefined, ReviewListConfig>

/** What people say of a product. */
export function ReviewList(props: Props) {
  const { query } = usePage()
  const id = props.config.productId ?? query.id ?? ''
  // Of no product nobody has said anything: nothing is asked, and nothing waited for.
  const value = props.value ?? (id === '' ? NONE : undefined)
  const Part = props.config.short ? Newest : All
  return <Part {...props} value={value} productId={id} />
}

interface PartProps extends Props {
  readonly productId: string
}

/** The newest two. A part of another page: without reviews, or without an answer, it is not there. */
const Newest = observer(function Newest({ value, config, productId }: PartProps) {
  const t = useTranslate()
  const open = useOpen()
  const found = useQuery({ ...reviewSummary(productId), enabled: !value })
  if (!value && found.status === 'loading')
    return <Skeleton kind='text' label={t('common.loading')} className='tp-reviews__bones' />
  const reviews = value ?? found.value?.result ?? []
  if (reviews.length === 0) return null
  const total = found.value?.counts.all ?? reviews.length
  const average = found.value?.counts.average ?? 5
  return (
    <View className='tp-reviews tp-reviews--short'>
      <View className='tp-reviews__panel'>
        <View className='tp-reviews__head'>
          <Text className='tp-reviews__title' level={2}>
            {t('product.reviews.title')}
          </Text>
          <Stars of={average} />
          <Pressable
            role='link'
            wayOnly
            className='tp-reviews__all'
            onTap={open.to(fillUrl(config.allUrl, { id: productId }))}
          >
            <Text className='tp-num'>{t('product.reviews.seeAll', { n: total })}</Text>
            <Icon name='chevron-right' size={16} />
          </Pressable>
        </View>
        <View role='list' label={t('product.reviews.title')}>
          {reviews.slice(0, 2).map((one) => (
            <ReviewCard key={one.id} review={one} />
          ))}
        </View>
      </View>
    </View>
  )
})

const STARS = [5, 4, 3, 2, 1] as const

/** All of them, narrowed to those that show something or to those of as many stars. */
const All = observer(function All({ value, config, productId }: PartProps) {
  const t = useTranslate()
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const list = usePages<Review>({
    ...reviewPages(productId, filter, config.pageSize),
    enabled: !value,
  })
  const { value: summary } = useQuery({ ...reviewSummary(productId), enabled: !value })
  const counts = summary?.counts
  const none = filter === 'all'
  return (
    <View className='tp-reviews'>
      {counts && counts.all > 0 && (
        <>
          <View className='tp-reviews__score'>
            <Text className='tp-reviews__average tp-num'>{counts.average.toFixed(1)}</Text>
            <View>
              <Stars of={counts.average} />
              <Text className='tp-reviews__from tp-num'>
                {t('product.reviewCount', { count: counts.all })}
              </Text>
            </View>
          </View>
          <View
            className='tp-reviews__filters'
            role='radiogroup'
            label={t('product.reviews.filter')}
          >
            {filtersOf(counts).map(({ key, count }) => (
              <Pressable
                key={key}
                role='radio'
                className={cx('tp-reviews__filter', key === filter && 'tp-reviews__filter--on')}
                checked={key === filter}
                onTap={() => setFilter(key)}
              >
                <Text>
                  {typeof key === 'number'
                    ? t('product.reviews.stars', { count: key })
                    : t(`product.reviews.${key}`)}
                </Text>
                <Text className='tp-reviews__count tp-num'>{count}</Text>
              </Pressable>
            ))}
          </View>
        </>
      )}
      <PagedList
        list={list}
        given={value}
        skeleton={
          <Skeleton
            kind='text'
            count={4}
            label={t('common.loading')}
            className='tp-reviews__bones'
          />
        }
        empty={{
          title: t(none ? 'product.reviews.empty' : 'product.reviews.none'),
          note: t(none ? 'product.reviews.emptyNote' : 'product.reviews.noneNote'),
          actionText: none ? undefined : t('product.reviews.all'),
          onAction: () => setFilter('all'),
        }}
        offline={OFFLINE}
        more='product.reviews.more'
        className='tp-reviews__panel'
        label={t('product.reviews.title')}
      >
        {(one) => <ReviewCard key={one.id} review={one} />}
      </PagedList>
    </View>
  )
})

/** What there is to choose from: a kind nobody has is not offered. */
const filtersOf = (counts: {
  readonly all: number
  readonly pictures: number
  readonly stars: readonly number[]
}) =>
  [
    { key: 'all' as ReviewFilter, count: counts.all },
    { key: 'pictures' as ReviewFilter, count: counts.pictures },
    ...STARS.map((stars) => ({ key: stars as ReviewFilter, count: counts.stars[stars - 1] ?? 0 })),
  ].filter(({ count }) => count > 0)
