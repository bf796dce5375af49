import { memo } from 'react'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/count'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { type Live, LiveStatus } from '../../contract-shapes'
import { LiveChip } from './live-chip'

interface LiveCardProps {
  readonly live: Live
  /** px at a width of 375. */
  readonly width: number
  readonly onOpen: (live: Live) => void
}

const FACE = 32

/** A stream by its cover: how it stands, who watches, whose it is. */
export const LiveCard = memo(function LiveCard({ live, width, onOpen }: LiveCardProps) {
  const { imageUrl } = useServices().host
  const { title, status, cover, viewers, author } = live
  const t = useTranslate()
  const locale = useLocale()
  const n = shortCount(viewers, locale)
  const over = status === LiveStatus.Ended || status === LiveStatus.Forbidden
  const words = { title, state: t(`live.state.${status}`), name: author.nickName, n }
  return (
    <Press
      role='link'
      className='tp-lives__card'
      label={t(over ? 'live.list.openOver' : 'live.list.open', words)}
      onTap={() => onOpen(live)}
    >
      <Box className='tp-lives__art'>
        <Pic className='tp-lives__cover' src={imageUrl(cover, width)} alt='' />
        <LiveChip status={status} />
        {status !== LiveStatus.Created && (
          <Box className='tp-lives__viewers'>
            <Icon name='eye' size={14} />
            <Txt className='tp-num'>{n}</Txt>
          </Box>
        )}
      </Box>
      <Txt className='tp-lives__title tp-clamp-2'>{title}</Txt>
      <Box className='tp-lives__author'>
        <Avatar name={author.nickName} src={imageUrl(author.avatar, FACE)} size={32} />
        <Txt className='tp-lives__name tp-ellipsis'>{author.nickName}</Txt>
      </Box>
    </Press>
  )
})
