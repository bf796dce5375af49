import './map.scss'
import { Icon } from '../icon/icon'
import { cx } from '../style'
import { Pressable } from './elements'
import { lengthOf, offsetFrom } from './map-plane'
import { MAX_ZOOM, type MapPoint, type MapProps, MIN_ZOOM } from './types'

/** px of the picture of streets: as wide as the widest column. */
const STREETS = { width: 960, height: 320 } as const

/** Tencent's static map: a picture a view. Without a key nothing is asked of anybody. */
function streets({ latitude, longitude }: MapPoint, zoom: number, key: string): string {
  const size = `${STREETS.width}*${STREETS.height}`
  return `https://apis.map.qq.com/ws/staticmap/v2/?center=${latitude},${longitude}&zoom=${zoom}&size=${size}&scale=2&key=${encodeURIComponent(key)}`
}

/** A map without a map: shapes and markers where they are, on streets if there is a key, else on a plain plane. */
export function DrawnMap(props: MapProps) {
  const { className, center, zoom, markers, controls, selected, onSelect, texts, mapKey } = props
  return (
    <section className={cx('tp-map', className)} aria-label={texts.label}>
      {mapKey === '' ? (
        <Plane {...props} />
      ) : (
        <img className='tp-map__streets' src={streets(center, zoom, mapKey)} alt='' />
      )}
      <Shapes {...props} />
      {markers.map((marker, at) => {
        const [x, y] = offsetFrom(center, marker, zoom)
        const isOn = marker.id === selected
        return (
          <Pressable
            key={marker.id}
            className={cx('tp-map__pin', isOn && 'tp-map__pin--on')}
            style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
            label={marker.name}
            expanded={isOn}
            onTap={() => onSelect(marker.id)}
          >
            <span className='tp-map__dot tp-num'>{at + 1}</span>
            {(isOn || markers.length === 1) && <span className='tp-map__name'>{marker.name}</span>}
          </Pressable>
        )
      })}
      {controls && <Controls {...props} />}
      {mapKey !== '' && <span className='tp-map__credit'>{texts.credit}</span>}
    </section>
  )
}

/** Blocks and streets of no place in particular; they move with the ground. */
function Plane({ center, zoom }: MapProps) {
  const [x, y] = offsetFrom(center, { latitude: 0, longitude: 0 }, zoom)
  const shift = `rotate(-14) translate(${x % 1200} ${y % 1200})`
  return (
    <svg className='tp-map__plane' aria-hidden='true'>
      <defs>
        <pattern
          id='tp-map-lanes'
          width='60'
          height='40'
          patternUnits='userSpaceOnUse'
          patternTransform={shift}
        >
          <path className='tp-map__lane' d='M0 0H60M0 0V40' />
        </pattern>
        <pattern
          id='tp-map-roads'
          width='240'
          height='200'
          patternUnits='userSpaceOnUse'
          patternTransform={shift}
        >
          <rect className='tp-map__park' x='66' y='86' width='48' height='28' rx='3' />
          <path className='tp-map__road' d='M0 0H240M0 0V200' />
        </pattern>
      </defs>
      <rect width='100%' height='100%' fill='url(#tp-map-lanes)' />
      <rect width='100%' height='100%' fill='url(#tp-map-roads)' />
    </svg>
  )
}

function Shapes({ center, zoom, lines, circles, areas }: MapProps) {
  const path = (points: readonly MapPoint[]) =>
    points.map((point) => offsetFrom(center, point, zoom).join(',')).join(' ')
  return (
    <svg className='tp-map__shapes' aria-hidden='true'>
      {/* Its origin is the middle of the map. */}
      <svg x='50%' y='50%' overflow='visible' aria-hidden='true'>
        {areas.map(({ points, tone }, at) => (
          <polygon
            // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its position.
            key={at}
            className={`tp-map__area tp-map--${tone}`}
            points={path(points)}
          />
        ))}
        {circles.map((circle, at) => {
          const [x, y] = offsetFrom(center, circle, zoom)
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its position.
              key={at}
              className={`tp-map__area tp-map--${circle.tone}`}
              cx={x}
              cy={y}
              r={lengthOf(circle.radius, circle, zoom)}
            />
          )
        })}
        {lines.map(({ points, tone, width }, at) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a shape is its position.
            key={at}
            className={`tp-map__line tp-map--${tone}`}
            points={path(points)}
            strokeWidth={width}
          />
        ))}
      </svg>
    </svg>
  )
}

function Controls({ zoom, onZoom, texts }: MapProps) {
  return (
    <div className='tp-map__controls'>
      <Pressable
        className='tp-map__control'
        label={texts.zoomIn}
        disabled={zoom >= MAX_ZOOM}
        onTap={() => onZoom(zoom + 1)}
      >
        <Icon name='plus' size={20} />
      </Pressable>
      <Pressable
        className='tp-map__control'
        label={texts.zoomOut}
        disabled={zoom <= MIN_ZOOM}
        onTap={() => onZoom(zoom - 1)}
      >
        <Icon name='minus' size={20} />
      </Pressable>
    </div>
  )
}
