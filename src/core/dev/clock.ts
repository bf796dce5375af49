const CLOCK_LENGTH = 8

/** `10:02:31`, by the clock of the device. */
export const clockOf = (ms: number): string => new Date(ms).toTimeString().slice(0, CLOCK_LENGTH)
