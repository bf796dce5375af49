import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Somebody between the phone and the server. */
export interface Forger {
  readonly origin: string
  close(): void
}

/** Hands everything on to `origin`, but changes the text of answers to calls whose path ends so. */
export async function startForger(
  origin: string,
  path: string,
  change: (body: string) => string,
): Promise<Forger> {
  const server = createServer(async (request, response) => {
    const { method, url = '/' } = request
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const body = await read(request)
    const answer = await fetch(origin + url, {
      method,
      headers: headers as Record<string, string>,
      body: body.length > 0 ? new Uint8Array(body) : undefined,
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const hit = url.split('?')[0]?.endsWith(path)
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
    })
    response.end(hit ? change(bytes.toString()) : bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
