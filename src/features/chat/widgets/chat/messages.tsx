import { useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { productCardBy } from '../../../product'
import { type ChatCard, type ChatMessage, rateTalk, type Talk, type Unsent } from '../../contract'
import type { ChatConfig } from '.'
import type { Standing } from './use-talk'

const PRODUCT = '/views/index?url=/product/show&id={id}'
/** Where cards lead: those of a shopper, and those of staff. */
const PAGES = {
  shopper: {
    product: PRODUCT,
    order: '/views/index?url=/order/show&id={id}',
    afterSale: '/views/index?url=/after-sale/show&id={id}',
  },
  staff: {
    product: PRODUCT,
    order: '/views/index?url=/merchant/order&id={id}',
    afterSale: '/views/index?url=/merchant/after-sales',
  },
} as const

const PICTURE = 200
const THUMB = 56
/** Seconds between two messages above which the time is said again. */
const PAUSE = 300

interface MessagesProps {
  readonly messages: readonly ChatMessage[]
  readonly side: Talk['side']
  readonly readByOther: number
  readonly config: ChatConfig
}

/** What was said: bubbles, the own at the right, the house's in the middle, with the time after a pause. */
export function Messages({ messages, side, readByOther, config }: MessagesProps) {
  const t = useTranslate()
  const locale = useLocale()
  const mine = messages.filter((each) => each.side === side)
  const newest = mine[mine.length - 1]?.seq
  return (
    <>
      {messages.map((message, at) => {
        const { seq, createdAt } = message
        const before = messages[at - 1]?.createdAt ?? 0
        const isOwn = message.side === side
        return (
          <Box key={seq} className='tp-chat__said'>
            {createdAt - before > PAUSE && (
              <Txt className='tp-chat__time tp-num'>{formatDateTime(createdAt, locale)}</Txt>
            )}
            <Bubble
              owner={isOwn ? 'own' : 'other'}
              isNote={message.kind === 'note'}
              who={t(isOwn ? 'chat.you' : `chat.side.${message.side}`)}
            >
              <Content message={message} side={side} config={config} />
            </Bubble>
            {isOwn && (seq === newest || seq === readByOther) && (
              <Txt className='tp-chat__state'>
                {t(seq <= readByOther ? 'chat.read' : 'chat.isSent')}
              </Txt>
            )}
          </Box>
        )
      })}
    </>
  )
}

interface BubbleProps {
  readonly owner: 'own' | 'other'
  readonly isNote?: boolean
  /** Said before the words to who cannot see on which side they stand. */
  readonly who: string
  readonly children: React.ReactNode
}

function Bubble({ owner, isNote, who, children }: BubbleProps) {
  return (
    <Box
      className={cx('tp-chat__bubble', `tp-chat__bubble--${owner}`, isNote && 'tp-chat__note')}
      role='group'
      label={who}
    >
      {children}
    </Box>
  )
}

type Shown = Pick<ChatMessage, 'kind' | 'content' | 'card'>

interface ContentProps {
  readonly message: Shown
  readonly side: Talk['side']
  readonly config: ChatConfig
}

function Content({ message: { kind, content, card }, side, config }: ContentProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const open = useOpen()
  if (card) {
    const url = config.urls[card.kind] ?? PAGES[side][card.kind]
    return (
      <Press role='link' className='tp-chat__card' onTap={() => open(fillUrl(url, card))}>
        <CardWords card={card} />
      </Press>
    )
  }
  if (kind === 'image') {
    return <Pic className='tp-chat__pic' src={imageUrl(content, PICTURE)} alt={t('chat.picture')} />
  }
  return (
    <Txt className='tp-chat__text' select>
      {content}
    </Txt>
  )
}

/** What a card is about: its picture, its name, its sum. */
export function CardWords({ card }: { readonly card: ChatCard }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      <Pic className='tp-chat__thumb' src={imageUrl(card.image, THUMB)} alt='' />
      <Box className='tp-chat__words'>
        <Txt className='tp-chat__kind'>
          {[t(`chat.card.${card.kind}`), card.note].filter(Boolean).join(' ')}
        </Txt>
        <Txt className='tp-chat__name tp-clamp-2'>{card.title}</Txt>
        <Price size='s' tone='ink' cents={card.amount} />
      </Box>
    </>
  )
}

