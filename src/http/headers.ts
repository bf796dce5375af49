import { headers as HEADER } from '../../taproom.config'
import type { Credentials, Method, Signer } from '../shared/transport'
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
  readonly signer: Signer
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

/** Of session, device and request alone: no header outlives the call it was built for. */
export async function buildHeaders(input: HeaderInput): Promise<Record<string, string>> {
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
  const [own, sign] = await Promise.all([credentials(input), signatureOf(input)])
  return { ...headers, ...own, [HEADER.sign]: sign }
}

function signatureOf({ projectKey, signer, timestamp, nonce, request }: HeaderInput) {
  const { method, path, query, body } = request
  return signer.sign({ timestamp, nonce, method, path: path + query }, body, projectKey)
}

/** Every call carries every header (client spec §7); without a session those about it are empty. */
const NOBODY: Readonly<Record<string, string>> = {
  [HEADER.authorization]: '',
  [HEADER.token]: '',
  [HEADER.userToken]: '',
  [HEADER.userId]: '',
  [HEADER.expires]: '',
}

async function credentials({
  session,
  signer,
  timestamp,
  request,
}: HeaderInput): Promise<Record<string, string>> {
  if (session.user === undefined || request.anonymous) return NOBODY
  const { id, token, expireTime } = session.user
  if (request.host === 'chat') {
    return {
      ...NOBODY,
      [HEADER.token]: await signer.chatToken(id, token, timestamp),
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
