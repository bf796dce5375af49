import { isIPv6 } from 'node:net'

/** What the Node adapter hands over beside a request; nothing when the sandbox is called in process. */
interface NodeEnv {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } }
}

/**
 * The address a call came from, by its connection: a header could say anything. Empty in process, and
 * behind a proxy it is the proxy's.
 */
export function remoteAddress(env: unknown): string {
  return (env as NodeEnv | undefined)?.incoming?.socket?.remoteAddress ?? ''
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Blocks of an IPv6 network: everybody has one, with 2^64 addresses in it. */
const BLOCKS = 4

/** The address to count by: an IPv4 address, or the /64 an IPv6 address is in. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::')
  const blocks = head.split(':').filter(Boolean)
  const rest = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? Array<string>(8 - blocks.length - rest.length).fill('0') : []
  const whole = [...blocks, ...gap, ...rest].map((block) => Number.parseInt(block, 16).toString(16))
  return whole.slice(0, BLOCKS).join(':')
}
