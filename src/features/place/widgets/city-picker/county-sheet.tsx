import { useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { useTranslate } from '../../../../i18n'
import { Cell } from '../../../../ui/cell/cell'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { countiesOf } from '../../queries'
import type { City } from '.'

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
  const { status, value = [] } = useQuery(countiesOf(shown?.regionId ?? ''))
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
      {status === 'loading' && <Skeleton kind='cell' count={4} label={t('place.city.loading')} />}
      {status === 'error' && <Notice tone='warning'>{t('place.city.countiesFailed')}</Notice>}
      {value.map((county) => (
        <Cell
          key={county.regionId}
          title={county.name}
          arrow={false}
          onTap={() => onPick({ regionId: county.regionId, name: `${name} ${county.name}` })}
        />
      ))}
    </Sheet>
  )
}
