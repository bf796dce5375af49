import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { WaitingNote } from '../../../outbox'
import { aboutOf, OwnReview, ReviewedProduct } from '../../parts/own-review'
import { ownReviewPages } from '../../queries'
import type { OwnReviewsConfig } from '.'

/** All the user has said of products, the latest first. */
export const OwnReviewsWidget = observer(function OwnReviewsWidget({
  config,
}: WidgetProps<unknown, OwnReviewsConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const reviews = usePages(ownReviewPages('', config.pageSize))
  useReturnRefresh(reviews.reload)
  return (
    <>
      <WaitingNote noun='review' />
      <PagedList
        list={reviews}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={{
          title: t('order.review.empty'),
          note: t('order.review.emptyNote'),
          actionText: t('order.list'),
          onAction: () => open(config.orderUrl),
        }}
        offline={OFFLINE}
        more='order.more'
        className='tp-saids'
      >
        {(review) => (
          <OwnReview
            key={review.id}
            review={review}
            head={
              <ReviewedProduct
                {...aboutOf(review)}
                onOpen={() => open(fillUrl(config.productUrl, review))}
              />
            }
          />
        )}
      </PagedList>
    </>
  )
})
