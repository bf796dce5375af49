import type { AnyContract, HostName } from '../../src/http/endpoint'
import { HEADER } from '../../src/http/headers'
import type { Context, Handler, Locale } from '../handler'
import { Refusal } from '../refusal'
import { authenticate, type Credentials } from '../security/authenticate'
import { chatUser } from '../security/chat-token'
import type { Services } from '../services'
import { toResponse } from './envelopes'
import { checkParams, checkQuery, checkValue, parseForm, parseJson } from './limits'
import { localeOf } from './locale'
import { returnOrigin } from './origins'
import { RouteTable } from './route-table'
import { coerceQuery, longestText, validate } from './validate'

/** A call, read once. */
export interface ApiCall extends Credentials {
  readonly host: HostName
  /** Of the connection; empty in process. */
  readonly address: string
  readonly contentType: string
  /** Sent as the parts of a form. */
  readonly isForm: boolean
  readonly bytes: () => Promise<ArrayBuffer>
  /** Hears which contract it is, by its path. */
  readonly onFound: (path: string) => void
}

const UNKNOWN = (path: string) =>
  new Refusal(404, {
    en: `${path}: no such call; mind the case`,
    'zh-Hans': `${path}接口不存在，请注意大小写`,
  })
const WRONG_METHOD = new Refusal(405, {
  en: 'Wrong method for this call: GET called as POST, or POST as GET?',
  'zh-Hans': '您无权访问接口:是否为get方法使用httpPost或者post方法使用httpGet',
})
const NO_FORMS = new Refusal(400, {
  en: 'This call takes JSON, not a form.',
  'zh-Hans': '该接口只接受 JSON，不接受表单',
})
const BROKEN = { en: 'The server failed. Please try again.', 'zh-Hans': '服务器出错，请稍后再试' }

/** Answers calls of one host from its contracts. */
export class Api {
  private readonly routes: RouteTable

  constructor(
    private readonly host: HostName,
    handlers: readonly Handler[],
    private readonly services: Services,
  ) {
    this.routes = new RouteTable(
      handlers.filter(({ contract }) => (contract.host ?? 'main') === host),
    )
  }

  /** Never throws: what goes wrong is said in the envelope. */
  async answer(call: ApiCall): Promise<Response> {
    const locale = localeOf(call.headers.get(HEADER.language))
    try {
      const data = await this.run(call, locale)
      return toResponse(this.host, { code: 200, message: '', data })
    } catch (error) {
      if (!(error instanceof Refusal)) this.services.fail(`${call.method} ${call.path}`, error)
      const refusal = error instanceof Refusal ? error : new Refusal(500, BROKEN)
      return toResponse(this.host, {
        code: refusal.code,
        message: refusal.text[locale],
        data: null,
        extra: refusal.extra,
        retryAfter: refusal.retryAfter,
      })
    }
  }

  private async run(call: ApiCall, locale: Locale): Promise<unknown> {
    const match = this.routes.find(call.method, call.path)
    if (match.kind === 'unknown') throw UNKNOWN(call.path)
    if (match.kind === 'wrong-method') throw WRONG_METHOD
    const { contract, answer } = match.handler
    const { clock, db, limits } = this.services
    call.onFound(contract.path)
    checkParams(match.params)
    checkQuery(call.url)
    const { user, session } = await this.identify(contract, call)
    if (user) await limits?.countUser(user.id, call.method !== 'GET')
    const input = {
      params: match.params,
      query: contract.query && validate(contract.query, readQuery(contract.query, call.url)),
      body: contract.body && validate(contract.body, await readBody(call, contract)),
    }
    const context: Context = {
      db,
      now: () => clock.now(),
      locale,
      user,
      session,
      origin: call.url.origin,
      returnOrigin: returnOrigin(
        call.url.origin,
        call.headers.get('origin'),
        this.services.origins,
      ),
      clientType: call.headers.get(HEADER.clientType) ?? '',
      regionId: call.headers.get(HEADER.regionId) ?? '',
      address: call.address,
      services: this.services,
    }
    return answer(input, context)
  }

  /** The chat host knows its callers by a token hashed with their session's, the others by session or signature. */
  private async identify(
    contract: AnyContract,
    call: ApiCall,
  ): Promise<Pick<Context, 'user' | 'session'>> {
    const { tokens, nonces, projectKey, clock } = this.services
    const guard = { tokens, nonces, projectKey, now: () => clock.now() }
    if (this.host === 'chat') {
      return { user: { id: await chatUser(guard, call.headers) }, session: undefined }
    }
    const session = await authenticate(guard, contract, call)
    return { user: session && { id: session.userId }, session }
  }
}

function readQuery(schema: Parameters<typeof coerceQuery>[0], url: URL): Record<string, unknown> {
  return coerceQuery(schema, Object.fromEntries(url.searchParams))
}

async function readBody(call: ApiCall, { body: schema, multipart }: AnyContract): Promise<unknown> {
  if (call.isForm && !multipart) throw NO_FORMS
  const body = call.isForm
    ? await parseForm(await call.bytes(), call.contentType)
    : parseJson(await call.text())
  checkValue(body, longestText(schema))
  return body
}
