import type {
  AnyWidget,
  Meta,
  Registry,
  Security,
  Source,
  WidgetNode,
} from '../../src/engine/contract'
import type { AnyContract } from '../../src/http/endpoint'
import type { Route } from '../../src/routing/table'

/** An error is something a user meets; a warning is something an author should look at. */
export type Severity = 'error' | 'warning'

export interface Problem {
  readonly rule: string
  readonly severity: Severity
  /** Into the definition: `widgets.3.config.bind`. Empty for the definition itself. */
  readonly path: string
  /** One line. */
  readonly message: string
}

export type Found = Pick<Problem, 'path' | 'message'>

export interface Rule {
  readonly name: string
  readonly severity: Severity
  /** What the rule wants, one line. */
  readonly about: string
  readonly check: (view: View, world: World) => Iterable<Found>
}

/** One widget of a definition, wherever it stands. */
export interface ViewNode {
  readonly path: string
  readonly node: WidgetNode
  /** 1 for a widget of the page. */
  readonly depth: number
  /** Of the page's registry; absent when the page cannot draw it. */
  readonly widget: AnyWidget | undefined
  /** The widget it is drawn instead of. */
  readonly replaces: ViewNode | undefined
}

/** A definition as the rules read it. */
export interface View {
  readonly json: Readonly<Record<string, unknown>>
  readonly url: string
  /** UTF-8 of its JSON. */
  readonly bytes: number
  /** The page of this address; absent when `/views/index?url=` draws it. */
  readonly route: Route | undefined
  readonly registry: { readonly name: string; readonly widgets: Registry }
  readonly nodes: readonly ViewNode[]
  /** What stands among widgets and is none. */
  readonly strangers: readonly string[]
  readonly sources: Readonly<Record<string, Source>>
  readonly security: Security
  readonly meta: Partial<Meta>
}

/** What definitions lead to and are drawn from. */
export interface World {
  /** Every widget there is. */
  readonly all: Registry
  /** Which widgets the page of a route has. */
  readonly registryOf: (route: Route | undefined) => View['registry']
  /** Urls that have a definition. */
  readonly views: ReadonlySet<string>
  /** Urls of definitions that some known definition or widget leads to. */
  readonly linked: ReadonlySet<string>
  /** Keys of the server's forms: `/auto/edit?url=` opens them without a definition. */
  readonly forms: ReadonlySet<string>
  readonly contracts: readonly AnyContract[]
  /** Bytes of a picture, `missing` where there should be one, undefined when nobody knows. */
  readonly pictureBytes: (url: string) => number | 'missing' | undefined
}
