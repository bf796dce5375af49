import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import type { City } from '.'

interface ChipsProps {
  readonly title: string
  readonly places: readonly City[]
  readonly onPick: (place: City) => void
}

/** A few places under a title. */
export function Chips({ title, places, onPick }: ChipsProps) {
  return (
    <Box className='tp-city__group' role='group' label={title}>
      <Txt className='tp-city__title' level={2}>
        {title}
      </Txt>
      <Box className='tp-city__chips'>
        {places.map((place) => (
          <Press key={place.regionId} className='tp-city__chip' onTap={() => onPick(place)}>
            {place.name}
          </Press>
        ))}
      </Box>
    </Box>
  )
}
