import { memo, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useOnce } from '../../../../engine/actions/use-once'
import { useScope } from '../../../../engine/data/resolve'
import { errorText } from '../../../../engine/error-text'
import { runDevice } from '../../../../engine/late'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { IconDisc } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { MotionImage } from '../../../../ui/primitives/frames'
import { cx } from '../../../../ui/style'
import { countMaterial } from '../../contract'
import { stale } from '../../queries'
import type { Entry } from '../../queries-feeds'

interface FeedCardProps {
  readonly entry: Entry
  readonly onOpen: (entry: Entry) => void
}

const PICTURE = 343

/** A large picture or a film with its words; where it is for handing on, with what does it. */
export const FeedCard = memo(function FeedCard({ entry, onOpen }: FeedCardProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { title, intro, image, at, url, material } = entry
  const inner = (
    <>
      {material?.src ? (
        <MotionImage
          className='tp-feed__cover'
          src={imageUrl(material.src)}
          poster={(image && imageUrl(image, PICTURE, 16 / 9)) || undefined}
          label={t('content.video.label', { title })}
          autoplay={false}
          loop={false}
          controls
        />
      ) : (
        image && <Image className='tp-feed__cover' src={imageUrl(image, PICTURE, 16 / 9)} alt='' />
      )}
      <View className='tp-feed__words'>
        <Text className='tp-feed__card-title' level={2}>
          {title}
        </Text>
        {intro && <Text className='tp-feed__intro'>{intro}</Text>}
      </View>
    </>
  )
  return (
    <View className='tp-feed__card' role='group' label={title}>
      {url === '' ? (
        inner
      ) : (
        <Pressable
          role='link'
          className='tp-feed__cardlink'
          label={title}
          onTap={() => onOpen(entry)}
        >
          {inner}
        </Pressable>
      )}
      <View className='tp-feed__foot'>
        <Text className='tp-feed__time'>{agoText(at, locale, t)}</Text>
        {material && (
          <Text className='tp-feed__time tp-num'>
            {t('content.feed.deeds', { saves: material.saves, shares: material.shares })}
          </Text>
        )}
      </View>
      {material && <Handing entry={entry} material={material} />}
    </View>
  )
})

type Deed = Parameters<typeof countMaterial>[0]['body']['deed']

/** px of a picture that is kept: sharp on any phone, small enough for a chat. */
const KEPT_WIDTH = 1080

interface HandingProps {
  readonly entry: Entry
  readonly material: NonNullable<Entry['material']>
}

/** Keeping it, copying its words, and handing it on under the user's own code. */
function Handing({ entry, material: { src, shareUrl } }: HandingProps) {
  const services = useServices()
  const { host, queries, session } = services
  const page = usePage()
  const scopeOf = useScope()
  const open = useOpen()
  const t = useTranslate()
  const once = useOnce()
  const [busy, setBusy] = useState(false)
  const { title, intro, image, entityId: id } = entry
  // WeChat's browser downloads nothing; a long press there keeps a picture.
  const canSave = (src || image) && host.device.clientType !== 'WeChat'

  async function count(deed: Deed): Promise<void> {
    if (!session.isLoggedIn) return
    // What was done is done: a count that is lost goes by the same name at the next tap.
    await once(
      (requestId) => countMaterial({ body: { id, deed, requestId } }, { background: true }),
      deed,
    ).catch(() => undefined)
    await stale.afterDeed(queries)
  }

  const copy = () =>
    host.copy(intro ? `${title}\n${intro}` : title).then(
      () => host.toast(t('content.feed.copied')),
      () => host.toast(t('content.feed.notCopied')),
    )

  async function save(): Promise<void> {
    if (busy) return
    setBusy(true)
    try {
      const address = src ? host.imageUrl(src) : host.imageUrl(image ?? '', KEPT_WIDTH)
      const kept = await host.keepPicture(address, `material-${id}`)
      if (kept === 'saved') {
        host.toast(t('content.feed.saved'))
        await count('save')
      }
      if (kept === 'refused') await askForAlbum()
    } catch (error) {
      host.toast(errorText(error, t))
    }
    setBusy(false)
  }

  /** A no to the host is taken back in its settings only. */
  async function askForAlbum(): Promise<void> {
    if (!host.openSettings) return host.toast(t('platform.album.refused'))
    const goes = await page.ask({
      title: t('platform.album.refused'),
      text: t('platform.album.ask'),
      ok: t('platform.album.open'),
      cancel: t('common.cancel'),
    })
    if (goes) await host.openSettings()
  }

  async function share(): Promise<void> {
    const value = { title, image: image ?? '', url: shareUrl }
    const context = { services, page, scope: scopeOf(undefined), open, t }
    if (await runDevice({ do: 'share', value }, context)) await count('share')
  }

  return (
    <View className='tp-feed__hands'>
      {canSave && (
        <Button kind='secondary' size='s' icon='download' loading={busy} onTap={save}>
          {t('content.feed.save')}
        </Button>
      )}
      <Button kind='secondary' size='s' icon='copy' onTap={() => void copy()}>
        {t('content.feed.copy')}
      </Button>
      <Button size='s' icon='share' onTap={() => void share()}>
        {t('content.feed.share')}
      </Button>
    </View>
  )
}

