import { useState } from 'react'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { getCityByPlace } from '../../contract'
import { countiesOf } from '../../queries'
import type { City, CityIndex } from '.'
import './city-picker.scss'

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

/** As people type it: without capitals, spaces and the marks between syllables. */
const plain = (text: string) => text.toLowerCase().replace(/[\s'’]/g, '')

/** Cities that are called so, in either language; one letter finds all under it. */
export function findCities(index: CityIndex, word: string): readonly City[] {
  const letter = word.toUpperCase()
  const under = index.find((group) => group.letter === letter)
  const found =
    under?.cities ??
    index.flatMap(({ cities }) =>
      cities.filter(({ name, also }) => plain(`${name}|${also}`).indexOf(plain(word)) >= 0),
    )
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
      <View className='tp-city__letters' role='group' label={t('place.city.letters')}>
        {index.map((group) => (
          <Pressable
            key={group.letter}
            className={cx('tp-city__letter', group.letter === letter && 'tp-city__letter--on')}
            label={t('place.city.letter', { letter: group.letter })}
            onTap={() => setLetter(group.letter)}
          >
            {group.letter}
          </Pressable>
        ))}
      </View>
      {groups.map((group) => (
        <View key={group.letter} className='tp-city__group' role='group' label={group.letter}>
          <Text className='tp-city__title' level={2}>
            {group.letter}
          </Text>
          <View className='tp-city__rows'>
            {group.cities.map((city) => (
              <Pressable
                key={city.regionId}
                className={cx(
                  'tp-city__row',
                  city.regionId.slice(0, 4) === chosen.slice(0, 4) && 'tp-city__row--on',
                )}
                onTap={() => onPick(city)}
              >
                {city.name}
              </Pressable>
            ))}
          </View>
        </View>
      ))}
      {next !== undefined && (
        <View className='tp-city__next'>
          <Button kind='secondary' block onTap={() => setLetter(next)}>
            {t('place.city.next', { letter: next })}
          </Button>
        </View>
      )}
    </>
  )
}

interface CountySheetProps {
  /** Undefined: the sheet is closed. */
  readonly city: City | undefined
  readonly onPick: (place: City) => void
  readonly onClose: () => void
}

/** The districts of a city; the whole city is always a choice. */
export function CountySheet({ city, onPick, onClose }: CountySheetProps) {
  const t = useTranslate()
  // Kept while the sheet closes.
  const [shown, setShown] = useState(city)
  if (city && city !== shown) setShown(city)
  const counties = useQuery(countiesOf(shown?.regionId ?? ''))
  const name = shown?.name ?? ''
  return (
    <Sheet
      open={city !== undefined}
      onClose={onClose}
      title={t('place.city.counties', { city: name })}
      closeLabel={t('place.city.close')}
    >
      {shown && (
        <Cell
          icon='map-pin'
          iconTone='brand'
          title={t('place.city.whole', { city: name })}
          onTap={() => onPick(shown)}
        />
      )}
      <QueryState
        query={counties}
        inSheet
        skeleton={<Skeleton kind='cell' count={4} label={t('place.city.loading')} />}
      >
        {(known) =>
          known.map((county) => (
            <Cell
              key={county.regionId}
              title={county.name}
              arrow={false}
              onTap={() => onPick({ regionId: county.regionId, name: `${name} ${county.name}` })}
            />
          ))
        }
      </QueryState>
    </Sheet>
  )
}

interface ChipsProps {
  readonly title: string
  readonly places: readonly City[]
  readonly onPick: (place: City) => void
}

/** A few places under a title. */
export function Chips({ title, places, onPick }: ChipsProps) {
  return (
    <View className='tp-city__group' role='group' label={title}>
      <Text className='tp-city__title' level={2}>
        {title}
      </Text>
      <View className='tp-city__chips'>
        {places.map((place) => (
          <Pressable key={place.regionId} className='tp-city__chip' onTap={() => onPick(place)}>
            {place.name}
          </Pressable>
        ))}
      </View>
    </View>
  )
}

interface LocatedProps {
  /** Shows what is in all places again; undefined while it does. */
  readonly onAll: (() => void) | undefined
  readonly onPick: (place: City) => void
}

/** The city one is in, asked for by a tap; and the way out of a chosen one. */
export function Located({ onAll, onPick }: LocatedProps) {
  const { host } = useServices()
  const t = useTranslate()
  const { busy, problem, setProblem, run } = useSubmit()
  const locate = () =>
    run(async () => {
      const { latitude, longitude } = await host.locate()
      const found = await getCityByPlace({ query: { latitude, longitude } })
      if (found) onPick(found)
      else setProblem(t('place.city.noPlace'))
    })
  return (
    <View className='tp-city__group'>
      <View className='tp-city__chips'>
        <Button
          size='s'
          kind='secondary'
          icon='navigation'
          loading={busy}
          onTap={() => void locate()}
        >
          {t(busy ? 'place.city.locating' : 'place.city.locate')}
        </Button>
        {onAll && (
          <Button size='s' kind='secondary' onTap={onAll}>
            {t('place.city.all')}
          </Button>
        )}
      </View>
      {problem !== undefined && (
        <Text className='tp-city__label' role='alert'>
          {problem}
        </Text>
      )}
    </View>
  )
}

interface FoundProps {
  readonly places: readonly City[]
  readonly title: string
  readonly onPick: (place: City) => void
}

export function Found({ places, title, onPick }: FoundProps) {
  const t = useTranslate()
  if (places.length === 0)
    return (
      <EmptyState
        variant='search'
        title={t('place.city.noMatch')}
        note={t('place.city.noMatchNote')}
      />
    )
  return <Chips title={title} places={places} onPick={onPick} />
}
