import { boot, isAlipay } from '../boot'
import { listen, notify, unlisten } from '../lifecycle'
import { note } from '../limits/breach'
import { loseSockets } from '../limits/sockets'

type Listener = (value: unknown) => void

const EVENT = 'onNetworkStatusChange'
const listening = new Set<Listener>()

/** How a host calls wifi, and no network at all: Alipay in capitals. */
const kind = (): string => {
  const [wifi, none] = isAlipay() ? ['WIFI', 'NOTREACHABLE'] : ['wifi', 'none']
  return boot().isConnected ? wifi : none
}

/** What `getNetworkType` answers. Alipay says beside the kind whether there is one. */
export const networkType = (): object => ({
  ...(isAlipay() && { networkAvailable: boot().isConnected }),
  networkType: kind(),
})

export function onNetwork(listener: Listener): void {
  listening.add(listener)
  listen(EVENT, listener)
}

/** Without a listener all of them go; one that never listened takes nothing away. */
export function offNetwork(listener?: Listener): void {
  if (listener && !listening.has(listener))
    note('network-listener', 'a function that does not listen')
  if (listener) listening.delete(listener)
  else listening.clear()
  unlisten(EVENT, listener)
}

/** The network of the phone goes, or is there again. Only a change is told. */
export function setNetwork(isConnected: boolean): void {
  if (boot().isConnected === isConnected) return
  boot().isConnected = isConnected
  if (!isConnected) loseSockets()
  notify(EVENT, { isConnected, networkType: kind() })
}
