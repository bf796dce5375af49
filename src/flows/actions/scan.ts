import { scanByHost } from '../../platform/scan'

/** Opens the host's scanner; undefined when it is closed. Mini-programs only. @throws HostError */
export const scan = (): Promise<string | undefined> => scanByHost()
