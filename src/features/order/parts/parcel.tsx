import { useState } from 'react'
import { useCopy } from '../../../engine/actions/use-copy'
import { useQuery } from '../../../engine/data/queries'
import { errorText } from '../../../engine/error-text'
import { QueryState } from '../../../engine/outlet/paged-list'
import { useServices } from '../../../engine/services'
import { useLocale, useTranslate } from '../../../i18n'
import { formatDateTime } from '../../../shared/date'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { StreetMap } from '../../../ui/primitives/map'
import { fitZoom, middleOf } from '../../../ui/primitives/map-plane'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { cx } from '../../../ui/style'
import type { Order, Parcel } from '../contract'
import type { ParcelTrace } from '../contract-after'
import { parcelTrace } from '../queries'
import './parcel.scss'

interface CopiedProps {
  readonly text: string
  /** Names it. */
  readonly what: string
  /** What stands in its place, with more than is copied. */
  readonly shown?: string
}

/** A number, and what copies it. */
export function Copied({ text, what, shown = text }: CopiedProps) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <View className='tp-od__serial'>
      <Text className='tp-num' select>
        {shown}
      </Text>
      <Pressable
        className='tp-od__copy'
        label={`${t('order.copy')} ${what}`}
        onTap={() => copy(text)}
      >
        {t('order.copy')}
      </Pressable>
    </View>
  )
}

interface ParcelPanelProps {
  readonly parcel: Parcel
  readonly order: Order
  /** Its place among the parcels, from 1. */
  readonly number: number
}

/** One parcel: what is in it, by whom it comes, and on a tap the way it has gone. */
export function ParcelPanel({ parcel, order, number }: ParcelPanelProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  const contents = parcel.lines
    .map(({ position, count }) => {
      const line = order.lines.find((each) => each.position === position)
      return line ? `${line.name} × ${count}` : ''
    })
    .filter(Boolean)
  return (
    <View className='tp-od__panel'>
      <View className='tp-od__row'>
        <Text className='tp-od__total'>{t('order.parcel', { n: number })}</Text>
        <Copied
          text={parcel.number}
          what={parcel.number}
          shown={`${parcel.carrier} ${parcel.number}`}
        />
      </View>
      <Text className='tp-od__note'>{contents.join(', ')}</Text>
      <Pressable className='tp-od__more' expanded={shown} onTap={() => setShown(!shown)}>
        {t(shown ? 'order.traceHide' : 'order.trace')}
      </Pressable>
      {shown && <ParcelWay id={parcel.id} />}
    </View>
  )
}

/** The way of a parcel, drawn on a map and told stop by stop, the latest first. By its id, or that of an exchange. */
export function ParcelWay({ id }: { readonly id: string }) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const trace = useQuery(parcelTrace(id))
  return (
    <QueryState
      query={trace}
      skeleton={<Skeleton kind='text' count={3} label={t('common.loading')} />}
    >
      {({ steps, route }) => (
        <>
          {steps.length > 0 && <TraceMap steps={steps} route={route} />}
          <View className='tp-parcel__trace' role='list' label={t('order.trace')}>
            {steps.map(({ at, text, latitude, longitude }, index) => (
              // What arrived early has several stops at one time.
              <View key={`${at} ${text}`} role='listitem'>
                <Pressable
                  className={cx('tp-parcel__stop', index === 0 && 'tp-parcel__stop--now')}
                  label={`${text}, ${formatDateTime(at, locale)}. ${t('order.traceMap')}`}
                  onTap={() =>
                    host
                      .showPlace({ latitude, longitude, name: text, address: '' })
                      .catch((error: unknown) => host.toast(errorText(error, t)))
                  }
                >
                  <Text className='tp-parcel__stop-text'>{text}</Text>
                  <Text className='tp-parcel__note tp-num'>{formatDateTime(at, locale)}</Text>
                </Pressable>
              </View>
            ))}
          </View>
        </>
      )}
    </QueryState>
  )
}

/** px the way may spread over: a panel without its edges. */
const ROOM = { width: 240, height: 110 } as const
/** A town: closer is not known of a parcel. */
const TOWN = 13
/** Key of Tencent's static map for browsers, public (README, 'Configuration'). Empty: a plain plane. */
const mapKey: string = process.env.TARO_APP_MAP_KEY ?? ''

/** Where a parcel has been, where it is and where it still goes. Pins are numbered as the stops were passed. */
function TraceMap({ steps, route }: Pick<ParcelTrace, 'steps' | 'route'>) {
  const t = useTranslate()
  const passed = [...steps].reverse()
  const pins = passed.map((step, at) => ({ ...step, id: String(at), name: step.text }))
  const ways = [...passed, ...route]
  const all = fitZoom(ways, ROOM.width, ROOM.height, TOWN)
  const [chosen, setChosen] = useState('')
  const [zoom, setZoom] = useState(all)
  const selected = pins.find(({ id }) => id === chosen) ?? pins[pins.length - 1]
  return (
    <StreetMap
      className='tp-parcel__map'
      center={zoom > all && selected ? selected : middleOf(ways)}
      zoom={zoom}
      onZoom={setZoom}
      markers={pins}
      lines={[
        // Where it goes after the last stop.
        { points: [...passed.slice(-1), ...route.slice(passed.length)], tone: 'muted', width: 3 },
        { points: passed, tone: 'brand', width: 4 },
      ]}
      circles={[]}
      areas={[]}
      controls
      selected={selected?.id ?? ''}
      onSelect={setChosen}
      mapKey={mapKey}
      texts={{
        label: t('order.traceRoute'),
        zoomIn: t('order.closer'),
        zoomOut: t('order.farther'),
        credit: t('order.mapCredit'),
      }}
    />
  )
}
