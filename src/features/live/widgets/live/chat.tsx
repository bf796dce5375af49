import { useOffer } from '../../../../engine/actions/open'
import './chat.scss'
import { memo, type ReactNode, useState } from 'react'
import { useHold } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount, type TextKey } from '../../../../shared/l10n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Spinner } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { TextInput } from '../../../../ui/primitives/fields'
import { Log } from '../../../../ui/primitives/log'
import { cx } from '../../../../ui/style'
import { thumbUp } from '../../contract-follow'
import { Barred, type LiveMessage, LiveStatus } from '../../contract-shapes'
import type { RoomState } from './use-room'

/** What the user has said and the server has not confirmed. */
export interface Unsent {
  readonly key: string
  readonly content: string
  readonly state: 'sending' | 'failed'
  /** The newest message there was when it was said: it can only come back behind this one. */
  readonly after: string
}

/** The talk under a stream: what the server has, the oldest first, and what it does not have yet. */
export interface Talk {
  readonly messages: readonly LiveMessage[]
  readonly unsent: readonly Unsent[]
}

/** As many lines as anybody scrolls back through. */
const KEPT = 200

/**
 * Adds what the server sent. A line of the user's own whose answer was lost comes back this way: it is then
 * no longer unsent. A message that is known already takes its place among the new ones.
 */
export function receive(talk: Talk, incoming: readonly LiveMessage[], me: string): Talk {
  if (incoming.length === 0) return talk
  const known = new Set(talk.messages.map(({ id }) => id))
  const fresh = new Set(incoming.map(({ id }) => id))
  let unsent = talk.unsent
  for (const [at, message] of incoming.entries()) {
    if (message.fromUserId !== me || known.has(message.id)) continue
    const said = unsent.find(
      ({ content, after }) =>
        content === message.content && incoming.findIndex(({ id }) => id === after) < at,
    )
    if (said) unsent = unsent.filter((each) => each !== said)
  }
  const messages = talk.messages.filter(({ id }) => !fresh.has(id)).concat(incoming)
  return { messages: messages.slice(-KEPT), unsent }
}

/** The user says something. */
export function say(talk: Talk, key: string, content: string): Talk {
  const after = talk.messages[talk.messages.length - 1]?.id ?? ''
  return { ...talk, unsent: [...talk.unsent, { key, content, state: 'sending', after }] }
}

/** The server has it. It may have come back by itself before its own answer did. */
export function confirm(talk: Talk, key: string, message: LiveMessage): Talk {
  const isKnown = talk.messages.some(({ id }) => id === message.id)
  return {
    messages: isKnown ? talk.messages : [...talk.messages, message],
    unsent: talk.unsent.filter((each) => each.key !== key),
  }
}

/** It is tried again, or could not be sent. */
export function mark(talk: Talk, key: string, state: Unsent['state']): Talk {
  return {
    ...talk,
    unsent: talk.unsent.map((each) => (each.key === key ? { ...each, state } : each)),
  }
}

/** The user does not want to say it any more. */
export function drop(talk: Talk, key: string): Talk {
  return { ...talk, unsent: talk.unsent.filter((each) => each.key !== key) }
}

interface ChatProps extends Pick<RoomState, 'talk' | 'lost' | 'sendAgain' | 'discard'> {
  /** The user's id; empty for visitors. */
  readonly me: string
}

const idOf = (key: string) => `tp-live-line-${key}`

/** What was said, the newest at the bottom; lines that did not arrive can be sent again. */
export function Chat({ talk, lost, me, sendAgain, discard }: ChatProps) {
  const t = useTranslate()
  const { messages, unsent } = talk
  const last = unsent[unsent.length - 1]?.key ?? messages[messages.length - 1]?.id
  return (
    <Log
      className='tp-live__log'
      upClass='tp-live__log--up'
      label={t('live.chat.title')}
      last={last === undefined ? undefined : idOf(last)}
    >
      <View className='tp-live__lines'>
        {last === undefined && <Text className='tp-live__silent'>{t('live.chat.empty')}</Text>}
        {messages.map((message) => (
          <Line key={message.id} message={message} own={me !== '' && message.fromUserId === me} />
        ))}
        {unsent.map((line) => (
          <UnsentLine key={line.key} line={line} onAgain={sendAgain} onDrop={discard} />
        ))}
        {lost && (
          <View className='tp-live__lost' role='status'>
            <Icon name='wifi-off' size={14} />
            <Text>{t('live.chat.lost')}</Text>
          </View>
        )}
      </View>
    </Log>
  )
}

interface LineProps {
  readonly message: LiveMessage
  readonly own: boolean
}

