import { login } from '../../src/features/login/contract'
import { getProductSkus } from '../../src/features/product/contract'
import { pageRecords } from '../../src/features/record/contract'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { HEADER } from '../../src/http/headers'
import { sign } from '../../src/shared/signature'
import { settings } from '../../taproom.config'
import type { Sandbox } from './sandbox'

interface Input {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

type Data<E extends AnyEndpoint> = Awaited<ReturnType<E>>

/** A refusal has code and words and no data. */
interface Envelope {
  readonly code: number
  readonly message: string
  readonly data?: unknown
  readonly result?: unknown
}

/** An account with its lines, cents or points, the first line first. */
export interface Book {
  readonly amount: number
  readonly lines: readonly number[]
}

/** What the server says to somebody, whatever their screen shows. */
export interface Teller {
  /** What a call answers. @throws when it is refused. */
  call<E extends AnyEndpoint>(endpoint: E, input?: Input): Promise<Data<E>>
  /** Why a call is refused; empty when it is not. */
  refusal(endpoint: AnyEndpoint, input?: Input): Promise<string>
  /** The wallet, by the kind of account. */
  books(): Promise<Readonly<Record<string, Book>>>
  /** Pieces of a variant that can be sold. */
  stockOf(sku: { readonly id: string; readonly productId: string }): Promise<number | undefined>
}

const toSearch = (query: Input['query']) => (query ? `?${new URLSearchParams(query)}` : '')

/** Logs somebody in beside the app they hold. @throws when the password is not theirs. */
export async function tellerOf(
  { origin }: Sandbox,
  mobile: string,
  password: string,
): Promise<Teller> {
  let token = ''

  async function ask({ contract }: AnyEndpoint, { params, query, body }: Input = {}) {
    const { method, host = 'main' } = contract
    const filled = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? '')
    const path = filled + toSearch(query)
    const text = method === 'GET' ? '' : JSON.stringify(body ?? {})
    const timestamp = Math.floor(Date.now() / 1000)
    const nonce = crypto.randomUUID()
    const signature = sign({ timestamp, nonce, method, path }, text, settings.keys.project)
    const response = await fetch(`${origin}/${host}/${path}`, {
      method,
      ...(text !== '' && { body: text }),
      headers: {
        'content-type': 'application/json',
        [HEADER.language]: 'zh-CN',
        [HEADER.timestamp]: String(timestamp),
        [HEADER.nonce]: nonce,
        [HEADER.sign]: signature,
        ...(token && { [HEADER.authorization]: `Bearer ${token}` }),
      },
    })
    return (await response.json()) as Envelope
  }

  async function call<E extends AnyEndpoint>(endpoint: E, input?: Input): Promise<Data<E>> {
    const { code, message, data, result } = await ask(endpoint, input)
    if (code !== 200) throw new Error(`${endpoint.contract.path}: ${code} ${message}`)
    return (data ?? result) as Data<E>
  }

  token = (await call(login, { body: { key: mobile, password, type: 4 } })).token

  return {
    call,
    async refusal(endpoint, input) {
      const { code, message } = await ask(endpoint, input)
      return code === 200 ? '' : message
    },
    async books() {
      const { accounts } = await call(listAccounts)
      const page = await call(pageRecords, {
        params: { module: 'asset', type: 'ledger' },
        body: { pageIndex: 1, pageSize: 100, sorts: [{ field: 'createdAt', type: 'Desc' }] },
      })
      const lines = page.result as unknown as readonly { accountId: string; amount: number }[]
      const linesOf = (id: string) =>
        lines.filter(({ accountId }) => accountId === id).map(({ amount }) => amount)
      return Object.fromEntries(
        accounts.map(({ id, kind, amount }) => [kind, { amount, lines: linesOf(id).reverse() }]),
      )
    },
    async stockOf({ id, productId }) {
      const skus = await call(getProductSkus, { query: { id: productId } })
      return skus.find((sku) => sku.id === id)?.stock
    },
  }
}
