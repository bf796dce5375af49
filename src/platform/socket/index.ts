import { isObject } from '../../shared/json'

/** What is heard of a connection. */
export interface SocketEars {
  readonly heard: (text: string) => void
  /** It is over, or never began. May be told twice. */
  readonly ended: () => void
}

/** The connection of both mini-programs. */
interface SocketTask {
  onMessage(listener: (message: { data?: unknown }) => void): void
  onClose(listener: () => void): void
  onError(listener: () => void): void
  close(options: object): void
}
interface MiniHost {
  connectSocket(options: { url: string; multiple: boolean; fail: () => void }): SocketTask
}
declare const wx: MiniHost
declare const my: MiniHost

/**
 * Opens a connection over which the server speaks by itself.
 *
 * @param address with its origin; in a browser a path will do.
 * @returns what ends it. Throws what the host throws when it will not even try.
 */
export function connectSocket(address: string, ears: SocketEars): () => void {
  return process.env.TARO_ENV === 'h5' ? inBrowser(address, ears) : inMiniProgram(address, ears)
}

function inBrowser(address: string, { heard, ended }: SocketEars): () => void {
  const { href } = new URL(address, window.location.href)
  const socket = new WebSocket(href.replace(/^http/, 'ws'))
  socket.onmessage = ({ data }) => heard(String(data))
  socket.onclose = ended
  return () => socket.close()
}

/**
 * Not by Taro: its Alipay listens to the one connection of old there, whose listeners nobody takes away, and
 * WeChat asks for listeners in the turn of the call.
 */
function inMiniProgram(address: string, { heard, ended }: SocketEars): () => void {
  const host = process.env.TARO_ENV === 'alipay' ? my : wx
  const url = address.replace(/^http/, 'ws')
  const task = host.connectSocket({ url, multiple: true, fail: ended })
  // Alipay has wrapped it once more.
  task.onMessage(({ data }) => heard(String(isObject(data) ? data.data : data)))
  task.onClose(ended)
  task.onError(ended)
  return () => task.close({})
}
