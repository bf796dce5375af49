import type { Handler } from '../handler'

export type Match =
  | { readonly kind: 'found'; readonly handler: Handler; readonly params: Record<string, string> }
  | { readonly kind: 'wrong-method' }
  | { readonly kind: 'unknown' }

interface Pattern {
  readonly literals: number
  readonly regex: RegExp
  readonly names: readonly string[]
  readonly handler: Handler
}

/**
 * Finds the handler of a call. Paths are byte-exact and case-sensitive (client spec §8, 404). A path
 * with more literal segments wins over one with parameters, whatever the order they were added in. A
 * path of parameters alone (`{entity}/{id}`) fits almost anything: with another verb it says nothing.
 */
export class RouteTable {
  private readonly exact = new Map<string, Handler>()
  private readonly patterns: readonly Pattern[]

  constructor(handlers: readonly Handler[]) {
    const patterns: Pattern[] = []
    for (const handler of handlers) {
      const { method, path } = handler.contract
      if (path.includes('{')) patterns.push(toPattern(handler))
      else this.addExact(`${method} ${path}`, handler)
    }
    this.patterns = patterns.sort((a, b) => b.literals - a.literals)
  }

  private addExact(key: string, handler: Handler): void {
    if (this.exact.has(key)) throw new Error(`two handlers for ${key}`)
    this.exact.set(key, handler)
  }

  find(method: string, path: string): Match {
    const exact = this.exact.get(`${method} ${path}`)
    if (exact) return { kind: 'found', handler: exact, params: {} }
    // A specific path with another verb must not fall through to a generic one such as `{entity}/{id}`.
    if (METHODS.some((other) => this.exact.has(`${other} ${path}`))) return { kind: 'wrong-method' }
    const fitting = this.patterns.filter(({ regex }) => regex.test(path))
    const pattern = fitting.find(({ handler }) => handler.contract.method === method)
    if (pattern) return { kind: 'found', handler: pattern.handler, params: capture(pattern, path) }
    return { kind: fitting.some(({ literals }) => literals > 0) ? 'wrong-method' : 'unknown' }
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

function toPattern(handler: Handler): Pattern {
  const segments = handler.contract.path.split('/')
  const names: string[] = []
  const source = segments.map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name === undefined) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    names.push(name)
    return '([^/]+)'
  })
  const literals = segments.filter((segment) => segment !== '' && !segment.startsWith('{')).length
  return { literals, regex: new RegExp(`^${source.join('/')}$`), names, handler }
}

function capture({ regex, names }: Pattern, path: string): Record<string, string> {
  const values = regex.exec(path)?.slice(1) ?? []
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? '')]))
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
