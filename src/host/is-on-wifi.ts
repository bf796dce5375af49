import { isOnWifi as ask } from '../platform/errands'

/** True when data costs nothing; false as well when the host cannot tell. */
export const isOnWifi = (): Promise<boolean> => ask()
