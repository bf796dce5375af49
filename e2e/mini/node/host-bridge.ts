import path from 'node:path'
import type { HttpAnswer, HttpFailure, HttpRequest, UploadRequest } from '../runtime/apis/network'
import type { Operation, SandboxAnswer } from '../runtime/bridge'
import type { HostCall, MiniHost } from '../types'
import { type TempFile, TempFiles } from './temp-files'

export interface BridgeOptions {
  host: MiniHost
  sandbox: string
  apiOrigin: string
  identity: string
}

type Identified<T> = T & { id: number }

/** A planned loss of the network. */
interface Cut {
  readonly path: string
  readonly after: boolean
  readonly happened: () => void
}

/** What each host's network stack says it is. */
const USER_AGENTS: Record<MiniHost, string> = {
  weapp:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN',
  alipay:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AliApp(AP/10.5.0) AlipayClient/10.5.0 MiniProgram',
}

/** What WeChat on Android writes into a failure when there is no network at all. */
const LOST = 'errcode:-106 cronet_error_code:-106 error_msg:net::ERR_INTERNET_DISCONNECTED'

/** Headers `fetch` sets itself. */
const OWN_HEADERS = new Set(['host', 'connection', 'content-length', 'transfer-encoding'])

/** The Node side of a running mini-program: its network, its files, its host's servers. */
export class HostBridge {
  readonly calls: HostCall[] = []
  readonly files: TempFiles
  identity: string
  private running = new Map<number, AbortController>()
  private cuts: Cut[] = []
  private connected = true

  constructor(private readonly options: BridgeOptions) {
    this.files = new TempFiles(options.host)
    this.identity = options.identity
  }

  /** Serves one operation of the page. A failure is a value, since its fields would not cross. */
  async serve(operation: Operation, payload: unknown): Promise<object> {
    try {
      const run = this.operations[operation] as (value: unknown) => unknown
      return { value: await run(payload) }
    } catch (reason) {
      return { failure: (reason as Error).message }
    }
  }

  /** The network goes at the next transfer to an address that holds `path`. */
  cutNext(path: string, after: boolean): Promise<void> {
    return new Promise((happened) => this.cuts.push({ path, after, happened }))
  }

  /** Whether there is a network at all. */
  get isConnected(): boolean {
    return this.connected
  }

  /** The network goes, with all that is on its way, or is there again. */
  setNetwork(isConnected: boolean): void {
    this.connected = isConnected
    if (isConnected) return
    for (const transfer of this.running.values()) transfer.abort(new Error(LOST))
  }

  private takeCut(url: string): Cut | undefined {
    const cut = this.cuts.find(({ path: part }) => url.includes(part))
    this.cuts = this.cuts.filter((each) => each !== cut)
    return cut
  }

  /** The address a request of the bundle really goes to. */
  target(url: string): string {
    const { apiOrigin, sandbox } = this.options
    return url.startsWith(apiOrigin) ? sandbox + url.slice(apiOrigin.length) : url
  }

  private readonly operations = {
    log: (call: HostCall) => {
      this.calls.push(call)
    },
    request: (request: Identified<HttpRequest>) => this.request(request),
    socket: ({ url }: { url: string }) => this.socketAddress(url),
    abort: ({ id }: { id: number }) => this.running.get(id)?.abort('abort'),
    upload: (request: Identified<UploadRequest>) => this.upload(request),
    download: (request: Identified<HttpRequest>) => this.download(request),
    sandbox: (call: { path: string; body: object }) => this.postSandbox(call),
    chooseFile: () => this.files.choose(),
    readFile: ({ path: file }: { path: string }) => this.files.read(file).bytes.toString('base64'),
  } satisfies Record<Operation, (payload: never) => unknown>

  /** Where a connection of the bundle leads. @throws Error without a network. */
  private socketAddress(url: string): string {
    if (!this.connected) throw new Error(LOST)
    return this.target(url.replace(/^ws/, 'http')).replace(/^http/, 'ws')
  }

  private request(request: Identified<HttpRequest>): Promise<HttpAnswer | HttpFailure> {
    const body =
      request.body !== undefined && request.binary
        ? Buffer.from(request.body, 'base64')
        : request.body
    return this.send(request, body)
  }

  private upload(request: Identified<UploadRequest>): Promise<HttpAnswer | HttpFailure> {
    const file = this.files.read(request.filePath)
    const form = new FormData()
    for (const [name, value] of Object.entries(request.form)) form.append(name, String(value))
    const bytes = new Blob([new Uint8Array(file.bytes)], { type: file.type })
    form.append(request.field, bytes, path.basename(request.filePath))
    const { 'content-type': _, ...headers } = request.headers
    return this.send({ ...request, headers }, form)
  }

  private async download(
    request: Identified<HttpRequest>,
  ): Promise<(HttpAnswer & { file: TempFile }) | HttpFailure> {
    const answer = await this.send(request, undefined)
    if ('failed' in answer) return answer
    const type = answer.headers['content-type'] ?? 'application/octet-stream'
    return { ...answer, file: this.files.store(Buffer.from(answer.body, 'base64'), type) }
  }

  private async send(
    { id, url, method, headers, timeout }: Identified<HttpRequest>,
    body: BodyInit | undefined,
  ): Promise<HttpAnswer | HttpFailure> {
    const controller = new AbortController()
    this.running.set(id, controller)
    const timer = setTimeout(() => controller.abort('timeout'), timeout)
    const cut = this.takeCut(url)
    try {
      if (!this.connected) throw new Error(LOST)
      if (cut && !cut.after) throw new Error('cut')
      const sent = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name))
      const exchange = async () => {
        const response = await fetch(this.target(url), {
          method,
          headers: { 'user-agent': USER_AGENTS[this.options.host], ...Object.fromEntries(sent) },
          body: method === 'GET' || method === 'HEAD' ? undefined : body,
          signal: controller.signal,
        })
        return { response, bytes: Buffer.from(await response.arrayBuffer()) }
      }
      const { response, bytes } = await Promise.race([exchange(), endOf(controller.signal)])
      if (cut) throw new Error('cut')
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        cookies: response.headers.getSetCookie(),
        body: bytes.toString('base64'),
      }
    } catch (reason) {
      const { reason: why } = controller.signal
      const failed = why === 'abort' || why === 'timeout' ? why : 'network'
      return { failed, message: (reason as Error)?.message ?? String(reason) }
    } finally {
      clearTimeout(timer)
      cut?.happened()
      this.running.delete(id)
    }
  }

  private async postSandbox({
    path: endpoint,
    body,
  }: {
    path: string
    body: object
  }): Promise<SandboxAnswer<object>> {
    if (!this.connected) throw new Error(LOST)
    const response = await fetch(this.options.sandbox + endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identity: this.identity, ...body }),
    })
    const text = await response.text()
    return { ok: response.ok, status: response.status, body: parse(text) }
  }
}

/** Fails when it is aborted. Node leaves a body for ever that is aborted between its headers and its end. */
const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function parse(text: string): object {
  try {
    return JSON.parse(text) as object
  } catch {
    return { message: text }
  }
}
