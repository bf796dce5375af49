import { BlockList, isIP, isIPv6 } from 'node:net'
import { WrongSettings } from '../running/wrong-settings'
import { remoteAddress } from './remote-address'

const FORWARDED_FOR = 'x-forwarded-for'
const FORWARDED_PROTO = 'x-forwarded-proto'
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** The proxies this server stands behind: what they say of a caller is believed, what others say is not. */
export class Proxies {
  private readonly list = new BlockList()

  /**
   * @param list addresses and networks, separated by commas: `127.0.0.1, 172.16.0.0/12, fd00::/8`.
   * @throws WrongSettings for what is neither.
   */
  constructor(list = '') {
    for (const part of list.split(',').map((text) => text.trim())) if (part !== '') this.add(part)
  }

  private add(part: string): void {
    const [address = '', bits, ...more] = part.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = family === 'ipv6' ? 128 : 32
    const length = bits === undefined ? most : Number(bits)
    const fits = bits !== '' && Number.isInteger(length) && length >= 0 && length <= most
    if (isIP(address) === 0 || !fits || more.length > 0) {
      throw new WrongSettings(
        `TAPROOM_PROXIES: ${part} is no address and no network, such as 10.0.0.0/8`,
      )
    }
    this.list.addSubnet(address, length, family)
  }

  private has(address: string): boolean {
    const bare = address.replace(MAPPED, '')
    return isIP(bare) !== 0 && this.list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4')
  }

  /**
   * Whom a call came from: its connection, or what our own proxies say of it. Whatever stands in the header
   * before the last address that is not ours was written by the caller.
   *
   * @returns empty for a call in process.
   */
  addressOf(env: unknown, headers: Headers): string {
    const connected = remoteAddress(env)
    if (!this.has(connected)) return connected
    const said = (headers.get(FORWARDED_FOR) ?? '').split(',').map((text) => text.trim())
    const named = said.reverse().find((address) => !this.has(address)) ?? ''
    return isIP(named) === 0 ? connected : named
  }

  /** The address that was asked for, as the caller wrote it: TLS ends at our proxy. */
  urlOf(env: unknown, { url, headers }: Request): URL {
    const asked = new URL(url)
    const isTold = this.has(remoteAddress(env)) && headers.get(FORWARDED_PROTO) === 'https'
    if (isTold) asked.protocol = 'https:'
    return asked
  }
}
