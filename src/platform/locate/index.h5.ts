import { HostError, UnsupportedError } from '../../errors'
import type { Locate } from '../../shared/host'
import { toGcj02 } from './gcj02'

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
