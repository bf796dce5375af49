import { showPlace as show } from '../platform/errands'
import type { Place } from '../shared/host'

/** Shows a place in the phone's map; in a browser that of Amap. @throws HostError when there is none. */
export const showPlace = (place: Place): Promise<void> => show(place)
