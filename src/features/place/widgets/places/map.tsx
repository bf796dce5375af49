import { useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { StreetMap } from '../../../../ui/primitives/map'
import { fitZoom, middleOf } from '../../../../ui/primitives/map-plane'
import { DEFAULT_ZOOM, type MapConfig, type MapValue } from './map-schema'
import { PlaceRow } from './place-row'
import './map.scss'

/** Key of Tencent's static map for browsers, public (README, 'Configuration'). Empty: a plain plane. */
export const mapKey: string = process.env.TARO_APP_MAP_KEY ?? ''

/** px the pins may spread over when all are to be seen: a phone's card without its edges. */
const ROOM = { width: 280, height: 130 } as const

/** Places on a map, and below it as a list; the one that is tapped stands out in both. */
export function MapWidget({ value, config }: WidgetProps<MapValue, MapConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const { markers, polylines, circles, polygons } = value
  const fits = config.zoom === 'fit'
  const [selected, setSelected] = useState(fits ? '' : (markers[0]?.id ?? ''))
  const [zoom, setZoom] = useState(() =>
    config.zoom === 'fit'
      ? fitZoom(markers, ROOM.width, ROOM.height, DEFAULT_ZOOM)
      : Math.round(config.zoom),
  )
  const chosen = markers.find(({ id }) => id === selected)
  const center = chosen ?? middleOf(markers)
  const title = localize(config.title, locale)
  const select = (id: string) => {
    setSelected(id === selected && fits ? '' : id)
    if (id !== selected) setZoom((before) => Math.max(before, fits ? 14 : before))
  }
  return (
    <Box className='tp-places'>
      {title !== '' && (
        <Txt className='tp-places__title' level={2}>
          {title}
        </Txt>
      )}
      <Box className='tp-places__card'>
        <StreetMap
          className='tp-places__map'
          center={center}
          zoom={zoom}
          onZoom={setZoom}
          markers={markers.map((marker) => ({ ...marker, name: localize(marker.name, locale) }))}
          lines={polylines}
          circles={circles}
          areas={polygons}
          controls={config.controls}
          selected={selected}
          onSelect={select}
          mapKey={mapKey}
          texts={{
            label: title || t('place.map.label'),
            zoomIn: t('place.map.zoomIn'),
            zoomOut: t('place.map.zoomOut'),
            credit: t('place.map.credit'),
          }}
        />
        {config.list && (
          <Box role='list' label={t('place.map.list')}>
            {markers.map((marker, at) => (
              <PlaceRow
                key={marker.id}
                marker={marker}
                number={at + 1}
                open={marker.id === selected}
                onSelect={() => select(marker.id)}
                config={config}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}
