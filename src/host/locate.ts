import { locate as ask } from '../platform/locate'
import type { Position } from '../platform/types'

export type { Position } from '../platform/types'

/** Where the user is, after their yes. @throws HostError, PrivacyRefusedError or UnsupportedError */
export const locate = (): Promise<Position> => ask()
