import { useTranslate } from '../../../../i18n'
import { imageUrl } from '../../../../shared/image-url'
import { Avatar } from '../../../../ui/faces/faces'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cellText } from '../../rules/cell'
import type { Place } from './places'

interface PodiumProps {
  /** The first three, best first; shown second, first, third. */
  readonly places: readonly Place[]
  readonly format: string | undefined
}

/** The first three. */
export function Podium({ places, format }: PodiumProps) {
  const t = useTranslate()
  return (
    <Box className='tp-podium' role='list'>
      {places.map(({ rank, name, value, avatar, userId }, at) => (
        <Box
          key={userId || rank}
          className={`tp-podium__place tp-podium__place--${at + 1}`}
          role='listitem'
        >
          {at === 0 && <Icon name='crown' size={24} className='tp-podium__crown' />}
          <Avatar name={name} src={imageUrl(avatar, 72)} size={at === 0 ? 72 : 56} />
          <Txt className='tp-podium__name'>{name}</Txt>
          <Txt className='tp-podium__value tp-num'>{cellText(value, format)}</Txt>
          <Box className='tp-podium__step'>
            <Txt
              className='tp-podium__rank tp-num'
              role='img'
              label={t('account.ranking.place', { rank })}
            >
              {rank}
            </Txt>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
