import { keepPicture as keep } from '../platform/errands'
import type { Kept } from '../shared/host'

/** Lets the user keep a picture as a file of this name. @throws HostError when it cannot be had. */
export const keepPicture = (url: string, name: string): Promise<Kept> => keep(url, name)
