import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { stale } from '../../queries'
import type { City, CityIndex, CityPickerConfig } from '.'
import { Chips, CityList, CountySheet, cityOf, Found, findCities, Located } from './city-parts'
import './city-picker.scss'

const MOST = 6
export interface Region {
  /** Newest first. */
  readonly recent: readonly City[]
  /** Without a place, all of them. */
  readonly choose: (place: City | undefined) => void
}

/** The place of the session, which every call carries, and those chosen before. */
export function useRegion(): Region {
  const { persistence, session, queries } = useServices()
  const [recent, setRecent] = useState<readonly City[]>(() => {
    const stored: unknown = persistence.read('recentCities')
    return Array.isArray(stored) ? stored : []
  })
  return {
    recent,
    choose(place) {
      session.chooseRegion(place?.regionId ?? '')
      void stale.afterChoice(queries)
      if (!place) return
      const others = recent.filter(({ regionId }) => regionId !== place.regionId)
      const next = [place, ...others].slice(0, MOST)
      setRecent(next)
      persistence.tryWrite('recentCities', next)
    },
  }
}

/** `/comDate/location`: where one is; calls carry it as `regionId`. */
export const CityPicker = observer(function CityPicker({
  value,
  config,
}: WidgetProps<CityIndex, CityPickerConfig>) {
  const t = useTranslate()
  const { session, navigator, host } = useServices()
  const { recent, choose } = useRegion()
  const [word, setWord] = useState('')
  const [city, setCity] = useState<City>()
  const { regionId } = session
  // What was chosen in another language is called by the one that is spoken now.
  const named = (place: City) =>
    (place.regionId.endsWith('00') && cityOf(value, place.regionId)) || place
  const kept = recent.find((place) => place.regionId === regionId)
  const current = (kept ? named(kept) : cityOf(value, regionId))?.name
  const take = (place: City) => {
    setCity(undefined)
    choose(place)
    host.toast(t('place.city.chosen', { name: place.name }))
    if (config.back) navigator.back().catch(() => undefined)
  }
  const pick = config.counties ? setCity : take
  const hot = config.hot.flatMap((id) => cityOf(value, id) ?? [])
  const all = () => {
    choose(undefined)
    host.toast(t('place.city.everywhere'))
    if (config.back) navigator.back().catch(() => undefined)
  }
  const typed = word.trim()
  return (
    <View className='tp-city'>
      <SearchInput
        value={word}
        onChange={setWord}
        placeholder={t('place.city.search')}
        clearLabel={t('place.city.clear')}
      />
      {typed === '' ? (
        <>
          <View className='tp-city__current' role='status'>
            <Icon name='map-pin' size={20} tone='brand' />
            <Text className='tp-city__label'>{t('place.city.current')}</Text>
            <Text className='tp-city__name'>{current ?? t('place.city.none')}</Text>
          </View>
          <Located onAll={regionId === '' ? undefined : all} onPick={pick} />
          {recent.length > 0 && (
            <Chips title={t('place.city.recent')} places={recent.map(named)} onPick={take} />
          )}
          {hot.length > 0 && <Chips title={t('place.city.hot')} places={hot} onPick={pick} />}
          <CityList index={value} chosen={regionId} onPick={pick} />
        </>
      ) : (
        <Found places={findCities(value, typed)} onPick={pick} title={typed} />
      )}
      <CountySheet city={city} onPick={take} onClose={() => setCity(undefined)} />
    </View>
  )
})
