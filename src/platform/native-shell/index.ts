import type { NativeShell } from '../types'

export type { NativeShell, ShellPayChannel, ShellPayResult } from '../types'

/** A mini-program runs in no shell of ours. */
export const nativeShell = (): NativeShell | undefined => undefined
