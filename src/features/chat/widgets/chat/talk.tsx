import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import { TextInput } from '../../../../ui/primitives/fields'
import { Rolling } from '../../../../ui/primitives/log'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { ChatStatus, closeTalk, MESSAGE_MAX, type Talk, transferTalk } from '../../contract'
import { talkOf } from '../../queries'
import type { ChatConfig, ServiceValue } from '.'
import {
  AskedProduct,
  CardWords,
  type Chip,
  Chips,
  Messages,
  Rating,
  UnsentMessages,
} from './messages'
import { QuickWords, Service } from './service'
import { type Standing, useTalk } from './use-talk'
import './chat.scss'

type Props = WidgetProps<ServiceValue, ChatConfig>

/** Where staff find those who wait. */
const INBOX = '/views/index?url=/merchant/messages'
/** The server's word to who would talk with themselves. */
const OWN_SHOP = 409

/** A conversation with the house or a store; whoever is not logged in reads how to reach people. */
export const Chat = observer(function Chat(props: Props) {
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  const { userId, isLoggedIn } = services.session
  if (isLoggedIn) return <Opened key={userId} {...props} />
  return (
    <>
      <AskedProduct id={page.query.productId ?? ''} />
      <View className='tp-chat__enter'>
        <Button block size='l' icon='message' onTap={() => void openLogin(services, page)}>
          {t('chat.logIn')}
        </Button>
      </View>
      <Service {...props} />
    </>
  )
})

function Opened({ value, config }: Props) {
  const { host } = useServices()
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const talk = useQuery(talkOf(query))
  const { error } = talk
  if (error instanceof ApiError && error.code === OWN_SHOP) {
    return (
      <EmptyState
        title={t('chat.own')}
        note={error.serverMessage}
        actionText={t('chat.toInbox')}
        onAction={open.to(config.urls.inbox ?? INBOX)}
      />
    )
  }
  const [line] = value.phones
  const phone = value.phone || line?.phone
  return (
    <QueryState
      query={talk}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
    >
      {(known) => (
        <Conversation
          key={known.id}
          talk={known}
          config={config}
          hours={value.hours}
          onCall={
            phone && known.side === 'shopper'
              ? () =>
                  void host
                    .callPhone(phone)
                    .catch(() => host.toast(t('platform.call.failed', { phone })))
              : undefined
          }
        />
      )}
    </QueryState>
  )
}

interface ConversationProps {
  readonly talk: Talk
  readonly config: ChatConfig
  readonly hours: ServiceValue['hours']
  readonly onCall: (() => void) | undefined
}

function Conversation({ talk, config, hours, onCall }: ConversationProps) {
  const t = useTranslate()
  const live = useTalk(talk)
  const { messages, standing, unsent } = live
  const { side, about } = talk
  const [isOffered, setOffered] = useState(true)
  return (
    <View className='tp-chat'>
      <Head talk={talk} standing={standing} hours={hours} onCall={onCall} onChanged={live.wake} />
      {live.isLost && <Notice tone='warning'>{t('chat.lost')}</Notice>}
      <Rolling className='tp-chat__log'>
        <View className='tp-chat__inner'>
          {live.hasEarlier && (
            <Button
              kind='ghost'
              size='s'
              loading={live.isBusy === 'earlier'}
              onTap={() => void live.earlier()}
            >
              {t('chat.earlier')}
            </Button>
          )}
          <View role='log' label={t('chat.log', { name: talk.name })}>
            {messages ? (
              <Messages
                messages={messages}
                side={side}
                readByOther={standing.readByOther}
                config={config}
              />
            ) : (
              !live.isLost && <Skeleton kind='text' count={3} label={t('common.loading')} />
            )}
            <UnsentMessages unsent={unsent} onAgain={live.again} onDiscard={live.discard} />
          </View>
          {standing.status === ChatStatus.Closed && side === 'shopper' && (
            <Rating id={talk.id} standing={standing} onRated={live.setStanding} />
          )}
        </View>
      </Rolling>
      {about && isOffered && (
        <View className='tp-chat__offer' role='group' label={t('chat.product')}>
          <CardWords card={about} />
          <Button
            size='s'
            label={t('chat.sendCard', { name: about.title })}
            onTap={() => {
              live.say(about.kind, about.id)
              setOffered(false)
            }}
          >
            {t('chat.send')}
          </Button>
          <IconButton name='x' size='s' label={t('common.close')} onTap={() => setOffered(false)} />
        </View>
      )}
      <QuickWords talk={talk} side={side} typed={live.text} onSay={live.setText} onAsk={live.ask} />
      <View className='tp-chat__compose'>
        <IconButton
          name='image'
          label={t(live.isBusy === 'picture' ? 'chat.sending' : 'chat.addPicture')}
          disabled={live.isBusy === 'picture'}
          onTap={() => void live.sendPicture()}
        />
        <TextInput
          className='tp-chat__field'
          label={t('chat.write')}
          placeholder={t('chat.hint')}
          value={live.text}
          maxLength={MESSAGE_MAX}
          confirmType='send'
          onChange={live.setText}
          onConfirm={live.sendText}
        />
        <IconButton
          name='send'
          kind='solid'
          label={t('chat.sendText')}
          disabled={live.text.trim() === ''}
          onTap={live.sendText}
        />
      </View>
    </View>
  )
}

