import { locate as ask } from '../platform/locate'
import type { Position } from '../shared/host'

export type { Position } from '../shared/host'

/** Where the user is, after their yes. @throws HostError, PrivacyRefusedError or UnsupportedError */
export const locate = (): Promise<Position> => ask()
