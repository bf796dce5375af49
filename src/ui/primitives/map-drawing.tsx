import './map.scss'
import { useEffect, useId, useState } from 'react'
import { Icon } from '../icon/icon'
import { cx } from '../style'
import { Pressable } from './elements'
import { type MapHand, type MapView, useMapHand } from './map-hand'
import { lengthOf, offsetFrom } from './map-plane'
import { MAX_ZOOM, type MapPoint, type MapProps, MIN_ZOOM, namedMarker } from './types'

/** px of the picture of streets: as wide as the widest column. */
const STREETS = { width: 960, height: 320 } as const
/** ms that a map has to rest before its streets are asked for: they are counted by who draws them. */
const REST = 250

/** Tencent's static map: a picture a view. Without a key nothing is asked of anybody. */
function streets({ center, zoom }: MapView, key: string): string {
  const middle = `${Number(center.latitude.toFixed(6))},${Number(center.longitude.toFixed(6))}`
  const size = `${STREETS.width}*${STREETS.height}`
  return `https://apis.map.qq.com/ws/staticmap/v2/?center=${middle}&zoom=${zoom}&size=${size}&scale=2&key=${encodeURIComponent(key)}`
}

/**
 * A map without a map: shapes and markers where they are, on streets if there is a key, else on a plain plane.
 * Fingers, a mouse and keys move it.
 */
export function DrawnMap(props: MapProps) {
  const { className, markers, controls, selected, onSelect, texts, mapKey } = props
  const hand = useMapHand(props)
  const { view } = hand
  const named = namedMarker(markers, selected)
  return (
    <section
      ref={hand.host}
      className={cx('tp-map', className)}
      aria-label={texts.label}
      {...hand.on}
    >
      {mapKey === '' ? <Plane {...view} /> : <Streets view={view} mapKey={mapKey} />}
      <Shapes {...props} {...view} />
      {markers.map((marker, at) => {
        const [x, y] = offsetFrom(view.center, marker, view.zoom)
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
          </Pressable>
        )
      })}
      {named && <PinName {...view} pin={named} name={named.name} />}
      {controls && <Controls hand={hand} texts={texts} />}
      {mapKey !== '' && <span className='tp-map__credit'>{texts.credit}</span>}
    </section>
  )
}

/** px from the place of a pin to the line above it. */
const PIN = 40

interface PinNameProps extends MapView {
  readonly pin: MapPoint
  readonly name: string
}

/** Above its pin. What stands beside it gives way as far as there is room: near an edge it is not cut. */
function PinName({ center, zoom, pin, name }: PinNameProps) {
  const [x, y] = offsetFrom(center, pin, zoom)
  return (
    <div className='tp-map__naming' style={{ bottom: `calc(50% - ${y - PIN}px)` }} aria-hidden>
      <span style={{ flexBasis: `calc(50% + ${x}px)` }} />
      <span className='tp-map__name'>{name}</span>
      <span style={{ flexBasis: `calc(50% - ${x}px)` }} />
    </div>
  )
}

interface StreetsProps {
  readonly view: MapView
  readonly mapKey: string
}

/** The picture that has come moves with the ground until that of the place where the map rests has come. */
function Streets({ view, mapKey }: StreetsProps) {
  const [rest, setRest] = useState(view)
  const { latitude, longitude } = view.center
  const { zoom } = view
  useEffect(() => {
    const timer = setTimeout(() => setRest({ center: { latitude, longitude }, zoom }), REST)
    return () => clearTimeout(timer)
  }, [latitude, longitude, zoom])
  // Pictures are of whole zooms.
  const wanted = { center: rest.center, zoom: Math.round(rest.zoom) }
  const src = streets(wanted, mapKey)
  const [come, setCome] = useState({ ...wanted, src: '' })
  const pictures = [come, { ...wanted, src }].filter(
    (picture, at) => picture.src !== '' && (at === 1 || picture.src !== src),
  )
  return (
    <>
      {pictures.map((picture) => {
        const [x, y] = offsetFrom(view.center, picture.center, view.zoom)
        const size = 2 ** (view.zoom - picture.zoom)
        return (
          <img
            key={picture.src}
            className='tp-map__streets'
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${size})` }}
            src={picture.src}
            alt=''
            onLoad={() => setCome(picture)}
          />
        )
      })}
    </>
  )
}

/** How its streets lie, radians, and after how many px they are as before. */
const TILT = (-14 * Math.PI) / 180
const REPEAT = { x: 240, y: 200 } as const

/** Blocks and streets of no place in particular; they move and grow with the ground. */
function Plane({ center, zoom }: MapView) {
  const id = useId()
  const [x, y] = offsetFrom(center, { latitude: 0, longitude: 0 }, zoom)
  const size = 2 ** (zoom - Math.round(zoom))
  // Along the streets: a pattern is turned after it was moved.
  const along = x * Math.cos(TILT) + y * Math.sin(TILT)
  const across = y * Math.cos(TILT) - x * Math.sin(TILT)
  const shift = `rotate(-14) translate(${along % (REPEAT.x * size)} ${across % (REPEAT.y * size)}) scale(${size})`
  return (
    <svg className='tp-map__plane' aria-hidden='true'>
      <defs>
        <pattern
          id={`${id}lanes`}
          width='60'
          height='40'
          patternUnits='userSpaceOnUse'
          patternTransform={shift}
        >
          <path className='tp-map__lane' d='M0 0H60M0 0V40' />
        </pattern>
        <pattern
          id={`${id}roads`}
          width={REPEAT.x}
          height={REPEAT.y}
          patternUnits='userSpaceOnUse'
          patternTransform={shift}
        >
          <rect className='tp-map__park' x='66' y='86' width='48' height='28' rx='3' />
          <path className='tp-map__road' d='M0 0H240M0 0V200' />
        </pattern>
      </defs>
      {/* Its origin is the middle of the map, from where it grows. */}
      <svg x='50%' y='50%' overflow='visible' aria-hidden='true'>
        {['lanes', 'roads'].map((name) => (
          <rect
            key={name}
            x='-50%'
            y='-50%'
            width='100%'
            height='100%'
            fill={`url(#${id}${name})`}
          />
        ))}
      </svg>
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

function Controls({ hand, texts }: Pick<MapProps, 'texts'> & { readonly hand: MapHand }) {
  const { view, zoomBy } = hand
  return (
    <div className='tp-map__controls'>
      <Pressable
        className='tp-map__control'
        label={texts.zoomIn}
        disabled={view.zoom >= MAX_ZOOM}
        onTap={() => zoomBy(1)}
      >
        <Icon name='plus' size={20} />
      </Pressable>
      <Pressable
        className='tp-map__control'
        label={texts.zoomOut}
        disabled={view.zoom <= MIN_ZOOM}
        onTap={() => zoomBy(-1)}
      >
        <Icon name='minus' size={20} />
      </Pressable>
    </div>
  )
}
