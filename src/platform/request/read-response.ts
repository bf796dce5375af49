import type { TransportResponse } from '../../shared/transport'

/** A host's answer as ours. */
export function readResponse(status: number, data: unknown, header: unknown): TransportResponse {
  return { status, body: parse(data), headers: lowerCaseNames(header as Record<string, unknown>) }
}

/** Hosts differ in when they parse; text is parsed here, and what is no JSON stays text. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

function lowerCaseNames(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}
