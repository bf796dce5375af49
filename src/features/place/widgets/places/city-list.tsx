import { useState } from 'react'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { City, CityIndex } from '.'

/** Cities drawn at once: all 340 would be more than a mini-program's page may hold. */
const ENOUGH = 40
const MOST_FOUND = 60

/** Groups from `letter` on, as many as make a screenful, and the letter after them. */
function groupsFrom(
  index: CityIndex,
  letter: string,
): { readonly groups: CityIndex; readonly next: string | undefined } {
  const start = Math.max(
    0,
    index.findIndex((group) => group.letter === letter),
  )
  let end = start
  let count = 0
  while (end < index.length && count < ENOUGH) {
    count += index[end]?.cities.length ?? 0
    end += 1
  }
  return { groups: index.slice(start, end), next: index[end]?.letter }
}

/** Cities whose name holds `word`; one letter finds all under it. */
export function findCities(index: CityIndex, word: string): readonly City[] {
  const letter = word.toUpperCase()
  const under = index.find((group) => group.letter === letter)
  const found =
    under?.cities ??
    index.flatMap(({ cities }) => cities.filter(({ name }) => name.indexOf(word) >= 0))
  return found.slice(0, MOST_FOUND)
}

/** The city of a city's or a county's id. */
export function cityOf(index: CityIndex, regionId: string): City | undefined {
  if (regionId === '') return undefined
  const id = `${regionId.slice(0, 4)}00`
  for (const { cities } of index) {
    const found = cities.find((city) => city.regionId === id)
    if (found) return found
  }
  return undefined
}

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
