import { useRef, useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { FormField } from '../../../../ui/form-field/form-field'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { pageShopReviews, replyReview } from '../../contract'
import { Desk } from '../../parts/desk'
import { DeskList, isConflict } from '../../parts/desk-parts'
import { customerPages, type ShopReview, shopReviewPages, stale } from '../../queries'
import type { BuyersConfig } from '.'
import '../../parts/desk-buyers.scss'

interface Props {
  readonly merchantId: string
}

/** What the buyers of a shop say, and who they are. */
export function SellerBuyers({ config }: WidgetProps<unknown, BuyersConfig>) {
  const Shown = SHOWN[config.show]
  return <Desk config={config}>{({ id }) => <Shown key={id} merchantId={id} />}</Desk>
}

const OPEN = 'open'
const ALL = 'all'
/** The server's word for those without an answer. */
const UNANSWERED = 0
const MOST_STARS = 5
const starsText = (stars: number) => '★'.repeat(stars) + '☆'.repeat(Math.max(0, MOST_STARS - stars))

/** Reviews, those without an answer first; each is answered from its row. */
function Reviews({ merchantId }: Props) {
  const t = useTranslate()
  const [active, setActive] = useState(OPEN)
  const [chosen, setChosen] = useState<ShopReview>()
  const [isOpen, setIsOpen] = useState(false)
  /** Each opening begins with what is then there. */
  const [opened, setOpened] = useState(0)
  return (
    <>
      <DeskList
        pages={() =>
          shopReviewPages({ merchantId, status: active === OPEN ? UNANSWERED : undefined })
        }
        tabs={{
          items: [
            { key: OPEN, label: t('merchant.reviews.open') },
            { key: ALL, label: t('common.all') },
          ],
          active,
          onChange: setActive,
        }}
        label={t('merchant.tool.reviews')}
        empty={{ title: t('merchant.reviews.empty'), note: t('merchant.reviews.emptyNote') }}
      >
        {(review) => (
          <ReviewCard
            key={review.id}
            review={review}
            merchantId={merchantId}
            onAnswer={(fresh) => {
              setChosen(fresh)
              setIsOpen(true)
              setOpened((count) => count + 1)
            }}
          />
        )}
      </DeskList>
      {chosen && (
        <AnswerSheet
          key={opened}
          review={chosen}
          merchantId={merchantId}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface ReviewCardProps {
  readonly review: ShopReview
  readonly merchantId: string
  /** With the review as it is now: somebody may have answered since the list was read. */
  readonly onAnswer: (fresh: ShopReview) => void
}

async function readReview(merchantId: string, { id }: ShopReview): Promise<ShopReview | undefined> {
  const body = { pageIndex: 1, pageSize: 1, merchantId, id }
  return (await pageShopReviews({ body })).result[0]
}

function ReviewCard({ review, merchantId, onAnswer }: ReviewCardProps) {
  const { problem, run } = useSubmit()
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { stars, content, addition, pictures, reply } = review
  return (
    <View role='listitem' className='tp-desk__card'>
      <View className='tp-desk__line'>
        <Image className='tp-desk__face' src={imageUrl(review.avatar, 44)} alt='' />
        <View className='tp-desk__text'>
          <Text className='tp-desk__strong tp-whole'>{review.nickName}</Text>
          <Text className='tp-desk__note'>{agoText(review.createdAt, locale, t)}</Text>
        </View>
        <Text
          className='tp-desk__stars'
          role='img'
          label={t('merchant.reviews.stars', { count: stars })}
        >
          {starsText(stars)}
        </Text>
      </View>
      <Text className='tp-desk__note'>
        {[review.productName, review.skuName].filter(Boolean).join(' · ')}
      </Text>
      <Text>{content}</Text>
      {addition !== '' && <Text>{t('merchant.reviews.addition', { text: addition })}</Text>}
      {pictures.length > 0 && (
        <View className='tp-desk__pics'>
          {pictures.map((url, at) => (
            <Image
              key={url}
              className='tp-desk__shot'
              src={imageUrl(url, 96)}
              alt={t('order.afterSale.picture', { n: at + 1 })}
            />
          ))}
        </View>
      )}
      {reply !== '' && (
        <Text className='tp-desk__reply'>{t('merchant.reviews.ours', { text: reply })}</Text>
      )}
      {problem && (
        <Text className='tp-desk__wrong' role='alert'>
          {problem}
        </Text>
      )}
      <View className='tp-desk__foot'>
        <Button
          size='s'
          kind='secondary'
          label={t('merchant.reviews.answerNamed', { name: review.nickName })}
          onTap={() => run(async () => onAnswer((await readReview(merchantId, review)) ?? review))}
        >
          {t(reply === '' ? 'merchant.reviews.answer' : 'merchant.reviews.change')}
        </Button>
      </View>
    </View>
  )
}

interface AnswerSheetProps {
  readonly review: ShopReview
  readonly merchantId: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The shop's words; where somebody of it was faster it says so and keeps what was typed. */
function AnswerSheet({ review, merchantId, open, onClose }: AnswerSheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  /** The answer that was last read. */
  const was = useRef(review.reply)
  const form = useForm({
    initial: { reply: review.reply },
    check: ({ reply }) => ({
      reply: reply.trim() === '' ? 'merchant.reviews.needAnswer' : undefined,
    }),
  })
  async function send(): Promise<void> {
    const taken = await form.submit(async ({ reply }) => {
      const body = { id: review.id, reply: reply.trim(), was: was.current }
      try {
        await replyReview({ body }, { quiet: true })
      } catch (error) {
        if (isConflict(error))
          was.current = (await readReview(merchantId, review))?.reply ?? was.current
        throw error
      } finally {
        await stale.afterWork(queries)
      }
    })
    if (!taken) return
    host.toast(t('merchant.reviews.done'))
    onClose()
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('merchant.reviews.answer')}
      submitText={t('merchant.reviews.send')}
      form={form}
      onSubmit={send}
    >
      <FormField label={t('merchant.reviews.reply')} required error={form.problemOf('reply')}>
        <TextArea
          label={t('merchant.reviews.reply')}
          value={form.values.reply}
          maxLength={300}
          rows={4}
          invalid={form.problemOf('reply') !== undefined}
          onChange={(reply) => form.set({ reply })}
        />
      </FormField>
    </FormSheet>
  )
}

/** Who has bought, the best first. */
function Customers({ merchantId }: Props) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  return (
    <DeskList
      pages={(keyword) => customerPages({ merchantId, keyword })}
      search={t('merchant.customers.search')}
      label={t('merchant.tool.customers')}
      empty={{ title: t('merchant.customers.empty'), note: t('merchant.customers.emptyNote') }}
    >
      {({ userId, nickName, avatar, orders, amount, lastAt }) => (
        <View key={userId} role='listitem' className='tp-desk__card tp-desk__line'>
          <Image className='tp-desk__face' src={imageUrl(avatar, 44)} alt='' />
          <View className='tp-desk__text'>
            <Text className='tp-desk__strong tp-whole'>{nickName}</Text>
            <Text className='tp-desk__note tp-num'>
              {[
                t('merchant.today.orders', { count: orders }),
                t('merchant.customers.last', { ago: agoText(lastAt, locale, t) }),
              ].join(' · ')}
            </Text>
          </View>
          <Price size='s' tone='ink' cents={amount} />
        </View>
      )}
    </DeskList>
  )
}

const SHOWN = {
  reviews: Reviews,
  customers: Customers,
}
