import { MAX_ZOOM, type MapPoint, MIN_ZOOM } from './types'

const TILE = 256
/** Beyond it the projection has no end. */
const MAX_LATITUDE = 85.05
const EQUATOR_METRES = 40_075_017
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Where a point lies on the web-mercator plane of a zoom, px from the north-west corner of the world. */
function onPlane({ latitude, longitude }: MapPoint, zoom: number): readonly [number, number] {
  const size = TILE * 2 ** zoom
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude))
  const sine = Math.sin(radians(bounded))
  return [
    (longitude / 360 + 0.5) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ]
}

/** px from the middle of a map, to the right and down. */
export function offsetFrom(
  center: MapPoint,
  point: MapPoint,
  zoom: number,
): readonly [x: number, y: number] {
  const [x0, y0] = onPlane(center, zoom)
  const [x, y] = onPlane(point, zoom)
  return [Math.round((x - x0) * 10) / 10, Math.round((y - y0) * 10) / 10]
}

/**
 * The point that lies so many px to the right of the middle of a map, and below it: what `offsetFrom` undoes.
 * Off the edge of the world it is the nearest on it.
 */
export function pointAt(center: MapPoint, x: number, y: number, zoom: number): MapPoint {
  const size = TILE * 2 ** zoom
  const [x0, y0] = onPlane(center, zoom)
  const north = (0.5 - (y0 + y) / size) * 2 * Math.PI
  const latitude = (Math.atan(Math.exp(north)) * 360) / Math.PI - 90
  const longitude = ((x0 + x) / size - 0.5) * 360
  return {
    latitude: Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)),
    longitude: Math.max(-180, Math.min(180, longitude)),
  }
}

/** px of a length on the ground. */
export function lengthOf(metres: number, { latitude }: MapPoint, zoom: number): number {
  const across = EQUATOR_METRES * Math.cos(radians(latitude))
  return Math.round((metres / across) * TILE * 2 ** zoom * 10) / 10
}

/** The middle of all points. */
export function middleOf(points: readonly MapPoint[]): MapPoint {
  const half = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return {
    latitude: half(points.map((point) => point.latitude)),
    longitude: half(points.map((point) => point.longitude)),
  }
}

/** The closest zoom, at most `most`, that shows all points in a box of so many px. */
export function fitZoom(
  points: readonly MapPoint[],
  width: number,
  height: number,
  most: number,
): number {
  const center = middleOf(points)
  let zoom = Math.min(MAX_ZOOM, Math.round(most))
  const fits = () =>
    points.every((point) => {
      const [x, y] = offsetFrom(center, point, zoom)
      return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2
    })
  while (zoom > MIN_ZOOM && !fits()) zoom -= 1
  return zoom
}