interface FeedDayProps {
  readonly day: string
  readonly entries: readonly Entry[]
  /** Keys that are selected; undefined while a tap opens instead of selecting. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly onTap: (entry: Entry) => void
}

/** The rows of one day under its name. */
export function FeedDay({ day, entries, chosen, onTap }: FeedDayProps) {
  return (
    <View className='tp-feed__group' role='group' label={day}>
      <Text className='tp-feed__day' level={2}>
        {day}
      </Text>
      <View className='tp-feed__rows'>
        {entries.map((entry) => (
          <FeedRow key={entry.key} entry={entry} checked={chosen?.has(entry.key)} onTap={onTap} />
        ))}
      </View>
    </View>
  )
}

interface RowProps {
  readonly entry: Entry
  readonly checked: boolean | undefined
  readonly onTap: (entry: Entry) => void
}

const THUMB = 64

const FeedRow = memo(function FeedRow({ entry, checked, onTap }: RowProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { title, image, icon, tone, price, priceThen, at, url, isUnread } = entry
  const selecting = checked !== undefined
  const inner = (
    <>
      {selecting && (
        <View className={cx('tp-feed__mark', checked && 'tp-feed__mark--on')} decor>
          <Icon name='check' size={14} />
        </View>
      )}
      {image && <Image className='tp-feed__pic' src={imageUrl(image, THUMB, 1)} alt='' />}
      {icon && <IconDisc name={icon} tone={tone} plain />}
      <View className='tp-feed__body'>
        <Text className='tp-feed__title tp-whole'>{title}</Text>
        <View className='tp-feed__price'>
          <Text className='tp-feed__time'>{agoText(at, locale, t)}</Text>
          {isUnread && <Tag tone='brand'>{t('content.feed.unread')}</Tag>}
        </View>
        {price !== undefined && (
          <View className='tp-feed__price'>
            <Price size='s' cents={price} />
            <Change price={price} then={priceThen} />
          </View>
        )}
      </View>
    </>
  )
  const leads = url !== ''
  if (!selecting && !leads && !isUnread) return <View className='tp-feed__row'>{inner}</View>
  return (
    <Pressable
      role={selecting ? 'checkbox' : leads ? 'link' : 'button'}
      className='tp-feed__row'
      checked={checked}
      label={selecting ? title : undefined}
      onTap={() => onTap(entry)}
    >
      {inner}
      {!selecting && leads && <Icon name='chevron-right' size={16} tone='faint' />}
    </Pressable>
  )
})

interface ChangeProps {
  readonly price: number
  readonly then: number | undefined
}

/** How the price has moved since a thing was kept; nothing while it has not. */
function Change({ price, then }: ChangeProps) {
  const t = useTranslate()
  if (then === undefined || then === price) return null
  const amount = moneyText(Math.abs(price - then)).replace(/\.00$/, '')
  return price < then ? (
    <Tag tone='brand'>{t('content.feed.cheaper', { amount })}</Tag>
  ) : (
    <Tag>{t('content.feed.dearer', { amount })}</Tag>
  )
}