/** The product a visitor comes from: they see what they will be asking about. */
export function AskedProduct({ id }: { readonly id: string }) {
  const t = useTranslate()
  const { value } = useQuery(productCardBy(id))
  if (!value) return null
  const { name, image, price } = value
  const card = { kind: 'product', id, title: name, note: '', image, amount: price } as const
  return (
    <Box className='tp-chat__offer' role='group' label={t('chat.product')}>
      <CardWords card={card} />
    </Box>
  )
}

interface UnsentProps {
  readonly unsent: readonly Unsent[]
  readonly onAgain: (wish: Unsent) => void
  readonly onDiscard: (wish: Unsent) => void
}

/** What is on its way, and what did not arrive: tried again under its own name, or given up. */
export function UnsentMessages({ unsent, onAgain, onDiscard }: UnsentProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      {unsent.map((wish) => {
        const { requestId, kind, content, state } = wish
        const isWords = kind === 'text'
        const words = isWords ? content : t(kind === 'image' ? 'chat.picture' : `chat.card.${kind}`)
        return (
          <Box key={requestId} className='tp-chat__said'>
            <Bubble owner='own' who={t('chat.you')}>
              {kind === 'image' ? (
                <Pic className='tp-chat__pic' src={imageUrl(content, PICTURE)} alt={words} />
              ) : (
                <Txt className='tp-chat__text'>{words}</Txt>
              )}
            </Bubble>
            {state === 'sending' ? (
              <Txt className='tp-chat__state'>{t('chat.sending')}</Txt>
            ) : (
              <Box className='tp-chat__failed'>
                <Icon name='alert' size={14} />
                <Txt>{t('chat.failed')}</Txt>
                <Press
                  className='tp-chat__do'
                  label={t('chat.againLabel', { words })}
                  onTap={() => onAgain(wish)}
                >
                  {t('common.retry')}
                </Press>
                <Press
                  className='tp-chat__do'
                  label={t('chat.discardLabel', { words })}
                  onTap={() => onDiscard(wish)}
                >
                  {t('chat.discard')}
                </Press>
              </Box>
            )}
          </Box>
        )
      })}
    </>
  )
}

const STARS = [1, 2, 3, 4, 5] as const

interface RatingProps {
  readonly id: string
  readonly standing: Standing
  readonly onRated: (standing: Standing) => void
}

/** How it went, asked once it is over. */
export function Rating({ id, standing, onRated }: RatingProps) {
  const t = useTranslate()
  const submit = useSubmit()
  const rate = (stars: number) =>
    submit.run(async () => {
      await rateTalk({ body: { conversationId: id, stars } }, { quiet: true })
      onRated({ ...standing, stars })
    })
  const isRated = standing.stars > 0
  return (
    <Box className='tp-chat__rating'>
      <Txt role='status'>{t(isRated ? 'chat.rated' : 'chat.rate')}</Txt>
      <Box className='tp-chat__stars' role='radiogroup' label={t('chat.rate')}>
        {STARS.map((star) => (
          <Press
            key={star}
            role='radio'
            className={star <= standing.stars ? 'tp-chat__star tp-chat__star--on' : 'tp-chat__star'}
            checked={star === standing.stars}
            disabled={isRated || submit.busy}
            label={t('chat.stars', { count: star })}
            onTap={() => void rate(star)}
          >
            <Icon name='star-fill' size={28} />
          </Press>
        ))}
      </Box>
      {submit.problem && <Notice tone='danger'>{submit.problem}</Notice>}
    </Box>
  )
}
