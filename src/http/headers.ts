import { chatSigner, headers as HEADER, signer } from '../../taproom.config'
import type { Credentials, Method } from '../shared/transport'
import type { HostName } from './endpoint'

/** Their names are the adopter's (taproom.config.ts). */
export { headers as HEADER } from '../../taproom.config'

/** The part of the session that goes into headers. */
export interface SessionHeaders {
  /** Rises with every login and logout; a 401 of an older epoch is stale news. */
  readonly epoch: number
  readonly tenant: string
  readonly merchantId: string
  readonly regionId: string
  readonly user?: Credentials
  /**
   * The session was taken up again with a stored token (`checkToken`, `getLoginUserByToken`) rather than
   * by a login of this start. Each of its calls to the main and generic hosts is then marked with
   * `tokenLogin: true`; no other call has the marker (client spec §7, 'optional token-login marker';
   * point 6).
   */
  readonly tokenLogin?: boolean
}

export interface DeviceHeaders {
  readonly clientType: string
  readonly appType: string
  readonly isMobile: boolean
  /** Page address without query: tokens and codes never travel in it. */
  readonly clientUrl: string
  readonly locale: string
  readonly project: string
}

export interface HeaderInput {
  readonly session: SessionHeaders
  readonly device: DeviceHeaders
  readonly projectKey: string
  /** Seconds by the server's clock. */
  readonly timestamp: number
  readonly nonce: string
  readonly request: {
    readonly host: HostName
    readonly method: Method
    readonly path: string
    /** With its question mark; empty when there is none. */
    readonly query: string
    readonly body: string
    /** What a list is narrowed to, escaped; empty for any other call. */
    readonly filter?: string
    readonly anonymous: boolean
  }
}

/** A pure function of session, device and request: no header outlives the call it was built for. */
export function buildHeaders(input: HeaderInput): Record<string, string> {
  const { session, device } = input
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    [HEADER.timestamp]: String(input.timestamp),
    [HEADER.nonce]: input.nonce,
    [HEADER.tenant]: session.tenant,
    [HEADER.merchantId]: session.merchantId,
    [HEADER.filter]: input.request.filter ?? '',
    [HEADER.regionId]: session.regionId,
    [HEADER.isMobile]: String(device.isMobile),
    [HEADER.project]: device.project,
    [HEADER.clientUrl]: encodeURI(device.clientUrl),
    [HEADER.clientType]: device.clientType,
    [HEADER.appType]: device.appType,
    [HEADER.language]: device.locale,
  }
  return { ...headers, ...credentials(input), [HEADER.sign]: signatureOf(input) }
}

function signatureOf({ projectKey, timestamp, nonce, request }: HeaderInput): string {
  const { method, path, query, body } = request
  return signer({ timestamp, nonce, method, path: path + query }, body, projectKey)
}

/** Every call carries every header (client spec §7); without a session those about it are empty. */
const NOBODY: Readonly<Record<string, string>> = {
  [HEADER.authorization]: '',
  [HEADER.token]: '',
  [HEADER.userToken]: '',
  [HEADER.userId]: '',
  [HEADER.expires]: '',
}

function credentials({ session, timestamp, request }: HeaderInput): Record<string, string> {
  if (session.user === undefined || request.anonymous) return NOBODY
  const { id, token, expireTime } = session.user
  if (request.host === 'chat') {
    return {
      ...NOBODY,
      [HEADER.token]: chatSigner(id, token, timestamp),
      [HEADER.userId]: id,
    }
  }
  return {
    [HEADER.authorization]: `Bearer ${token}`,
    [HEADER.token]: token,
    [HEADER.userToken]: token,
    [HEADER.userId]: id,
    [HEADER.expires]: String(expireTime),
    ...(session.tokenLogin ? { [HEADER.tokenLogin]: 'true' } : {}),
  }
}