const Line = memo(function Line({ message: { id, nickName, content }, own }: LineProps) {
  const t = useTranslate()
  return (
    <View id={idOf(id)} className={cx('tp-live__line', own && 'tp-live__line--own')}>
      <Text className='tp-live__who'>{own ? t('live.chat.you') : nickName}</Text>
      <Text className='tp-live__said'>{content}</Text>
    </View>
  )
})

interface UnsentProps {
  readonly line: Unsent
  readonly onAgain: (key: string) => void
  readonly onDrop: (key: string) => void
}

function UnsentLine({ line: { key, content, state }, onAgain, onDrop }: UnsentProps) {
  const t = useTranslate()
  const failed = state === 'failed'
  return (
    <View id={idOf(key)} className='tp-live__line tp-live__line--own'>
      <Text className='tp-live__who'>{t('live.chat.you')}</Text>
      <Text className={cx('tp-live__said', !failed && 'tp-live__said--sending')}>{content}</Text>
      {failed ? (
        <View className='tp-live__failed' role='alert'>
          <Icon name='alert' size={14} tone='danger' />
          <Text className='tp-live__failed-text'>{t('live.chat.failed')}</Text>
          <Button
            size='s'
            kind='ghost'
            label={t('live.chat.again', { text: content })}
            onTap={() => onAgain(key)}
          >
            {t('live.chat.retry')}
          </Button>
          <Pressable
            className='tp-live__drop'
            label={t('live.chat.drop', { text: content })}
            onTap={() => onDrop(key)}
          >
            <Icon name='x' size={16} tone='muted' />
          </Pressable>
        </View>
      ) : (
        <Spinner size={16} label={t('live.chat.sending')} />
      )}
    </View>
  )
}

interface ComposerProps
  extends Pick<RoomState, 'status' | 'barred' | 'draft' | 'setDraft' | 'send' | 'likes' | 'thumb'> {
  readonly isLoggedIn: boolean
  readonly onLogin: () => void
  /** Beside the field. */
  readonly children?: ReactNode
}

/** Hearts that may rise at once. */
const MOST_HEARTS = 6

const CLOSED: { readonly [S in LiveStatus]?: TextKey } = {
  [LiveStatus.Created]: 'live.chat.notYet',
  [LiveStatus.Ended]: 'live.chat.closed',
  [LiveStatus.Forbidden]: 'live.chat.closed',
}

/** Who may not talk reads why, in the place of the field. */
const SILENCED: { readonly [B in Barred]?: TextKey } = {
  [Barred.Muted]: 'live.chat.muted',
  [Barred.Removed]: 'live.chat.closed',
}

/** Below the talk: saying something, and a thumb up. */
export function Composer(props: ComposerProps) {
  const { status, barred, draft, setDraft, send, likes, thumb, isLoggedIn } = props
  const { onLogin, children } = props
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  useHold(draft !== '')
  const closed = CLOSED[status] ?? SILENCED[barred]
  const count = shortCount(likes, locale)
  const [hearts, setHearts] = useState<readonly number[]>([])
  const like = () => {
    setHearts((before) => [...before, (before[before.length - 1] ?? 0) + 1].slice(-MOST_HEARTS))
    thumb()
  }
  return (
    <View className='tp-live__bar'>
      {children}
      {/* What is typed stays to be seen when the stream ends meanwhile. */}
      {closed !== undefined && draft === '' && <Text className='tp-live__closed'>{t(closed)}</Text>}
      {!closed && !isLoggedIn && (
        <Pressable className='tp-live__entry tp-live__entry--login' onTap={onLogin}>
          {t('live.chat.login')}
        </Pressable>
      )}
      {isLoggedIn && (!closed || draft !== '') && (
        <View className='tp-live__entry'>
          <TextInput
            className='tp-live__field'
            label={t('live.chat.placeholder')}
            placeholder={t('live.chat.placeholder')}
            value={draft}
            onChange={setDraft}
            confirmType='send'
            onConfirm={send}
          />
          {draft.trim() !== '' && (
            <IconButton
              name='send'
              kind='solid'
              size='s'
              label={t('live.chat.send')}
              onTap={send}
            />
          )}
        </View>
      )}
      {status !== LiveStatus.Forbidden && barred !== Barred.Removed && (
        <Pressable
          className='tp-live__thumb'
          label={t('live.thumb', { n: likes })}
          onTap={offer(thumbUp, isLoggedIn ? like : onLogin)}
        >
          {hearts.map((heart) => (
            <View
              key={heart}
              className={cx('tp-live__rise', heart % 2 === 1 && 'tp-live__rise--odd')}
              decor
            >
              <Icon name='heart-fill' size={24} tone='brand' />
            </View>
          ))}
          <View key={likes} className='tp-live__heart' decor>
            <Icon name='heart-fill' size={24} tone='brand' />
          </View>
          <Text className='tp-live__likes tp-num'>{count}</Text>
        </Pressable>
      )}
    </View>
  )
}
