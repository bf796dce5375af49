import { readFileSync } from 'node:fs'
import { type CollectionTag, parse, Scalar } from 'yaml'

interface Service {
  readonly image?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, unknown>> | null
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  /** It is started by who names one of them. */
  readonly profiles?: readonly string[]
}

type Variables = Readonly<Record<string, string>>

/** `${NAME}`, `${NAME:-if it is empty}`, `${NAME-if it is not set}` and `${NAME:?why it is needed}`. */
const VARIABLE = /\$\{(\w+)(?:(:-|-|:\?)([^{}]*))?\}/
/** Around what is missing, until it is known that it is needed. */
const MISSING = '\0'

/** `depends_on: !reset {}`: what the files before say of it counts no more. */
const RESET: CollectionTag = {
  tag: '!reset',
  collection: 'map',
  resolve: () => new Scalar(null),
}

/**
 * The services of compose files as `docker compose -f one -f another up` starts them, for machines without Docker.
 *
 * @param variables as `.env` would have them.
 * @throws Error for a variable that a file says is needed.
 */
export function readCompose(
  files: readonly string[],
  variables: Variables,
): Readonly<Record<string, Service>> {
  const services: Record<string, Service> = {}
  for (const file of files) {
    const { services: more } = parse(
      readFileSync(file, 'utf8'),
      (_, value: unknown) => (typeof value === 'string' ? fill(value, file, variables) : value),
      { customTags: [RESET] },
    )
    for (const [name, own] of Object.entries<Service>(more)) {
      const before = services[name]
      const environment = { ...before?.environment, ...own.environment }
      const depends_on = own.depends_on === null ? {} : { ...before?.depends_on, ...own.depends_on }
      services[name] = { ...before, ...own, environment, depends_on }
    }
  }
  return Object.fromEntries(Object.entries(services).filter(([, { profiles }]) => !profiles))
}

/** A text with what its variables say, the innermost first. @throws Error as above. */
function fill(text: string, file: string, variables: Variables): string {
  let filled = text
  for (let found = VARIABLE.exec(filled); found; found = VARIABLE.exec(filled)) {
    const [whole, name = '', mark, words = ''] = found
    const given = variables[name]
    const otherwise = mark === ':?' ? `${MISSING}${file}: ${name} ${words}${MISSING}` : words
    const isGiven = mark === '-' ? given !== undefined : Boolean(given)
    filled = filled.replace(whole, () => (isGiven ? (given ?? '') : otherwise))
  }
  const [, missing] = filled.split(MISSING)
  if (missing !== undefined) throw new Error(missing)
  return filled
}
