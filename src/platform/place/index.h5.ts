import { encodePart } from '../../shared/encode'
import type { ShowPlace } from './types'

/** Amap's address for a marker: the app where it is installed, else its page. */
export const showPlace: ShowPlace = async ({ latitude, longitude, name }) => {
  window.location.assign(
    `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodePart(name)}&coordinate=gaode&callnative=1`,
  )
}
