import type { NativeShell } from '../../shared/host'

export type { NativeShell, ShellPayChannel, ShellPayResult } from '../../shared/host'

/** A mini-program runs in no shell of ours. */
export const nativeShell = (): NativeShell | undefined => undefined
