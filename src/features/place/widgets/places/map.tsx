import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { StreetMap } from '../../../../ui/primitives/map'
import { fitZoom, middleOf } from '../../../../ui/primitives/map-plane'
import { DEFAULT_ZOOM } from '../../../../ui/primitives/types'
import { cx } from '../../../../ui/style'
import type { Control, MapConfig, MapValue, Marker } from '.'
import './map.scss'

interface PlaceRowProps {
  readonly marker: Marker
  /** As on its pin. */
  readonly number: number
  readonly open: boolean
  readonly onSelect: () => void
  readonly config: MapConfig
}

/** A place of the map; the chosen one says what can be done about it. */
function PlaceRow({ marker, number, open, onSelect, config }: PlaceRowProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const follow = useOpen()
  const act = useAct()
  const { phone } = marker
  const name = localize(marker.name, locale)
  const address = localize(marker.address, locale)
  const url = marker.url || fillUrl(config.itemUrl, marker)
  const itemTap = config.on?.itemTap
  const show = () =>
    host
      .showPlace({ ...marker, name, address })
      .catch(() => host.toast(t('place.map.openFailed', { address: address || name })))
  const dial = () =>
    host.callPhone(phone).catch(() => host.toast(t('platform.call.failed', { phone })))
  return (
    <View role='listitem' className={cx('tp-place', open && 'tp-place--on')}>
      <Pressable className='tp-place__head' expanded={open} onTap={onSelect}>
        <View className='tp-place__number tp-num' decor>
          {number}
        </View>
        <View className='tp-place__text'>
          <Text className='tp-place__name'>{name}</Text>
          {address !== '' && <Text className='tp-place__address'>{address}</Text>}
        </View>
      </Pressable>
      {open && (
        <View className='tp-place__actions'>
          <Button
            size='s'
            icon='navigation'
            label={t('place.map.openLabel', { name })}
            onTap={show}
          >
            {t('place.map.open')}
          </Button>
          {phone !== '' && (
            <Button
              size='s'
              kind='secondary'
              icon='phone'
              label={t('place.map.callLabel', { name })}
              onTap={dial}
            >
              {t('place.map.call')}
            </Button>
          )}
          {(url !== '' || itemTap) && (
            <Button
              size='s'
              kind='ghost'
              onTap={itemTap ? act.to(itemTap, marker) : follow.to(url)}
            >
              {t('place.map.details')}
            </Button>
          )}
        </View>
      )}
    </View>
  )
}

interface MapControlsProps {
  readonly controls: readonly Control[]
  readonly config: MapConfig
}

/** More would cover what they stand on. */
const MOST_CONTROLS = 4

/** Buttons of the definition, on the map. */
function MapControls({ controls, config }: MapControlsProps) {
  const locale = useLocale()
  const follow = useOpen()
  const act = useAct()
  const tap = config.on?.tap
  return (
    <View className='tp-places__controls'>
      {controls.slice(0, MOST_CONTROLS).map((control) => (
        <Pressable
          key={control.id}
          className='tp-places__control'
          onTap={tap ? act.to(tap, control) : follow.to(fillUrl(control.url, control))}
        >
          {control.icon !== '' && <Icon name={control.icon as IconName} size={20} tone='brand' />}
          <Text className='tp-places__control-name'>{localize(control.name, locale)}</Text>
        </Pressable>
      ))}
    </View>
  )
}

/** Key of Tencent's static map for browsers, public (README, 'Configuration'). Empty: a plain plane. */
export const mapKey: string = process.env.TARO_APP_MAP_KEY ?? ''

/** px the pins may spread over when all are to be seen: a phone's card without its edges. */
const ROOM = { width: 280, height: 130 } as const

/** Places on a map, and below it as a list; the one that is tapped stands out in both. */
export function MapWidget({ value, config }: WidgetProps<MapValue, MapConfig>) {
  const t = useTranslate()
  const locale = useLocale()
  const { markers, polylines, circles, polygons, controls } = value
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
    <View className='tp-places'>
      {title !== '' && (
        <Text className='tp-places__title' level={2}>
          {title}
        </Text>
      )}
      <View className='tp-places__card'>
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
        {controls.length > 0 && <MapControls controls={controls} config={config} />}
        {config.list && (
          <View role='list' label={t('place.map.list')}>
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
          </View>
        )}
      </View>
    </View>
  )
}
