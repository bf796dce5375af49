import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Price } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { useOutbox } from '../../../outbox'
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
          <View key={seq} className='tp-chat__said'>
            {createdAt - before > PAUSE && (
              <Text className='tp-chat__time tp-num'>{formatDateTime(createdAt, locale)}</Text>
            )}
            <Bubble
              owner={isOwn ? 'own' : 'other'}
              isNote={message.kind === 'note'}
              who={t(isOwn ? 'chat.you' : `chat.side.${message.side}`)}
            >
              <Content message={message} side={side} config={config} />
            </Bubble>
            {isOwn && (seq === newest || seq === readByOther) && (
              <Text className='tp-chat__state'>
                {t(seq <= readByOther ? 'chat.read' : 'chat.isSent')}
              </Text>
            )}
          </View>
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
    <View
      className={cx('tp-chat__bubble', `tp-chat__bubble--${owner}`, isNote && 'tp-chat__note')}
      role='group'
      label={who}
    >
      {children}
    </View>
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
      <Pressable role='link' className='tp-chat__card' onTap={open.to(fillUrl(url, card))}>
        <CardWords card={card} />
      </Pressable>
    )
  }
  if (kind === 'image') {
    return (
      <Image className='tp-chat__pic' src={imageUrl(content, PICTURE)} alt={t('chat.picture')} />
    )
  }
  return (
    <Text className='tp-chat__text' select>
      {content}
    </Text>
  )
}

/** What a card is about: its picture, its name, its sum. */
export function CardWords({ card }: { readonly card: ChatCard }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      <Image className='tp-chat__thumb' src={imageUrl(card.image, THUMB)} alt='' />
      <View className='tp-chat__words'>
        <Text className='tp-chat__kind'>
          {[t(`chat.card.${card.kind}`), card.note].filter(Boolean).join(' ')}
        </Text>
        <Text className='tp-chat__name tp-whole'>{card.title}</Text>
        <Price size='s' tone='ink' cents={card.amount} />
      </View>
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
    <View className='tp-chat__offer' role='group' label={t('chat.product')}>
      <CardWords card={card} />
    </View>
  )
}

interface UnsentProps {
  readonly unsent: readonly Unsent[]
  readonly onAgain: (wish: Unsent) => void
  readonly onDiscard: (wish: Unsent) => void
}

/** What is on its way, and what did not arrive: tried again under its own name, or given up. */
export const UnsentMessages = observer(function UnsentMessages({
  unsent,
  onAgain,
  onDiscard,
}: UnsentProps) {
  const box = useOutbox()
  const { imageUrl } = useServices().host
  const t = useTranslate()
  return (
    <>
      {unsent.map((wish) => {
        const { requestId, kind, content, state } = wish
        const isWords = kind === 'text'
        const words = isWords ? content : t(kind === 'image' ? 'chat.picture' : `chat.card.${kind}`)
        return (
          <View key={requestId} className='tp-chat__said'>
            <Bubble owner='own' who={t('chat.you')}>
              {kind === 'image' ? (
                <Image className='tp-chat__pic' src={imageUrl(content, PICTURE)} alt={words} />
              ) : (
                <Text className='tp-chat__text'>{words}</Text>
              )}
            </Bubble>
            {state === 'sending' ? (
              <Text className='tp-chat__state'>{t('chat.sending')}</Text>
            ) : (
              <View className='tp-chat__failed'>
                <Icon name='alert' size={14} />
                <Text>{t(box?.has(requestId) ? 'outbox.waiting' : 'chat.failed')}</Text>
                <Pressable
                  className='tp-chat__do'
                  label={t('chat.againLabel', { words })}
                  onTap={() => onAgain(wish)}
                >
                  {t('common.retry')}
                </Pressable>
                <Pressable
                  className='tp-chat__do'
                  label={t('chat.discardLabel', { words })}
                  onTap={() => onDiscard(wish)}
                >
                  {t('chat.discard')}
                </Pressable>
              </View>
            )}
          </View>
        )
      })}
    </>
  )
})

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
    <View className='tp-chat__rating'>
      <Text role='status'>{t(isRated ? 'chat.rated' : 'chat.rate')}</Text>
      <View className='tp-chat__stars' role='radiogroup' label={t('chat.rate')}>
        {STARS.map((star) => (
          <Pressable
            key={star}
            role='radio'
            className={star <= standing.stars ? 'tp-chat__star tp-chat__star--on' : 'tp-chat__star'}
            checked={star === standing.stars}
            disabled={isRated || submit.busy}
            label={t('chat.stars', { count: star })}
            onTap={() => void rate(star)}
          >
            <Icon name='star-fill' size={28} />
          </Pressable>
        ))}
      </View>
      {submit.problem && <Notice tone='danger'>{submit.problem}</Notice>}
    </View>
  )
}

export interface Chip {
  readonly id: string
  readonly text: string
}

interface ChipsProps {
  readonly label: string
  /** Where nothing else says what they are. */
  readonly isLabelShown?: boolean
  readonly chips: readonly Chip[]
  readonly onTap: (chip: Chip) => void
}

/** Things that are said with one tap. */
export function Chips({ label, isLabelShown, chips, onTap }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <ScrollView
      className={cx('tp-chat__chips', !isLabelShown && 'tp-chat__chips--side')}
      direction='x'
      role='group'
      label={label}
    >
      {isLabelShown && <Text className='tp-chat__lead'>{label}</Text>}
      {chips.map((chip) => (
        <Pressable key={chip.id} className='tp-chat__chip' onTap={() => onTap(chip)}>
          {chip.text}
        </Pressable>
      ))}
    </ScrollView>
  )
}
