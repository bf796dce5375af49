import { locate as ask } from '../platform/locate'
import type { Position } from '../platform/locate/types'

export type { Position } from '../platform/locate/types'

/** Where the user is, after their yes. @throws HostError, PrivacyRefusedError or UnsupportedError */
export const locate = (): Promise<Position> => ask()
