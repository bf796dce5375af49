import { checkView, RULES } from '../../src/features/builder/lint/check'
import { picturesOf } from '../../src/features/builder/lint/content'
import { readViewForRules } from '../../src/features/builder/lint/view'
import { all } from '../../src/registry/all'
import { knownTo, measurePictures, readInputs, shipped } from './input'
import { referenceText } from './reference'
import { formatReport, formatRules, makeReport, type Report } from './report'
import { createWorld } from './world'

export { clientViews } from '../lib/client-views'

interface Surroundings {
  /** The repository. */
  readonly root: string
  /** What pages show without a server. */
  readonly clientViews: readonly unknown[]
  /** What `npm run conformance -- --capabilities` wrote of a server. */
  readonly lacks?: ReadonlySet<string>
}

/**
 * Checks the definitions of files and addresses; of none, those that ship.
 *
 * @throws Error with one sentence for what cannot be read.
 */
export async function checkViews(
  sources: readonly string[],
  { root, clientViews, lacks }: Surroundings,
): Promise<Report> {
  const inputs = sources.length > 0 ? await readInputs(sources) : shipped(clientViews)
  const definitions = knownTo(inputs, clientViews)
  const bare = createWorld({ definitions, root, lacks })
  const pictures = await measurePictures(inputs, (raw) => {
    const view = readViewForRules(raw, bare)
    return view ? [...picturesOf(view)].map(({ url }) => url) : []
  })
  const redirects = Object.assign({}, ...inputs.map((input) => input.redirects))
  const world = createWorld({ definitions, root, redirects, pictures, lacks })
  return makeReport(
    inputs.flatMap(({ from, definitions: own }) =>
      own.map((raw) => ({ from, ...checkView(raw, world) })),
    ),
  )
}

export { formatReport }

/** docs/reference/widgets.md as it should be. */
export const widgetsText = (): string => referenceText(all.values())

/** The rules and what each is for, as `npm run views:check -- --rules` prints them. */
export const rulesText = (): string => formatRules(RULES)
