import { useState } from 'react'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { City, CityIndex } from '.'
import { groupsFrom } from './find-cities'

interface CityListProps {
  readonly index: CityIndex
  readonly chosen: string
  readonly onPick: (city: City) => void
}

/** Cities by first letter, from the tapped letter on. */
export function CityList({ index, chosen, onPick }: CityListProps) {
  const t = useTranslate()
  const [letter, setLetter] = useState(index[0]?.letter ?? '')
  const { groups, next } = groupsFrom(index, letter)
  return (
    <>
      <Box className='tp-city__letters' role='group' label={t('place.city.letters')}>
        {index.map((group) => (
          <Press
            key={group.letter}
            className={cx('tp-city__letter', group.letter === letter && 'tp-city__letter--on')}
            label={t('place.city.letter', { letter: group.letter })}
            onTap={() => setLetter(group.letter)}
          >
            {group.letter}
          </Press>
        ))}
      </Box>
      {groups.map((group) => (
        <Box key={group.letter} className='tp-city__group' role='group' label={group.letter}>
          <Txt className='tp-city__title' level={2}>
            {group.letter}
          </Txt>
          <Box className='tp-city__rows'>
            {group.cities.map((city) => (
              <Press
                key={city.regionId}
                className={cx(
                  'tp-city__row',
                  city.regionId.slice(0, 4) === chosen.slice(0, 4) && 'tp-city__row--on',
                )}
                onTap={() => onPick(city)}
              >
                {city.name}
              </Press>
            ))}
          </Box>
        </Box>
      ))}
      {next !== undefined && (
        <Box className='tp-city__next'>
          <Button kind='secondary' block onTap={() => setLetter(next)}>
            {t('place.city.next', { letter: next })}
          </Button>
        </Box>
      )}
    </>
  )
}
