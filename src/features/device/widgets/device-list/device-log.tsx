import { observer } from 'mobx-react-lite'
import './device-list.scss'
import './device-page.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { type PagesState, usePages } from '../../../../engine/data/queries'
import { ListEnd, OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Cell } from '../../../../ui/cell/cell'
import { Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { useOutbox } from '../../../outbox'
import {
  answerOffer,
  CommandState,
  type DeviceChanges,
  type DeviceCommand,
  type DeviceOffer,
  OfferState,
  withdrawCommand,
} from '../../contract'
import { degrees, offerPages, stale } from '../../queries'
import type { DeviceOffersConfig } from '.'
import type { Commands } from './device-tell'

const TONES: Readonly<Record<number, TagProps['tone']>> = {
  [CommandState.Queued]: 'warning',
  [CommandState.Sent]: 'info',
  [CommandState.Done]: 'success',
  [CommandState.Failed]: 'danger',
}

/** What a command changes, in words. */
function useWords() {
  const t = useTranslate()
  const said: { readonly [K in keyof DeviceChanges]?: (value: number) => string } = {
    price: moneyText,
    target: degrees,
    warmAt: degrees,
    lowAt: (value) => `${value}%`,
    silentAfter: (value) => t('device.form.minutes', { count: value }),
  }
  return ({ kind, changes }: Pick<DeviceCommand, 'kind' | 'changes'>): string => {
    if (kind !== 'configure') return t(`device.log.kind.${kind}`)
    return Object.entries(changes)
      .map(([key, value]) => {
        const field = key as keyof DeviceChanges
        const text = typeof value === 'number' ? said[field]?.(value) : value
        return t('device.log.change', { name: t(`device.form.${field}`), value: String(text) })
      })
      .join(t('device.log.comma'))
  }
}

interface LogProps {
  readonly log: PagesState<DeviceCommand>
  readonly commands: Commands
}

/** What was told to it, the latest first; above it what has not left the phone. */
export const CommandLog = observer(function CommandLog({ log, commands }: LogProps) {
  const box = useOutbox()
  const t = useTranslate()
  const locale = useLocale()
  const words = useWords()
  const { problem, busy, run } = useSubmit()
  const { wishes } = commands
  const isEmpty = wishes.length === 0 && log.items.length === 0
  return (
    <Card title={t('device.log.title')}>
      {problem && <Text role='alert'>{problem}</Text>}
      {isEmpty && <Text className='tp-devices__note'>{t('device.log.empty')}</Text>}
      <View role='list' label={t('device.log.title')}>
        {wishes.map((wish) => (
          <View key={wish.requestId} className='tp-device__line' role='listitem'>
            <View className='tp-device__row'>
              <Text className='tp-device__title'>{words(wish)}</Text>
              <Tag tone={wish.state === 'failed' ? 'danger' : 'neutral'}>
                {t(box?.has(wish.requestId) ? 'outbox.waiting' : `device.log.${wish.state}`)}
              </Tag>
            </View>
            {wish.state === 'failed' && (
              <View className='tp-device__buttons'>
                <Button size='s' kind='secondary' onTap={() => commands.again(wish, log.reload)}>
                  {t('device.log.again')}
                </Button>
                <Button size='s' kind='ghost' onTap={() => commands.drop(wish.requestId)}>
                  {t('device.log.drop')}
                </Button>
              </View>
            )}
          </View>
        ))}
        {log.items.map((command) => (
          <View key={command.id} className='tp-device__line' role='listitem'>
            <View className='tp-device__row'>
              <Text className='tp-device__title'>{words(command)}</Text>
              <Tag tone={TONES[command.state] ?? 'neutral'}>
                {t(`device.log.state.${command.state}`)}
              </Tag>
            </View>
            <Text className='tp-devices__note tp-num'>
              {formatDateTime(command.doneAt || command.createdAt, locale)}
              {command.reason === '' ? '' : ` · ${command.reason}`}
            </Text>
            {command.state === CommandState.Queued && (
              <View className='tp-device__buttons'>
                <Button
                  size='s'
                  kind='ghost'
                  disabled={busy}
                  label={t('device.log.withdrawOf', { name: words(command) })}
                  onTap={() =>
                    void run(async () => {
                      await withdrawCommand({ body: { id: command.id } }, { quiet: true }).finally(
                        log.reload,
                      )
                    })
                  }
                >
                  {t('device.log.withdraw')}
                </Button>
              </View>
            )}
          </View>
        ))}
      </View>
      {log.hasMore && <ListEnd list={log} more='device.more' />}
    </Card>
  )
})

/** What the user is asked about devices, and asks of others. */
export function DeviceOffers({ config }: WidgetProps<unknown, DeviceOffersConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const list = usePages(offerPages(config.pageSize))
  useReturnRefresh(list.reload)
  return (
    <PagedList
      list={list}
      skeleton={<Skeleton kind='card' count={3} label={t('common.loading')} />}
      empty={{
        title: t('device.offer.none'),
        note: t('device.offer.noneNote'),
        actionText: t('device.shop'),
        onAction: open.to(config.shopUrl),
      }}
      offline={OFFLINE}
      more='device.more'
      className='tp-devices__list'
      label={t('device.offer.title')}
    >
      {(offer) => <Offer key={offer.id} offer={offer} deviceUrl={config.deviceUrl} />}
    </PagedList>
  )
}

interface OfferProps {
  readonly offer: DeviceOffer
  readonly deviceUrl: string
}

function Offer({ offer, deviceUrl }: OfferProps) {
  const { host, queries } = useServices()
  const page = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { busy, problem, run } = useSubmit()
  const { id, kind, side, state, deviceName, serial, other, expiresAt } = offer
  const isOpen = state === OfferState.Open
  const answer = (how: 'accept' | 'decline' | 'withdraw') =>
    run(async () => {
      await answerOffer({ body: { id, answer: how } }, { quiet: true }).finally(() =>
        stale.afterOffer(queries),
      )
      host.toast(t(`device.offer.done.${how}`))
    })
  async function accept(): Promise<void> {
    const isSure = await page.ask({
      title: t('device.offer.sure'),
      text: t(`device.offer.sureText.${kind}`, { name: deviceName }),
      ok: t('device.offer.sureOk'),
      cancel: t('common.cancel'),
    })
    if (isSure) await answer('accept')
  }
  const isMine = side === 'to' && kind === 'handover' && state === OfferState.Accepted
  return (
    <View className='tp-devices__card' role='listitem'>
      <View className='tp-devices__head'>
        <Image className='tp-devices__pic' src={host.imageUrl(offer.image, 56)} alt='' />
        <View className='tp-devices__body'>
          <Text className='tp-devices__name'>{deviceName}</Text>
          <Text className='tp-devices__note tp-num'>{t('device.serial', { serial })}</Text>
        </View>
        <Tag tone={isOpen ? 'warning' : state === OfferState.Accepted ? 'success' : 'neutral'}>
          {t(`device.offer.state.${state}`)}
        </Tag>
      </View>
      <Text className='tp-devices__words'>
        {t(`device.offer.${side}.${kind}`, { name: deviceName, other })}
      </Text>
      {isOpen && (
        <Text className='tp-devices__note tp-num'>
          {t('device.offer.until', { time: formatDateTime(expiresAt, locale) })}
        </Text>
      )}
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <View className='tp-devices__buttons'>
        {isOpen && side === 'to' && (
          <>
            <Button size='s' loading={busy} onTap={() => void accept()}>
              {t('device.offer.accept')}
            </Button>
            <Button size='s' kind='secondary' disabled={busy} onTap={() => void answer('decline')}>
              {t('device.offer.decline')}
            </Button>
          </>
        )}
        {isOpen && side === 'from' && (
          <Button size='s' kind='secondary' loading={busy} onTap={() => void answer('withdraw')}>
            {t('device.offer.withdraw')}
          </Button>
        )}
        {isMine && (
          <Button size='s' kind='secondary' onTap={open.to(fillUrl(deviceUrl, offer))}>
            {t('device.offer.open')}
          </Button>
        )}
      </View>
    </View>
  )
}

const isAsked = ({ side, state }: DeviceOffer) => side === 'to' && state === OfferState.Open

/** The way to what others ask, with how much waits; nothing on a server that knows of no such thing. */
export function OffersEntry({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslate()
  const list = usePages(offerPages(15))
  useReturnRefresh(list.reload)
  // Its room is kept: most servers know of it.
  if (list.status === 'error') return null
  const count = list.items.filter(isAsked).length
  return (
    <Cell
      icon='users'
      iconTone='brand'
      title={t('device.offer.title')}
      value={count > 0 ? t('device.offer.asked', { count }) : undefined}
      onTap={onOpen}
    />
  )
}