interface HeadProps extends Pick<ConversationProps, 'talk' | 'hours' | 'onCall'> {
  readonly standing: Standing
  /** It was closed, or somebody else answers. */
  readonly onChanged: () => void
}

const STATE = {
  [ChatStatus.Open]: 'chat.state.open',
  [ChatStatus.Waiting]: 'chat.state.waiting',
  [ChatStatus.Served]: 'chat.state.served',
  [ChatStatus.Closed]: 'chat.state.closed',
} as const

/** Whom one talks with, and how it stands. */
function Head({ talk, standing, hours, onCall, onChanged }: HeadProps) {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const submit = useSubmit()
  const { status, staffName } = standing
  const isAtDesk = talk.side === 'staff' && status !== ChatStatus.Closed
  const when = localize(hours, locale)

  const refused = (error: unknown) => {
    host.toast(errorText(error, t))
    return true
  }
  const [isHanding, setHanding] = useState(false)

  async function close(): Promise<void> {
    const isSure = await ask({
      title: t('chat.closeAsk'),
      text: t('chat.closeNote'),
      ok: t('chat.close'),
      cancel: t('common.cancel'),
    })
    if (!isSure) return
    const closing = () => closeTalk({ body: { conversationId: talk.id } }, { quiet: true })
    if (await submit.run(closing, { refused })) onChanged()
  }

  async function hand({ id: userId, text: name }: Chip): Promise<void> {
    const handing = () =>
      transferTalk({ body: { conversationId: talk.id, userId } }, { quiet: true })
    if (!(await submit.run(handing, { refused }))) return
    setHanding(false)
    host.toast(t('chat.handed', { name }))
    onChanged()
  }
  return (
    <>
      <View className='tp-chat__head'>
        {talk.avatar === '' ? (
          <View className='tp-chat__mark' decor>
            <Icon name='headphones' size={24} />
          </View>
        ) : (
          <Avatar name={talk.name} src={host.imageUrl(talk.avatar, 40)} />
        )}
        <View className='tp-chat__words'>
          <Text className='tp-chat__title tp-whole' level={2}>
            {talk.name}
          </Text>
          <Text className='tp-chat__standing' role='status'>
            {t(STATE[status], { name: staffName })}
            {talk.side === 'shopper' && status === ChatStatus.Open && when !== '' && ` · ${when}`}
          </Text>
        </View>
        {onCall && <IconButton name='phone' label={t('chat.call')} onTap={onCall} />}
        {isAtDesk && talk.colleagues.length > 0 && (
          <Button size='s' kind='ghost' loading={submit.busy} onTap={() => setHanding(!isHanding)}>
            {t('chat.hand')}
          </Button>
        )}
        {isAtDesk && (
          <Button size='s' kind='secondary' loading={submit.busy} onTap={() => void close()}>
            {t('chat.close')}
          </Button>
        )}
      </View>
      {isHanding && isAtDesk && (
        <Chips
          label={t('chat.handTo')}
          isLabelShown
          chips={talk.colleagues.map(({ id, name }) => ({ id, text: name }))}
          onTap={(colleague) => void hand(colleague)}
        />
      )}
    </>
  )
}
