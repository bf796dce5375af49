import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { cellText } from '../../rules/cell'
import type { RankingListValue } from '.'

/** A line of the ranking. */
export interface Place {
  readonly rank: number
  readonly name: string
  readonly value: string | number | null
  readonly avatar: string
  /** Places won since the last period; lost ones are negative. Undefined when nobody said. */
  readonly delta: number | undefined
  readonly userId: string
}

/** Reads the rows of the report, best first. Rows without a rank get that of their position. */
export function toPlaces(report: NonNullable<RankingListValue>): readonly Place[] {
  return report.rows
    .map((row, at) => ({
      rank: typeof row.rank === 'number' ? row.rank : at + 1,
      name: String(row.name ?? ''),
      value: row.value ?? null,
      avatar: typeof row.avatar === 'string' ? row.avatar : '',
      delta: typeof row.delta === 'number' ? row.delta : undefined,
      userId: String(row.userId ?? ''),
    }))
    .sort((left, right) => left.rank - right.rank)
}

interface LineProps {
  readonly place: Place
  /** Of the value. */
  readonly format: string | undefined
  readonly isMe?: boolean
}

/** One place of the list. */
export function Line({ place, format, isMe = false }: LineProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { rank, name, value, avatar, delta } = place
  return (
    <Box className={cx('tp-ranking__line', isMe && 'tp-ranking__line--me')} role='listitem'>
      <Txt
        className='tp-ranking__rank tp-num'
        label={t('report.ranking.place', { rank })}
        role='img'
      >
        {rank}
      </Txt>
      <Avatar name={name} src={imageUrl(avatar, 40)} size={40} />
      <Box className='tp-ranking__who'>
        <Txt className='tp-ranking__name'>{name}</Txt>
        {isMe && (
          <Tag tone='brand' solid>
            {t('report.ranking.me')}
          </Tag>
        )}
      </Box>
      <Box className='tp-ranking__score'>
        <Txt className='tp-ranking__value tp-num'>{cellText(value, format)}</Txt>
        {delta !== undefined && <Delta delta={delta} />}
      </Box>
    </Box>
  )
}

/** How many places were won or lost: an arrow, a colour and a number. */
function Delta({ delta }: { readonly delta: number }) {
  const t = useTranslate()
  if (delta === 0) {
    return (
      <Txt className='tp-ranking__delta' role='img' label={t('report.ranking.same')}>
        –
      </Txt>
    )
  }
  const won = delta > 0
  const n = Math.abs(delta)
  return (
    <Box
      className={cx('tp-ranking__delta', 'tp-num', won ? 'tp-c-success' : 'tp-c-danger')}
      role='img'
      label={t(won ? 'report.ranking.up' : 'report.ranking.down', { n })}
    >
      <Icon name={won ? 'trending-up' : 'trending-down'} size={14} />
      <Txt>{n}</Txt>
    </Box>
  )
}
