import { memo } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { agoText } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { IconDisc } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { Entry } from '../../queries-feeds'

interface FeedCardProps {
  readonly entry: Entry
  readonly copies: true | undefined
  readonly onOpen: (entry: Entry) => void
}

const PICTURE = 343

/** A large picture with its words; where the feed is for passing on, with a button that copies them. */
export const FeedCard = memo(function FeedCard({ entry, copies, onOpen }: FeedCardProps) {
  const { host } = useServices()
  const { imageUrl } = host
  const t = useTranslate()
  const locale = useLocale()
  const { title, intro, image, at, url } = entry
  const words = intro ? `${title}\n${intro}` : title

  async function copy(): Promise<void> {
    try {
      await host.copy(words)
      host.toast(t('content.feed.copied'))
    } catch {
      host.toast(t('content.feed.notCopied'))
    }
  }

  const inner = (
    <>
      {image && <Image className='tp-feed__cover' src={imageUrl(image, PICTURE)} alt='' />}
      <View className='tp-feed__words'>
        <Text className='tp-feed__card-title' level={2}>
          {title}
        </Text>
        {intro && <Text className='tp-feed__intro'>{intro}</Text>}
      </View>
    </>
  )
  return (
    <View className='tp-feed__card'>
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
        {copies && (
          <Button kind='secondary' size='s' icon='copy' onTap={copy}>
            {t('content.feed.copy')}
          </Button>
        )}
      </View>
    </View>
  )
})

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
      {image && <Image className='tp-feed__pic' src={imageUrl(image, THUMB)} alt='' />}
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
