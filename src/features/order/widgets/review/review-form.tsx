import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { type DraftRules, useDraft } from '../../../../engine/data/use-draft'
import { OneState } from '../../../../engine/outlet/one-state'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import type { TextKey } from '../../../../shared/l10n'
import { FormField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { type Pending, Pictures } from '../../../form'
import { evaluateProduct } from '../../../product'
import { type Order, type OrderLine, OrderStatus } from '../../contract'
import { afterStale, orderBy, ownReviewPages } from '../../queries'
import type { ReviewFormConfig } from '.'
import { LinkedReview, REVIEW_MAX, ReviewedProduct, STARS } from './own-reviews'

const MOST_PICTURES = 9
/** More products than fit into one order at once are nobody's order. */
const ALL = 50

/** The products of the order in the page's address: those still to be reviewed, and what was said of others. */
export const ReviewFormWidget = observer(function ReviewFormWidget({
  config,
}: WidgetProps<unknown, ReviewFormConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const id = query.id ?? ''
  const order = useQuery({ ...orderBy(id), enabled: id !== '' })
  const said = usePages({ ...ownReviewPages(id, ALL), enabled: id !== '', whole: true })
  return (
    <OneState
      id={id}
      query={order}
      missing={{
        title: 'order.review.missing',
        note: 'order.review.missingNote',
        action: 'order.list',
        url: config.orderUrl,
      }}
      skeleton={<BlockSkeleton height={560} />}
    >
      {(known) => {
        const lines = linesToReview(known)
        if (lines.length === 0 && said.items.length === 0 && said.status !== 'loading') {
          return (
            <EmptyState
              title={t('order.review.notYet')}
              note={t('order.review.notYetNote')}
              actionText={t('order.list')}
              onAction={open.to(config.orderUrl)}
            />
          )
        }
        return (
          <>
            {lines.length > 0 && <ReviewForm order={known} lines={lines} />}
            {said.items.length > 0 && (
              <View className='tp-saids' role='list' label={t('order.review.said')}>
                {said.items.map((review) => (
                  <View key={review.id} role='listitem'>
                    <LinkedReview review={review} productUrl={config.productUrl} />
                  </View>
                ))}
              </View>
            )}
          </>
        )
      }}
    </OneState>
  )
})

/** Products of an order that has arrived of which nothing was said; variants of one are one. */
function linesToReview({ status, lines }: Order): readonly OrderLine[] {
  if (status !== OrderStatus.Done) return []
  const open = lines.filter(({ reviewed }) => !reviewed)
  return open.filter(
    (line, at) => open.findIndex(({ productId }) => productId === line.productId) === at,
  )
}

/** What is said of one product; 0 stars for nothing yet. */
interface Words {
  readonly stars: number
  readonly text: string
  readonly pictures: readonly string[]
}
/** From what stands by then: a star and a word may come before either is drawn. */
type Change = (before: Words) => Partial<Words>
/** By the id of the product. */
type Said = Readonly<Record<string, Words>>

const NOTHING: Words = { stars: 0, text: '', pictures: [] }
const isTouched = ({ stars, text, pictures }: Words) =>
  stars > 0 || text.trim() !== '' || pictures.length > 0

function problemOf({ stars, text }: Words): TextKey | undefined {
  if (stars === 0) return 'order.review.needStars'
  return text.trim() === '' ? 'order.review.needText' : undefined
}

const DRAFTS: DraftRules<Words> = {
  keep: (said) => said,
  restore: (kept) =>
    Object.fromEntries(
      Object.entries(kept).flatMap(([id, words]) => (isWords(words) ? [[id, words]] : [])),
    ),
}

const isWords = (value: unknown): value is Words =>
  isObject(value) &&
  typeof value.stars === 'number' &&
  typeof value.text === 'string' &&
  Array.isArray(value.pictures)

interface ReviewFormProps {
  readonly order: Order
  readonly lines: readonly OrderLine[]
}

/**
 * Asks for stars, words and pictures, product by product, and sends them one after the other. What was taken
 * is no longer asked for, so that a try after a failure sends the rest alone.
 */
function ReviewForm({ order, lines }: ReviewFormProps) {
  const { navigator, queries } = useServices()
  const t = useTranslate()
  const [pending, setPending] = useState<Readonly<Record<string, Pending>>>({})
  const [isAnonymous, setAnonymous] = useState(false)
  const [initial] = useState<Said>(() =>
    Object.fromEntries(lines.map(({ productId }) => [productId, NOTHING])),
  )
  const draft = useDraft<Words>({ form: 'review', entry: order.id, initial, rules: DRAFTS })
  const wordsOf = (said: Said, id: string) => said[id] ?? NOTHING
  const form = useForm<Said>({
    initial,
    draft: draft as never,
    check: (said) => {
      const isEmpty = lines.every(({ productId }) => !isTouched(wordsOf(said, productId)))
      return Object.fromEntries(
        lines.map(({ productId }, at) => {
          const words = wordsOf(said, productId)
          const isAsked = isTouched(words) || (isEmpty && at === 0)
          return [productId, isAsked ? problemOf(words) : undefined]
        }),
      )
    },
  })

  function change(id: string, next: Change): void {
    form.set({ [id]: ((words = NOTHING) => ({ ...words, ...next(words) })) as never })
  }

  async function sendAll(said: Said): Promise<void> {
    try {
      for (const { productId } of lines) {
        const { stars, text, pictures } = wordsOf(said, productId)
        if (stars === 0) continue
        const words = { stars, content: text.trim(), pictures: [...pictures], isAnonymous }
        await evaluateProduct({ body: { productId, orderId: order.id, ...words } }, { quiet: true })
      }
    } finally {
      await afterStale.afterReview(queries)
    }
  }

  async function send(): Promise<void> {
    if (Object.values(pending).includes('sending')) {
      form.setRefusal(t('order.afterSale.uploading'))
      return
    }
    await form.submit(sendAll, { done: t('order.review.done'), leave: () => navigator.back() })
  }

  return (
    <>
      {draft.restored && (
        <Notice tone='info' actionText={t('form.discard')} onAction={draft.discard}>
          {t('form.restored')}
        </Notice>
      )}
      <FormPage
        submitText={t('order.review.send')}
        busy={form.busy}
        problem={form.refusal}
        onSubmit={send}
      >
        {lines.map((line) => (
          <LineReview
            key={line.productId}
            line={line}
            words={wordsOf(form.values, line.productId)}
            problem={form.problemOf(line.productId)}
            onChange={(next) => change(line.productId, next)}
            onPending={(state) => setPending((before) => ({ ...before, [line.productId]: state }))}
          />
        ))}
        <Checkbox checked={isAnonymous} onChange={setAnonymous}>
          {`${t('order.review.anonymous')} · ${t('order.review.anonymousNote')}`}
        </Checkbox>
      </FormPage>
    </>
  )
}

interface LineReviewProps {
  readonly line: OrderLine
  readonly words: Words
  readonly problem: string | undefined
  readonly onChange: (next: Change) => void
  readonly onPending: (pending: Pending) => void
}

function LineReview({ line, words, problem, onChange, onPending }: LineReviewProps) {
  const t = useTranslate()
  const { name } = line
  const { stars, text, pictures } = words
  const known = STARS.find((star) => star === stars)
  return (
    <View className='tp-said tp-said--form' role='group' label={name}>
      <ReviewedProduct name={name} skuName={line.skuName} image={line.image} />
      <View className='tp-said__rating'>
        <View className='tp-said__rate' role='radiogroup' label={t('order.review.stars', { name })}>
          {STARS.map((star) => (
            <Pressable
              key={star}
              role='radio'
              className='tp-said__tap'
              checked={star === stars}
              label={t('order.review.star', { count: star })}
              onTap={() => onChange(() => ({ stars: star }))}
            >
              <Icon
                name='star-fill'
                size={32}
                className={cx('tp-said__star', star <= stars && 'tp-said__star--on')}
              />
            </Pressable>
          ))}
        </View>
        {known && <Text className='tp-said__note'>{t(`order.review.words.${known}`)}</Text>}
      </View>
      <FormField label={t('order.review.text', { name })} error={problem} required>
        <TextArea
          label={t('order.review.text', { name })}
          value={text}
          onChange={(typed) => onChange(() => ({ text: typed }))}
          placeholder={t('order.review.textHint')}
          maxLength={REVIEW_MAX}
          rows={3}
        />
      </FormField>
      <Pictures
        label={t('order.review.pictures', { name })}
        urls={pictures}
        most={MOST_PICTURES}
        onChange={(next) => onChange((before) => ({ pictures: next(before.pictures) }))}
        onPending={onPending}
      />
    </View>
  )
}
