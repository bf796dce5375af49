import './map.scss'
// biome-ignore lint/suspicious/noShadowRestrictedNames: config/surgery/elements-babel reads this name.
import { Map, View } from '@tarojs/components'
import type { ComponentProps } from 'react'
import { cx } from '../style'
import { aria, type MapMarker, type MapProps, type MapTone, namedMarker } from './types'

/** Maps of hosts know no variables: the light theme's, as their maps are light. */
const COLOR: Record<MapTone, string> = {
  brand: '#c2410c',
  info: '#1d4ed8',
  success: '#15803d',
  warning: '#b45309',
  danger: '#b91c1c',
  muted: '#57534e',
}
/** With a fifth of its strength. */
const FILL = '33'

/** WeChat tells which marker in `detail`, Alipay in the event itself. */
interface MarkerEvent {
  readonly markerId?: unknown
  readonly detail?: { readonly markerId?: unknown }
}

type HostMap = ComponentProps<typeof Map>

const pin = (marker: MapMarker, id: number, on: boolean, named?: MapMarker) => ({
  // Hosts number their markers.
  id,
  latitude: marker.latitude,
  longitude: marker.longitude,
  title: marker.name,
  width: on ? 34 : 26,
  height: on ? 44 : 34,
  callout: {
    content: marker.name,
    color: '#1c1917',
    fontSize: 13,
    borderRadius: 8,
    padding: 6,
    bgColor: '#ffffff',
    display: marker === named ? 'ALWAYS' : 'BYCLICK',
  },
})

/** The host's map. */
export function StreetMap(props: MapProps) {
  const { className, center, zoom, markers, lines, circles, areas, controls } = props
  const { selected, onSelect, texts } = props
  const named = namedMarker(markers, selected)
  const tapped = (event: MarkerEvent) => {
    const marker = markers[Number(event.detail?.markerId ?? event.markerId)]
    if (marker) onSelect(marker.id)
  }
  const host = {
    className: 'tp-map__host',
    latitude: center.latitude,
    longitude: center.longitude,
    scale: zoom,
    enableZoom: controls,
    markers: markers.map((marker, at) => pin(marker, at, marker.id === selected, named)),
    polyline: lines.map(({ points, tone, width }) => ({ points, color: COLOR[tone], width })),
    circles: circles.map(({ latitude, longitude, radius, tone }) => ({
      latitude,
      longitude,
      radius,
      color: COLOR[tone],
      fillColor: COLOR[tone] + FILL,
      strokeWidth: 1,
    })),
    polygons: areas.map(({ points, tone }) => ({
      points,
      strokeColor: COLOR[tone],
      fillColor: COLOR[tone] + FILL,
      strokeWidth: 1,
    })),
    onMarkerTap: tapped,
    onCalloutTap: tapped,
  } as unknown as HostMap
  return (
    <View className={cx('tp-map', className)} {...aria('region', texts.label)}>
      <Map {...host} />
    </View>
  )
}
