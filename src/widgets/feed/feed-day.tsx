import { memo } from 'react'
import { useLocale, useTranslate } from '../../i18n'
import { agoText } from '../../shared/date'
import { imageUrl } from '../../shared/image-url'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icon/icon'
import { IconDisc } from '../../ui/icon-disc/icon-disc'
import { Price } from '../../ui/price/price'
import { Box } from '../../ui/primitives/box'
import { Pic } from '../../ui/primitives/pic'
import { Press } from '../../ui/primitives/press'
import { Txt } from '../../ui/primitives/txt'
import type { Entry } from './feeds'

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
    <Box className='tp-feed__group' role='group' label={day}>
      <Txt className='tp-feed__day' level={2}>
        {day}
      </Txt>
      <Box className='tp-feed__rows'>
        {entries.map((entry) => (
          <FeedRow key={entry.key} entry={entry} checked={chosen?.has(entry.key)} onTap={onTap} />
        ))}
      </Box>
    </Box>
  )
}

interface RowProps {
  readonly entry: Entry
  readonly checked: boolean | undefined
  readonly onTap: (entry: Entry) => void
}

const PICTURE = 64

const FeedRow = memo(function FeedRow({ entry, checked, onTap }: RowProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { title, image, icon, tone, price, at, url } = entry
  const selecting = checked !== undefined
  const inner = (
    <>
      {selecting && (
        <Box className={cx('tp-feed__mark', checked && 'tp-feed__mark--on')} decor>
          <Icon name='check' size={14} />
        </Box>
      )}
      {image && <Pic className='tp-feed__pic' src={imageUrl(image, PICTURE)} alt='' />}
      {icon && <IconDisc name={icon} tone={tone} plain />}
      <Box className='tp-feed__body'>
        <Txt className='tp-feed__title tp-clamp-2'>{title}</Txt>
        <Txt className='tp-feed__time'>{agoText(at, locale, t)}</Txt>
        {price !== undefined && <Price size='s' cents={price} />}
      </Box>
    </>
  )
  if (!selecting && url === '') return <Box className='tp-feed__row'>{inner}</Box>
  return (
    <Press
      role={selecting ? 'checkbox' : 'link'}
      className='tp-feed__row'
      checked={checked}
      label={selecting ? title : undefined}
      onTap={() => onTap(entry)}
    >
      {inner}
      {!selecting && <Icon name='chevron-right' size={16} tone='faint' />}
    </Press>
  )
})
