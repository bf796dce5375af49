import type { HostError, Subscribing } from '../types'

/** Operations the launcher's Node side serves. */
export type Operation =
  | 'log'
  | 'request'
  | 'socket'
  | 'abort'
  | 'upload'
  | 'download'
  | 'sandbox'
  | 'chooseFile'
  | 'readFile'

/** Asks the Node side. Its failures come back as values, since an exception would lose its fields. */
export async function ask<T>(operation: Operation, payload: unknown): Promise<T> {
  const answer = (await window.__miniHost(operation, payload)) as { value?: T; failure?: string }
  if (answer.failure !== undefined) throw new HostFailure(answer.failure)
  return answer.value as T
}

/** Posts JSON to an endpoint of the sandbox that stands for the host's own servers. */
export function sandbox<T>(path: string, body: unknown): Promise<SandboxAnswer<T>> {
  return ask('sandbox', { path, body })
}

export interface SandboxAnswer<T> {
  ok: boolean
  status: number
  body: T & { message?: string }
}

/** A failure an API reports to its `fail` callback; `fields` are merged into what it gets. */
export class HostFailure extends Error {
  constructor(
    message: string,
    readonly code = 10,
    readonly fields: object = {},
  ) {
    super(message)
    this.name = 'HostFailure'
  }
}

const planned: Record<string, HostError[]> = {}

/** Makes the next call of `api` fail. */
export function failNext(api: string, error: HostError): void {
  planned[api] = [...(planned[api] ?? []), error]
}

/** Takes a planned failure of `api`, if there is one. */
export function plannedFailure(api: string): HostError | undefined {
  return planned[api]?.shift()
}

const codes: string[] = []

/** Holds this code before the camera when the next scanner opens. */
export function scanNext(code: string): void {
  codes.push(code)
}

/** What the scanner sees; undefined when somebody closes it. */
export function scanned(): string | undefined {
  return codes.shift()
}

const said: Subscribing[] = []

/** Answers so when the host asks next whether messages may be sent. */
export function subscribeNext(answer: Subscribing): void {
  said.push(answer)
}

/** What somebody says to the sheet of messages; without a plan they agree. */
export const subscribing = (): Subscribing => said.shift() ?? 'accept'

/** Notes a call in the launcher's list. */
export function logCall(name: string, args: unknown): void {
  void window.__miniHost('log', [name, plain(args)])
}

/** The JSON part of a value: callbacks, and what JSON cannot hold, fall away. */
export function plain(value: unknown): unknown {
  try {
    const json = JSON.stringify(value, (_, each: unknown) =>
      each instanceof ArrayBuffer ? `ArrayBuffer(${each.byteLength})` : each,
    )
    return json === undefined ? null : (JSON.parse(json) as unknown)
  } catch {
    return String(value)
  }
}
