import { HostError, UnsupportedError } from '../../errors'
import type { Locate, Position } from '../../shared/host'

/** Krasovsky 1940: half axis in metres, and eccentricity squared. */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943

const radians = (degrees: number) => (degrees * Math.PI) / 180
const wave = (value: number, divisor: number) => Math.sin((value / divisor) * Math.PI)
const ripples = (value: number) => ((wave(value, 1 / 6) * 20 + wave(value, 1 / 2) * 20) * 2) / 3

function northward(x: number, y: number): number {
  const flat = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x))
  const bands = wave(y, 1) * 20 + wave(y, 3) * 40
  const swell = wave(y, 12) * 160 + wave(y, 30) * 320
  return flat + ripples(x) + ((bands + swell) * 2) / 3
}

function eastward(x: number, y: number): number {
  const flat = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x))
  const bands = wave(x, 1) * 20 + wave(x, 3) * 40
  const swell = wave(x, 12) * 150 + wave(x, 30) * 300
  return flat + ripples(x) + ((bands + swell) * 2) / 3
}

/** Roughly: only there do maps differ from satellites. */
const isInChina = ({ latitude, longitude }: Position) =>
  longitude > 72.004 && longitude < 137.8347 && latitude > 0.8293 && latitude < 55.8271

/** A satellite's position (WGS-84) as Chinese maps write it (GCJ-02); up to half a kilometre apart. */
export function toGcj02({ latitude, longitude }: Position): Position {
  if (!isInChina({ latitude, longitude })) return { latitude, longitude }
  const [x, y] = [longitude - 105, latitude - 35]
  const sine = Math.sin(radians(latitude))
  const magic = 1 - ECCENTRICITY * sine * sine
  const root = Math.sqrt(magic)
  const north = (AXIS * (1 - ECCENTRICITY)) / (magic * root)
  const east = (AXIS / root) * Math.cos(radians(latitude))
  return {
    latitude: latitude + northward(x, y) / radians(north),
    longitude: longitude + eastward(x, y) / radians(east),
  }
}

/** Of a GeolocationPositionError. */
const PERMISSION_DENIED = 1
/** Long enough for a phone indoors, ms. */
const LIMIT = 10_000
/** One that is a minute old still tells which shop is nearer. */
const MAX_AGE = 60_000

/** The browser's position, which is WGS-84 everywhere, moved to where Chinese maps have it. */
export const locate: Locate = () =>
  new Promise((resolve, reject) => {
    const { geolocation } = window.navigator as { readonly geolocation?: Geolocation }
    if (!geolocation) return reject(new UnsupportedError('location'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(toGcj02(coords)),
      (cause) => {
        const problem = cause.code === PERMISSION_DENIED ? 'refused' : 'failed'
        reject(new HostError(`platform.location.${problem}`, cause))
      },
      { timeout: LIMIT, maximumAge: MAX_AGE },
    )
  })
